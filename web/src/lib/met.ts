/** Which games this device has met: who has not met one is offered its introduction first. */

import type { GameName } from '../games'

const KEY = 'limestone-met'

function known(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

export const met = (game: GameName) => known().includes(game)

/** Remember a game that is being played, or that was introduced. */
export function meet(game: GameName): void {
  try {
    localStorage.setItem(KEY, [...new Set([...known(), game])].join(' '))
  } catch {
    // A browser that keeps nothing: the introduction is offered again.
  }
}
