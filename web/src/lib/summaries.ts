/** A table in one line: who plays, how far they are, how much time is left, and how it ended. */

import { brief } from '../daily/days'
import { has, speech, t } from './i18n.svelte'
import { listed, rated } from './players'
import type { Picture, Summary } from './wire'
import type { Land } from '../limes/model'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const several = (names: string[]) => listed(names, speech.language)

/** Who sits on a seat, as it is shown; nothing for an open one. */
export function nameAt(table: Summary, seat: number): string {
  const name = table.names[seat]
  return name ? rated(name, table.levels[seat]) : ''
}

const seats = (table: Summary) => table.names.map((_, seat) => seat)
const named = (table: Summary, some: number[]) => some.map(seat => nameAt(table, seat)).filter(Boolean)

/** The others at the table; on a device that several share, all who play on it. */
export function company(table: Summary): string {
  const own = table.mine.length > 1 ? [] : [...table.mine, ...table.kept]
  return several(
    named(
      table,
      seats(table).filter(seat => !own.includes(seat)),
    ),
  )
}

/** The game and who plays it with whom. */
export function titled(table: Summary): string {
  if (table.origin === 'daily') return dailyOf(table)
  const [game, names] = [t(`web-game-${table.game}`), company(table)]
  if (names) return t('web-game-with', { game, names })
  return table.names.length === 1 ? t('web-game-alone', { game }) : game
}

/** A try at the daily game: whether it counts, as far as that is known. */
export const dailyOf = ({ counted, day = '' }: { counted?: boolean | null; day?: string }) => {
  if (!day) return t(counted === false ? 'web-daily-uncounted' : 'web-daily-at-table')
  return t(counted === false ? 'web-daily-of-uncounted' : 'web-daily-of', { date: brief(day) })
}

/** What makes a game special: where its deal comes from, and whether it counts. */
export function special(table: Summary): string {
  if (table.origin === 'challenge') return t('web-challenge-one')
  if (table.origin === 'night') return t('web-night')
  return table.origin === 'daily' && table.counted && table.phase !== 'over' ? t('web-daily-counts') : ''
}

/** How far the game is. */
export function round(table: Summary): string {
  const { round, rounds } = table
  if (!round) return ''
  const key = `web-round-of-${table.game}`
  return rounds && has(key) ? t(key, { round, rounds }) : t('web-round', { round })
}

/** A table that has not begun: what it waits for. */
export function unbegun(table: Summary): string {
  const open = table.names.filter(name => name === null).length
  return t('web-not-begun', { open, seats: table.names.length })
}

/** Whom the game waits for. */
export const awaited = (table: Summary) => {
  const others = named(
    table,
    table.waiting.filter(seat => !table.mine.includes(seat)),
  )
  return others.length ? t('web-waiting-names', { names: several(others) }) : t('web-phase-playing')
}

/** That a bot plays for this person, who can take the seat back. */
export const stoodIn = ({ stand_in: level }: Summary) =>
  level ? t('web-stand-in', { level: t(`web-level-${level}`), you: 'yes', name: '' }) : ''

/** A length of time as a clock shows it: `3 h 40`, `2 days`, `41 min`. */
export function span(time: number): string {
  const left = Math.max(0, time)
  if (left >= DAY) return t('web-days', { days: Math.floor((left + HOUR) / DAY) }) // three days are not two at once
  if (left < HOUR) return t('web-minutes', { minutes: Math.floor(left / MINUTE) })
  const minutes = String(Math.floor((left % HOUR) / MINUTE)).padStart(2, '0')
  return t('web-hours', { hours: Math.floor(left / HOUR), minutes })
}

/** How pressing a deadline is. */
export const pressing = (left: number): '' | 'soon' | 'now' => (left < HOUR ? 'now' : left < 6 * HOUR ? 'soon' : '')

/** A whole number with its thousands apart, and a true minus. */
export const whole = (value: number) => new Intl.NumberFormat(tag()).format(Math.round(value)).replace('-', '−')

/** A day as it is said now: today by its time, this year without the year. */
export function day(at: number, now = Date.now()): string {
  const [then, today] = [new Date(at), new Date(now)]
  if (then.toDateString() === today.toDateString()) return time(at)
  const year = then.getFullYear() === today.getFullYear() ? undefined : ('numeric' as const)
  return new Intl.DateTimeFormat(tag(), { day: 'numeric', month: 'short', year }).format(then)
}

export const time = (at: number) =>
  new Intl.DateTimeFormat(tag(), { hour: '2-digit', minute: '2-digit' }).format(new Date(at))

/** A moment by its day and time. */
export const moment = (at: number) =>
  new Intl.DateTimeFormat(tag(), { dateStyle: 'short', timeStyle: 'short' }).format(new Date(at))

const tag = () => (speech.language === 'en' ? 'en-GB' : speech.language)

/** How a game ended, for whoever looks at the list. */
export function result(table: Summary): string {
  const [me] = table.mine
  if (table.end) return givenUp(table)
  if (me === undefined || !table.places.length) return ''
  if (table.mine.length > 1) return t('web-won', { ...winners(table), you: 'no' })
  const [points, place] = [table.scores[me] ?? 0, table.places[me] ?? 0]
  if (table.names.length === 1) return signed(t('web-result-points', { points }))
  if (place > 1) return signed(t('web-result-place', { place, seats: table.names.length, points }))
  return signed(t('web-result-won', { count: winners(table).count, points }))
}

/** Points below zero with a minus, not a hyphen. */
const signed = (text: string) => text.replace(/-(?=\d)/, '−')

/** Whether the person of the list has won it. */
export const won = (table: Summary): boolean => {
  const best = table.mine.some(seat => table.places[seat] === 1)
  const gone = quitters(table)
  return table.names.length > 1 && (best || (gone.length > 0 && !table.mine.some(seat => gone.includes(seat))))
}

const winners = (table: Summary) => {
  const first = seats(table).filter(seat => table.places[seat] === 1)
  return { count: first.length, names: several(named(table, first)) }
}

function quitters({ end }: Summary): number[] {
  const [how, ...gone] = end.split(' ')
  return how === 'resigned' ? gone.map(Number) : []
}

/** What the organiser of a club night made of a game that was not played out. */
function settled(table: Summary): string {
  const [own] = table.mine
  const best = own !== undefined && table.places[own] === 1
  return t('web-result-settled', { how: !best ? 'lost' : winners(table).count > 1 ? 'even' : 'won' })
}

function givenUp(table: Summary): string {
  const gone = quitters(table)
  if (!gone.length && table.places.length) return settled(table)
  if (!gone.length) return t('web-result-ended')
  const mine = table.mine.length === 1 && table.mine.some(seat => gone.includes(seat))
  return t('web-result-given-up', {
    you: mine ? 'yes' : 'no',
    names: several(named(table, gone)),
    count: gone.length,
    won: won(table) && table.mine.length === 1 ? 'yes' : 'no',
  })
}

/** The small picture of a land as the board of Limes draws it. */
export function landOf({ cards, workers }: Picture): Land {
  const laid = Object.entries(cards).map(([square, zones]) => ({
    square,
    card: 0,
    turn: 'n' as const,
    zones: zones.match(/[.~^#]\*?/g) ?? [],
  }))
  return { cards: laid, workers, supply: 0, territories: [], score: 0 }
}
