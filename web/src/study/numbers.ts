/** The numbers of a review, in the unit of its game: points with a decimal, of Limits with two, shares as per cent. */

import { GAMES, type GameName } from '../games'
import { minus, speech, t } from '../lib/i18n.svelte'

const tag = () => (speech.language === 'en' ? 'en-GB' : speech.language)

function written(value: number, options: Intl.NumberFormatOptions): string {
  return minus(new Intl.NumberFormat(tag(), options).format(value))
}

/** Whole per cent: never 0 or 100 before the end. */
export function percent(share: number, sign: 'auto' | 'exceptZero' = 'auto'): string {
  const options: Intl.NumberFormatOptions = { style: 'percent', signDisplay: sign }
  if (sign === 'auto' && share > 0 && share < 0.01) return `< ${written(0.01, options)}`
  if (sign === 'auto' && share < 1 && share > 0.99) return `> ${written(0.99, options)}`
  return written(share, options)
}

/** An expected value. */
export function amount(game: GameName, value: number): string {
  const digits = GAMES[game].digits
  if (digits === null) return percent(value)
  return written(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** An expected value or a loss with its unit, for a sentence. */
export function measured(game: GameName, value: number): string {
  const digits = GAMES[game].digits
  if (digits === null) return percent(value)
  return t('study-points', { count: Math.abs(Number(value.toFixed(digits))), said: amount(game, value) })
}

/** A final result: points are whole. */
export const final = (game: GameName, value: number): string =>
  GAMES[game].digits === null ? percent(value) : written(value, { maximumFractionDigits: 1 })

/** A difference, with its sign. */
export function change(game: GameName, value: number): string {
  const digits = GAMES[game].digits
  if (digits === null) return percent(value, 'exceptZero')
  return written(value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  })
}

/** What was lost, cut off and not rounded up: a slip never reads like a mistake. */
export const cut = (game: GameName, value: number): number => {
  const unit = 10 ** (GAMES[game].digits ?? 2)
  return Math.trunc(value * unit + Math.sign(value) * 1e-6) / unit
}

/** The same with its sign. */
export const loss = (game: GameName, value: number): string => change(game, -cut(game, value))
