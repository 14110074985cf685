/** How a game ended: who won, who gave up, and in which order everybody stands. */

import type { Table } from './wire'

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

/** The seats from the first place to the last. */
export function ranked(table: Ended): number[] {
  const first = winners(table)
  const place = (seat: number) => table.result?.places[seat] ?? Number(!first.includes(seat))
  return table.seats.map(({ seat }) => seat).sort((a, b) => place(a) - place(b))
}
