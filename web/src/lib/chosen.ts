/** What was agreed for a table besides its game: variants, readings of the rulebook, time. */

import { t } from './i18n.svelte'
import type { Table } from './wire'
import { choice } from './words'

export interface Pace {
  seconds?: number | null
  policy?: string
  level?: string
}

// i18n.py does the same.
const SPANS = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 }

function span(seconds: number): { kind: string; count: number } {
  const [kind, length] = Object.entries(SPANS).find(([, length]) => seconds % length === 0) ?? ['seconds', 1]
  return { kind: seconds ? kind : 'none', count: seconds / length }
}

/** How long a step may take. */
export const paceIs = (seconds: number) => t('web-pace-is', span(seconds))

/** How long a step may take, and what happens then. */
export const paceTold = ({ seconds, policy = '', level = '' }: Pace) =>
  t('web-pace-told', { ...span(seconds ?? 0), policy, level })

/** The time at a table; a game in which nobody waits for this person does not go on without them. */
export function paceOf({ pace, seats }: Pick<Table, 'pace' | 'seats'>): Pace {
  const waits = seats.some(seat => !seat.mine && !seat.away && ['person', 'open', 'held'].includes(seat.kind))
  const alone = seats.some(seat => seat.mine) && !waits
  return alone && ['bot', 'resign'].includes(pace.policy) ? { ...pace, policy: 'wait' } : pace
}

interface Agreed {
  options: string[]
  pace: Pace
  rated?: boolean
  uncounted?: string | null // why a rated game does not count
  origin?: string | { kind: string } | null // of a deal that was not drawn for this table
}

/** That a game is rated; or that it does not count, and why. */
export const ratedWords = (uncounted: string | null | undefined) =>
  uncounted ? t('web-rated-not', { why: uncounted }) : t('web-rated-game')

/** All of it in a few words: of a variant its name, of the readings how many; and that a game went on from another. */
export function brief({ options, pace, rated, uncounted, origin }: Agreed): string {
  const readings = options.filter(word => word.includes('=')).length
  const variants = options.filter(word => !word.includes('=')).map(word => choice(word).split(/\s*:/)[0] ?? word)
  const is = (setting: string, choice: string) => t('web-option-is', { setting: t(setting), choice })
  if (readings) variants.push(is('web-readings', t('web-readings-changed', { count: readings })))
  if (pace.seconds) variants.push(is('web-pace', paceIs(pace.seconds)))
  if ((typeof origin === 'string' ? origin : origin?.kind) === 'onward') variants.unshift(t('web-onward-mark'))
  if (rated) variants.unshift(ratedWords(uncounted))
  return variants.join(' · ')
}

/** The same beside the time that is left, which says enough of the pace. */
export const agreed = (table: Agreed & { deadline: number | null }): string =>
  brief(table.deadline ? { ...table, pace: {} } : table)
