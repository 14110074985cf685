/** What chance draws from, as docs/fairness.md says it: dice, pools, and what each game has to say of them. */

import { sha256, utf8 } from './sha256'
import type { GameEvent } from './wire'

/** The numbers of one chance step. */
export class Dice {
  #block = 0
  #words: bigint[] = []
  constructor(
    readonly key: Uint8Array,
    readonly step: number,
  ) {}

  async below(n: number): Promise<number> {
    const size = BigInt(n)
    const fair = (2n ** 64n / size) * size
    let word = await this.#next()
    while (word >= fair) word = await this.#next()
    return Number(word % size)
  }

  take = async <T>(pool: T[], count: number): Promise<T[]> => {
    const taken: T[] = []
    for (let n = 0; n < count; n++) taken.push(...pool.splice(await this.below(pool.length), 1))
    return taken
  }

  shuffled = async <T>(things: T[]): Promise<T[]> => {
    for (let n = things.length - 1; n > 0; n--) {
      const k = await this.below(n + 1)
      const [a, b] = [things[n] as T, things[k] as T]
      things[n] = b
      things[k] = a
    }
    return things
  }

  async #next(): Promise<bigint> {
    if (!this.#words.length) {
      const end = utf8(`\n${this.step} ${this.#block}`)
      const digest = await sha256(new Uint8Array([...this.key, ...end]))
      const view = new DataView(digest.buffer)
      this.#words = [0, 8, 16, 24].map(at => view.getBigUint64(at))
      this.#block += 1
    }
    return this.#words.shift() as bigint
  }
}

export interface Header {
  seats: number
  options: string[]
  starter: string | null
}
/** The pools of a game: what chance deals from them, and what moves change in them. */
export interface Pools {
  deal(found: string, dice: Dice): Promise<string>
  see(seat: number, move: string): void
}

/** What a page has been told of a game. */
export interface Told {
  events: GameEvent[] // of the steps that stand, oldest first
  whole: boolean // from the beginning of the game
  steps: number // how many have been played, as the table said
  seat: number | null // the only one of this page, or none
}

/** What a game draws: no rules, only what lies in which pool. */
export interface Chance {
  material: string // the word of the record before it
  needed: boolean // whether the deals need it
  pools(header: Header, material: string): Pools
  agrees(dealt: string[], told: Told, seats: number): boolean // whether nothing that was told contradicts these steps
}

export const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1)
export const still = () => undefined // where what players do changes nothing

const ends = (all: string[], last: string[]) => all.slice(all.length - last.length).join(' ') === last.join(' ')
/** Whether the last of all are these. */
export const fits = (all: string[], last: string[]) => last.length <= all.length && ends(all, last)

/** What events of a name have told, one text each. */
export const facts = ({ events }: Told, name: string, of: (facts: Record<string, unknown>) => string) =>
  events.filter(event => event.name === name).map(event => of(event.facts))
