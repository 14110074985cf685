/** What others have made of one's challenges since one last looked; this device remembers what was seen. */

import { turns } from './turns.svelte'
import type { ChallengeListed } from './wire'

const KEY = 'limestone-challenges'
const LATELY = 14 * 86_400_000 // older ones are no news on a device that is new

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

class News {
  #all = $state.raw<ChallengeListed[]>([])
  #seen = $state.raw(read())

  /** The challenges that somebody has played and one has not looked at since. */
  get list(): ChallengeListed[] {
    return this.#all.filter(one => one.own && one.played > (this.#seen[one.id] ?? 0))
  }

  hear(all: ChallengeListed[], now = Date.now()): void {
    this.#all = all.filter(one => one.id in this.#seen || now - one.at < LATELY)
    turns.told = this.list.length
  }

  /** One has looked at a challenge that so many have played. */
  see(id: string, played: number): void {
    this.#seen = { ...this.#seen, [id]: played }
    turns.told = this.list.length
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#seen))
    } catch {
      // Then it is told again.
    }
  }
}

export const news = new News()
