/** The first steps of a newcomer: what is done is remembered on this device, or seen in the games. */

import type { Page } from './wire'

export const STEPS = ['learn', 'daily', 'invite'] as const
export type Step = (typeof STEPS)[number]
const KEY = 'limestone-steps'
const GROWN = 3 // finished games after which nobody is new

function read(): Step[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? STEPS.filter(step => kept.includes(step)) : []
  } catch {
    return []
  }
}

class Newcomer {
  #done = $state.raw(read())

  done(step: Step): void {
    this.#done = [...new Set([...this.#done, step])]
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#done))
    } catch {
      // Then the step is offered again, which hurts nobody.
    }
  }

  /** The steps that are left to somebody with these games. */
  left(games: Pick<Page, 'tables' | 'running' | 'finished' | 'archived'>): Step[] {
    const finished = games.finished + games.archived
    const withOthers = games.tables.some(table => table.levels.some((level, n) => !level && !table.mine.includes(n)))
    const seen: Record<Step, boolean> = {
      learn: finished > 0,
      daily: games.running + finished > 0,
      invite: withOthers,
    }
    return finished >= GROWN ? [] : STEPS.filter(step => !seen[step] && !this.#done.includes(step))
  }
}

export const newcomer = new Newcomer()
