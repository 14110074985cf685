/** How a game ended: who won, who gave up, and in which order everybody stands. */

import type { GameEvent, Table } from './wire'

type Ended = Pick<Table, 'end' | 'result' | 'seats'>

/** The seats that gave the game up. */
export function resigned({ end }: Ended): number[] {
  const [how, ...seats] = (end ?? '').split(' ')
  return how === 'resigned' ? seats.map(Number) : []
}

/** Who has won: by the rules; where others gave up, whoever did not. Nobody in a game without a result. */
export function winners(table: Ended): number[] {
  const gone = resigned(table)
  if (table.result) return table.result.winners
  return gone.length ? table.seats.map(({ seat }) => seat).filter(seat => !gone.includes(seat)) : []
}

/** The place of a seat; where others gave up, by that. */
export function placeOf(table: Ended, seat: number): number | undefined {
  const first = winners(table)
  if (table.result || !first.length) return table.result?.places[seat]
  return first.includes(seat) ? 1 : first.length + 1
}

/** The seats from the first place to the last. */
export function ranked(table: Ended): number[] {
  const place = (seat: number) => placeOf(table, seat) ?? 0
  return table.seats.map(({ seat }) => seat).sort((a, b) => place(a) - place(b))
}

/** What decided that a seat comes after one with as many points, where nobody before it in the order came so. */
export function lowerTie({ result }: Ended, seat: number, order: readonly number[]): GameEvent | undefined {
  const beaten = (event: GameEvent) => event.facts['seats'] as number[]
  return result?.lower_ties.find(event => order.find(n => beaten(event).includes(n)) === seat)
}
