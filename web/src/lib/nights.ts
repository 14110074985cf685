/** Club nights as the server shows them, and what the pages of a night ask of it. */

import { read, send } from './api'
import { speech, t } from './i18n.svelte'
import { listed } from './players'
import type { GameName } from '../games'
import type { Summary } from './wire'

export interface Player {
  player: number
  name: string
  level: string
  mine: boolean
  here: boolean
  ready: boolean
  resting: boolean
  missed: boolean
  out: boolean
  late: number
  helps: boolean
}
export interface Seat {
  player: number
  stand: string
  absent: boolean
  away: boolean
  place: number | null
  points: number | null
  picture: Summary['picture']
}
export interface Board {
  table: number
  code: string
  mine: boolean
  over: boolean
  settled: string
  sealed: boolean
  late: boolean
  round: number
  rounds: number | null
  seats: Seat[]
}
export interface Standing {
  player: number
  place: number
  score: number
  opponents: number
  points: number
  byes: number
}
export interface Deal {
  round: number
  others: number[]
  points: number[]
  score: number | null
  bye: boolean
  absent: number[]
  settled: string
}
export interface Night {
  code: string
  number: number
  now: number
  name: string
  organiser: string
  game: GameName
  size: number
  options: string[]
  rounds: number | null
  until: number | null
  starts: number
  pace: { seconds: number | null }
  minutes: number
  same: boolean
  late: boolean
  places: number
  visibility: string
  rated: boolean
  phase: 'lobby' | 'round' | 'break' | 'over'
  paused: boolean
  round: number
  ends: number | null
  begins: number | null
  overruns: number | null
  organises: boolean
  last: boolean
  helps: boolean
  me: number | null
  players: Player[]
  byes: number[]
  of: number
  tables: Board[]
  after: number
  standings: Standing[]
  deals: Deal[]
  announced: { at: number; name: string; text: string }[]
}
export interface Listed {
  code: string
  name: string
  organiser: string
  game: GameName
  size: number
  same: boolean
  starts: number
  phase: Night['phase']
  players: number
  places: number
  round: number
  rounds: number | null
  mine: boolean
  ended: number | null
  winners: string[]
}

export const nights = () => read<Listed[]>('/api/nights')
export const night = (code: string, round = 0) => read<Night>(`/api/nights/${code}${round ? `?round=${round}` : ''}`)
export const make = (wanted: object) => send<Night>('/api/nights', wanted)
export const tell = (code: string, what: string, words: object = {}) =>
  send(`/api/nights/${code}/orders`, { order: what, id: Math.random().toString(36).slice(2, 12), ...words })
export const result = (code: string, form: 'text' | 'csv') => `/api/nights/${code}/result?form=${form}`

/** Whose win a table is, where points do not say so: settled, by the tie-break, or as somebody was absent. */
export function decided(night: Night, table: Board, language: string): string {
  const called = (player: number) => (player === night.me ? t('web-you') : (night.players[player]?.name ?? ''))
  const many = (seats: Seat[]) =>
    listed(
      seats.map(seat => called(seat.player)),
      language,
    )
  const first = table.seats.filter(seat => seat.place === 1)
  const most = Math.max(...table.seats.map(seat => seat.points ?? 0))
  const best = table.seats.filter(seat => seat.points === most)
  const absent = best.filter(seat => seat.absent && seat.place !== 1)
  if (!first.length || !(table.settled || absent.length || best.length > first.length)) return ''
  if (first.length === table.seats.length) return t('web-night-all-equal')
  const mine = first.length === 1 && first[0]?.player === night.me
  const wins = mine ? t('web-night-you-win') : t('web-night-wins', { name: many(first) })
  if (table.settled) return wins
  if (!absent.length) return t('web-night-tie-break', { wins })
  const you = absent.length === 1 && absent[0]?.player === night.me ? 'yes' : 'no'
  return t('web-night-absent-lost', { wins, names: many(absent), count: absent.length, you })
}

const WEEK = 7 * 86_400_000

/** When the next night like one of a moment begins: at the same time of the week, by the clocks on the wall. */
export function weekLater(starts: number, now = Date.now()): number {
  const found = new Date(starts)
  const weeks = Math.max(1, Math.ceil((now - starts) / WEEK))
  found.setDate(found.getDate() + 7 * weeks)
  if (found.getTime() <= now) found.setDate(found.getDate() + 7)
  return found.getTime()
}

/** A score in halves as people write it, otherwise with two decimals, as a language has them: 2½, 1.67. */
export function scored(score: number): string {
  const whole = Math.floor(score)
  if (Number.isInteger(2 * score)) return Number.isInteger(score) ? String(score) : `${whole || ''}½`
  return score.toLocaleString(speech.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

/** A moment as people of a language write it. */
export const moment = (at: number, language: string, shown: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    hour: '2-digit',
    minute: '2-digit',
    ...shown,
  }).format(at)

/** The next moment after another at which clocks show a time, such as 22:30. */
export function timeAfter(begin: Date, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const found = new Date(begin)
  found.setHours(hour, minute, 0, 0)
  if (found <= begin) found.setDate(found.getDate() + 1)
  return found.getTime()
}

/** Minutes and seconds until a moment: 12:40; hours before them where there are any. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return h ? `${h}:${two(m)}:${two(s)}` : `${two(m)}:${two(s)}`
}

/** How many days of the calendar it is until a moment, in words: in 7 days. */
export function daysUntil(at: number, now: number, language: string): string {
  const midnight = (moment: number) => new Date(moment).setHours(0, 0, 0, 0)
  const days = Math.round((midnight(at) - midnight(now)) / 86_400_000)
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
}
