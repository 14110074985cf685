/** The entries of a table's log in words: what was done there besides the moves of the game. */

import { has, speech, strong, t } from './i18n.svelte'
import type { Logged } from './live.svelte'
import { listed, nameOf } from './players'
import { told } from './words'

/** What an entry says by itself; nothing where its events say all. */
export function entered({ entry, chair }: Logged, names: readonly string[], me: number | null): string {
  const key = `entry-${entry.kind}`
  if (!has(key)) return ''
  const seats = entry.seats ?? (entry.seat === undefined ? [] : [entry.seat])
  const own = seats.length === 1 && seats[0] === me && (chair?.mine ?? true)
  const called = chair ? [nameOf(chair)] : seats.map(seat => names[seat] ?? '')
  return t(key, {
    seat: strong(own ? t('web-you') : listed(called, speech.language)),
    you: own ? 'yes' : 'no',
    count: seats.length,
    steps: entry.steps ?? 0,
    what: entry.what ?? '',
    level: entry.level ? t(`web-level-${entry.level}`) : '',
  })
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
