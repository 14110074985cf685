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

/** The names as one of them is addressed: only who has this device alone is "you". */
export const addressed = (names: readonly string[], mine: readonly number[]): string[] =>
  names.map((name, n) => (n === readerOf(mine) ? t('web-you') : name))

/** What is asked of the player of a seat: by name, where several share a device. */
export const prompted = (text: string, names: readonly string[], mine: readonly number[], seat: number | null) =>
  mine.length > 1 && seat !== null ? t('web-prompt-named', { name: names[seat] ?? '', text }) : text

/** The seat whose player reads: nobody's in particular where several share a device. */
export const readerOf = (mine: readonly number[]) => (mine.length === 1 ? (mine[0] ?? null) : null)

/** Several names as the language lists them. */
export const listed = (names: string[], language: string) =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(names)

/** The level of the bot that plays for the person of a seat, until that person plays again. */
export function standIn(table: Table, seat: number | null): string {
  const { resigned, away } = table.seats[seat ?? -1] ?? {}
  return (table.phase === 'playing' && !resigned && away) || ''
}

/** That a bot plays for the person of a seat, in words for whoever reads. */
export const standInWords = (table: Table, seat: number, names: readonly string[], mine: readonly number[]) =>
  t('web-stand-in', {
    level: t(`web-level-${standIn(table, seat)}`),
    you: readerOf(mine) === seat ? 'yes' : 'no',
    name: names[seat] ?? '',
  })

/** That the player of a seat has decided, in words for whoever reads. */
export const sealedWords = (seat: number, names: readonly string[], mine: readonly number[]) =>
  t('web-sealed-you', { you: readerOf(mine) === seat ? 'yes' : 'no', name: names[seat] ?? '' })

/** What is out of the ordinary with the player of a seat, as it is shown beside the name. */
export function condition(table: Table, seat: number): string {
  const { resigned, away } = table.seats[seat] ?? {}
  if (table.phase !== 'playing') return ''
  if (resigned) return t('web-plate-resigned')
  if (away) return t('web-plate-away')
  const waiting = table.due.includes(seat) && !table.decided.includes(seat)
  return waiting && table.reminded.includes(seat) ? t('web-plate-reminded') : ''
}
