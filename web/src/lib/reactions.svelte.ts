/** Reactions as they are shown at the players' names, each for a moment. */

const LASTS = 4000
export const reactions = $state<Record<number, string>>({}) // by seat; empty: none
const timers: Record<number, ReturnType<typeof setTimeout>> = {}

export function react(seat: number, word: string): void {
  clearTimeout(timers[seat])
  reactions[seat] = word
  timers[seat] = setTimeout(() => (reactions[seat] = ''), LASTS)
}

/** The table is left: nothing is shown at the next one. */
export function hush(): void {
  Object.values(timers).forEach(clearTimeout)
  Object.keys(reactions).forEach(seat => (reactions[Number(seat)] = ''))
}
