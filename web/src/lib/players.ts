/** Who sits where, as names to be shown. */

import { t } from './i18n.svelte'
import type { SeatFacts, Table } from './wire'

export function nameOf(seat: SeatFacts | undefined): string {
  if (!seat) return ''
  if (seat.kind === 'bot') return t('web-bot-name', { level: t(`web-level-${seat.level}`), seat: seat.seat + 1 })
  if (seat.name) return seat.name
  if (seat.kind === 'open') return t('web-seat-open')
  return t('web-guest')
}

export const namesOf = (table: Table): string[] => table.seats.map(nameOf)

/** Several names as the language lists them. */
export const listed = (names: string[], language: string) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
