/** The entries of a table's log in words: what was done there besides the moves of the game. */

import { has, speech, strong, t } from './i18n.svelte'
import type { Logged } from './live.svelte'
import { listed, nameOf } from './players'
import { spoken, told } from './words'

/** What an entry says by itself; nothing where its events say all. `chair`: who sat there at that time. */
export function entered({ entry, chair }: Logged, names: readonly string[], me: number | null): string {
  const key = `entry-${entry.kind}`
  if (!has(key)) return ''
  const { seats, level, ...others } = entry
  const facts = { ...others, ...(seats?.length === 1 ? { seat: seats[0] } : {}) }
  const reader = chair && !chair.mine ? null : me
  const called = names.map((name, seat) => (seat === chair?.seat ? nameOf(chair) : name))
  const args = spoken(facts, called, reader)
  if (level) args['level'] = t(`web-level-${level}`)
  if (seats) args['count'] = seats.length
  if (seats && seats.length !== 1)
    args['seat'] = strong(
      listed(
        seats.map(seat => names[seat] ?? ''),
        speech.language,
      ),
    )
  return t(key, args)
}

/** The lines of one step of the log: what was done at the table, then what it brought to the game. */
export const lines = (logged: Logged, names: readonly string[], me: number | null): string[] =>
  [entered(logged, names, me), ...logged.events.map(event => told(event, names, me))].filter(Boolean)

const ENDINGS = ['resigned', 'asked', 'agreed', 'closed']

/** How a game ended that was not played out. */
export function givenUp(log: readonly Logged[], names: readonly string[], me: number | null): string {
  const last = log.findLast(logged => ENDINGS.includes(logged.entry.kind))
  return last ? entered(last, names, me) : ''
}
