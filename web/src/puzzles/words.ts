/** Puzzles in words: moves, what they are worth, and why one is best. */

import { GAMES, type GameName } from '../games'
import { has, minus, speech, t } from '../lib/i18n.svelte'
import type { AnswerShown } from '../lib/wire.generated'
import { thing } from '../lib/words'

const tag = () => (speech.language === 'en' ? 'en-GB' : speech.language)

/** A whole number as people read it. */
export const whole = (value: number): string => new Intl.NumberFormat(tag()).format(value)

/** A share of people, in per cent. */
export const share = (part: number, all: number): string =>
  new Intl.NumberFormat(tag(), { style: 'percent' }).format(all ? part / all : 0)

/** What a move is expected to bring: points, or a share of victory. */
export function worth(game: GameName, value: number | null): string {
  if (value === null) return '–'
  const fraction = GAMES[game].digits
  if (fraction === null) {
    const per = (one: number) => new Intl.NumberFormat(tag(), { style: 'percent' }).format(one)
    if (value > 0 && value < 0.01) return `< ${per(0.01)}`
    return value < 1 && value > 0.99 ? `> ${per(0.99)}` : per(value)
  }
  const digits = { minimumFractionDigits: fraction, maximumFractionDigits: fraction }
  return minus(new Intl.NumberFormat(tag(), digits).format(value))
}

type Said = (move: string, names: readonly string[]) => string

/** "Accuse Mei", "Play red". */
function played(move: string, names: readonly string[]): string {
  const [verb = '', what = ''] = move.split(' ')
  if (!has(`web-puzzle-${verb}`)) return move
  const whom = verb === 'accuse' ? (names[Number(what)] ?? what) : t(`limits-colour-${what}`)
  return t(`web-puzzle-${verb}`, { what: whom })
}

/** "1|1 → Corruption, red". */
function placed(move: string): string {
  const [, what = '', where = '', ...rest] = move.split(' ')
  return [`${thing(what)} → ${thing(where)}`, ...rest.map(word => thing(word))].join(', ')
}

const SAID: Record<GameName, Said> = { limes: move => move, limits: played, limoges: placed }

/** A move as it is read; of Limes its notation. */
export const moveWords = (game: GameName, move: string, names: readonly string[]): string => SAID[game](move, names)

/** Why the best move is better than the next, as a sentence. */
export function reasonWords(answer: AnswerShown, game: GameName, names: readonly string[]): string {
  const { code, args } = answer.reason as { code: string; args: Record<string, string | number> }
  const told = Object.entries(args).map(([name, value]) => {
    if (name === 'seat') return [name, names[Number(value)] ?? String(value)]
    if (name === 'better' || name === 'worse') return [name, moveWords(game, String(value), names)]
    return [name, typeof value === 'number' ? Math.round(value * 10) / 10 : value]
  })
  const said = t(`reason-${code}`, Object.fromEntries(told) as Record<string, string | number>)
  return said.charAt(0).toLocaleUpperCase(speech.language) + said.slice(1) + (/[.?!…]$/.test(said) ? '' : '.')
}
