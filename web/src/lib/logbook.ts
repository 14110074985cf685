/** What happened at a table, entry by entry, as this device may tell it. */

import { patched } from './patch'
import type { Entry, GameEvent, SeatFacts, StepMessage, Table } from './wire'

export interface Logged {
  number: number
  entry: Entry
  events: GameEvent[]
  steps?: number // how many steps of the game had been played after it
  bots?: number[] // the seats that a bot plays for their people then
  back?: boolean // whether its player took the seat back from a bot with it
  chair?: SeatFacts // who came or went; whoever sits there later has another name
}
type After = Pick<Table, 'seats' | 'steps'>

const SEATING = ['joined', 'left', 'bot'] // entries that change who sits where
const SOMEBODY = { kind: 'person', mine: false, kept: false, resigned: false } as const // of whom nothing is known

/** What was told to all seats of this device alike; a seat alone hears everything it may know. */
export function seen(events: Record<string, GameEvent[]> | undefined, mine: number[]): GameEvent[] {
  const [first = [], ...others] = Object.values(events ?? {})
  if (mine.length < 2) return first
  const same = (event: GameEvent, n: number) => others.every(list => JSON.stringify(list[n]) === JSON.stringify(event))
  return first.filter(same)
}

/** A step as an entry of the log, from who sat there before it and after it. */
export function logged(step: StepMessage, before: SeatFacts[], after: After, mine: number[]): Logged {
  const { number, entry, events } = step
  const found: Logged = { number, entry, events: seen(events, mine), steps: after.steps }
  const [was, is] = [before[entry.seat ?? -1], after.seats[entry.seat ?? -1]]
  if (entry.kind === 'decided' && was?.away && !is?.away) found.back = true
  const bots = after.seats.filter(({ away }) => away).map(({ seat }) => seat)
  if (bots.length) found.bots = bots
  const moved = SEATING.includes(entry.kind) && (entry.kind === 'left' ? was : is)
  return moved ? { ...found, chair: moved } : found
}

/** The log of a table from its first steps on, of whose seats nothing else is known. */
export function retold(steps: StepMessage[], seats: SeatFacts[], mine: number[]): Logged[] {
  // Who has the same name all the time had it already when the table was made: a seat held in a rematch.
  const renamed = (seat: number) => steps.some(({ patch }) => named(patch.seats, seat))
  const first = ({ seat, name }: SeatFacts) => ({ ...SOMEBODY, seat, ...(renamed(seat) ? {} : { name }) })
  let after: After = { seats: seats.map(first), steps: 0 }
  return steps.map(step => {
    const before = after
    const { seats, steps = before.steps } = step.patch
    after = { seats: seats ? (patched(before.seats, seats) as SeatFacts[]) : before.seats, steps }
    return logged(step, before.seats, after, mine)
  })
}

/** Whether a change of the seats says the name of one of them. */
function named(seats: unknown, seat: number): boolean {
  const changed = Array.isArray(seats) ? seats : ((seats as { '#'?: unknown } | undefined)?.['#'] ?? {})
  return 'name' in ((changed as Record<number, object>)[seat] ?? {})
}
