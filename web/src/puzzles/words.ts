/** Puzzles in words: moves, what they are worth, and why one is best. */

import type { GameName } from '../games'
import { has, speech, t } from '../lib/i18n.svelte'
import type { AnswerShown } from '../lib/wire.generated'
import { thing } from '../lib/words'
import { amount } from '../study/numbers'
import type { Reason } from '../study/pieces'
import { reasonWords as sentence } from '../study/words'

const tag = () => (speech.language === 'en' ? 'en-GB' : speech.language)

/** A whole number as people read it. */
export const whole = (value: number): string => new Intl.NumberFormat(tag()).format(value)

/** A share of people, in per cent. */
export const share = (part: number, all: number): string =>
  new Intl.NumberFormat(tag(), { style: 'percent' }).format(all ? part / all : 0)

/** What a move is expected to bring: points, or a share of victory. */
export const worth = (game: GameName, value: number | null): string => (value === null ? '–' : amount(game, value))

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
export const reasonWords = (answer: AnswerShown, game: GameName, names: readonly string[]): string =>
  sentence(answer.reason as unknown as Reason, names, move => moveWords(game, move, names))
