/** Dates of the daily game, which are those of UTC; and what is shared of one. */

import { speech, t } from '../lib/i18n.svelte'
import { listed } from '../lib/players'
import type { DailyDay, DailyShown, Refusal } from '../lib/wire'

const DAY = 86_400_000
const locale = () => (speech.language === 'en' ? 'en-GB' : speech.language)
const formatted = (date: string, form: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale(), { timeZone: 'UTC', ...form }).format(new Date(date))

export const said = (date: string) => formatted(date, { day: 'numeric', month: 'long' })
/** A refused date and those that can be played, as people write them. */
export function dated(refusal: Refusal): Refusal {
  const { code, args } = refusal
  if (code !== 'no-such-day') return refusal
  const whole = (date: unknown) => formatted(String(date), { dateStyle: 'long' })
  return { ...refusal, args: { ...args, first: whole(args['first']), today: whole(args['today']) } }
}
export const brief = (date: string) => formatted(date, { day: 'numeric', month: 'short' })
export const weekday = (date: string) => formatted(date, { weekday: 'short' })
export const month = (date: string) => formatted(date, { month: 'long' })

/** A try at the daily game, at its table: of today, of another day, or one that does not count. */
export function dailyTitle({ source, counted }: { source: string; counted?: boolean }, now = Date.now()): string {
  if (!counted) return t('web-daily-of-uncounted', { date: brief(source) })
  const today = new Date(now).toISOString().slice(0, 10)
  return source === today ? t('web-daily-today') : t('web-daily-of', { date: brief(source) })
}

/** The date so many days later. */
export const later = (date: string, days: number) =>
  new Date(new Date(date).getTime() + days * DAY).toISOString().slice(0, 10)

/** The dates of a month in weeks that begin on Monday; nothing before the first. */
export function weeks(date: string): (string | null)[] {
  const first = `${date.slice(0, 7)}-01`
  const before = (new Date(first).getUTCDay() + 6) % 7
  const dates: (string | null)[] = Array.from({ length: before }, () => null)
  for (let day = first; day.startsWith(date.slice(0, 7)); day = later(day, 1)) dates.push(day)
  return dates
}

/** The names of the days of a week, from Monday. */
export const weekdays = () =>
  Array.from({ length: 7 }, (_, n) => formatted(later('2026-11-02', n), { weekday: 'narrow' }))

/** What was made on a date. */
export const scored = (days: readonly DailyDay[], date: string) => days.find(day => day.date === date)?.score ?? null

/** The step of the solo ladder. */
export const LADDER = [28, 35, 42, 49]
export const stepOf = (score: number) => LADDER.filter(least => score >= least).length

const STONES: Record<string, string> = { g: '■', s: '□', m: '◦' } // whole, cracked, fallen

/** The text that tells others how it went, and nothing about the cards. */
export const shared = (date: string, score: number, par: number, wall: string) =>
  t('daily-shared', {
    date: brief(date),
    score,
    par: Math.round(par),
    wall: [...wall].map(stone => STONES[stone]).join(''),
  })

/** How many stones are whole, cracked, fallen. */
export const counted = (wall: string) => {
  const many = (letter: string) => [...wall].filter(stone => stone === letter).length
  return { whole: many('g'), cracked: many('s'), fallen: many('m') }
}

/** How many have played, and who of those one knows, at most so many; all by name where one knows them all. */
export function playedBy({ played, known }: Pick<DailyShown, 'played' | 'known'>, most: number): string {
  const who = { count: known.length, names: listed(known.slice(0, most), speech.language) }
  if (known.length && known.length === played && played <= most) return t('web-daily-all-known', who)
  const all = t('web-daily-played', { people: played })
  return known.length ? `${all} ${t('web-daily-known-played', who)}` : all
}
