/** The numbers of a review, in the unit of its game: points with a decimal, of Limits with two, shares as per cent. */

import { GAMES, type GameName } from '../games'
import { minus, speech, t } from '../lib/i18n.svelte'

const tag = () => (speech.language === 'en' ? 'en-GB' : speech.language)

function written(value: number, options: Intl.NumberFormatOptions): string {
  return minus(new Intl.NumberFormat(tag(), options).format(value))
}

const digits = (game: GameName): number => GAMES[game].digits ?? 2

/** A number with so many decimals, half away from zero by its figures, as `study/rounding.py` does it. */
export function rounded(value: number, decimals: number): number {
  const written = new Intl.NumberFormat('en', { maximumFractionDigits: decimals, useGrouping: false }).format(value)
  return Number(written) + 0
}

/** What is left of a number if others are taken away, all as they are shown. */
export function difference(game: GameName, more: number, ...less: number[]): number {
  const places = digits(game)
  const taken = less.reduce((sum, one) => sum + rounded(one, places), 0)
  return rounded(rounded(more, places) - taken, places)
}

/** Whole per cent; 0 and 100 only where it is so. */
export function percent(share: number, sign: 'auto' | 'exceptZero' = 'auto'): string {
  const options: Intl.NumberFormatOptions = { style: 'percent', signDisplay: sign }
  const shown = rounded(share, 2)
  if (sign === 'auto' && shown === 0 && share > 0) return `< ${written(0.01, options)}`
  if (sign === 'auto' && shown === 1 && share < 1) return `> ${written(0.99, options)}`
  return written(shown, options)
}

/** A share of victory before the end: nobody has won or lost yet. */
export const chance = (share: number): string => percent(Math.min(1 - 1e-6, Math.max(1e-6, share)))

/** An expected value. */
export function amount(game: GameName, value: number): string {
  const places = GAMES[game].digits
  if (places === null) return chance(value)
  return written(value, { minimumFractionDigits: places, maximumFractionDigits: places })
}

/** An expected value or a loss with its unit, for a sentence. */
export function measured(game: GameName, value: number): string {
  if (GAMES[game].digits === null) return chance(value)
  return t('study-points', { count: Math.abs(rounded(value, digits(game))), said: amount(game, value) })
}

/** An error with its sign; nothing where a value is exact. */
export const doubt = (game: GameName, error: number): string =>
  error > 0 ? `±\u00a0${amount(game, Math.max(error, 10 ** -digits(game)))}` : ''

/** A final result: points are whole. */
export const final = (game: GameName, value: number): string =>
  GAMES[game].digits === null ? percent(value) : written(value, { maximumFractionDigits: digits(game) })

/** A difference, with its sign. */
export function change(game: GameName, value: number): string {
  const places = GAMES[game].digits
  if (places === null) return percent(value, 'exceptZero')
  return written(value, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    signDisplay: 'exceptZero',
  })
}

interface Lost {
  value: number
  best_value: number
  loss: number
}

/** What a move cost: the difference of the two values as they are shown, so that whoever subtracts finds it. */
export const cost = (game: GameName, one: { value: number; best_value: number }): number =>
  difference(game, one.best_value, one.value)

/** What of it was lost for good, as it is shown. */
export function kept(game: GameName, one: Lost, lasting: number): number {
  if (!one.loss) return 0
  return lasting === one.loss ? cost(game, one) : Math.min(cost(game, one), rounded(lasting, digits(game)))
}

/** What all moves cost: the sum of what is shown of each, so that whoever adds finds it. */
export function skill(game: GameName, of: { decisions: readonly Lost[]; lasting: readonly number[] }): number {
  const sum = of.decisions.reduce((sum, one, n) => sum + kept(game, one, of.lasting[n] ?? one.loss), 0)
  return rounded(-sum, digits(game))
}

/** What a move cost, with its sign. */
export const loss = (game: GameName, one: { value: number; best_value: number }): string =>
  change(game, -cost(game, one))
