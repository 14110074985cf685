/** Puzzles in words: moves, what they are worth, and why one is best. */

import type { GameName } from '../games'
import { speech, t } from '../lib/i18n.svelte'
import type { AnswerShown } from '../lib/wire.generated'
import { amount } from '../study/numbers'
import type { Reason } from '../study/pieces'
import { SAY } from '../study/say'
import { ofBetter, phrase, reasonWords as sentence } from '../study/words'

const tag = () => (speech.language === 'en' ? 'en-GB' : speech.language)

/** A whole number as people read it. */
export const whole = (value: number): string => new Intl.NumberFormat(tag()).format(value)

/** A share of people, in per cent. */
export const share = (part: number, all: number): string =>
  new Intl.NumberFormat(tag(), { style: 'percent' }).format(all ? part / all : 0)

/** What a move is expected to bring: points, or a share of victory. */
export const worth = (game: GameName, value: number | null): string => (value === null ? '–' : amount(game, value))

/** A move as it is read, at the table of a view. */
export const moveWords = (game: GameName, move: string, names: readonly string[], view?: object): string =>
  SAY[game](move, names, view)

/** Why the best move is better than the next, as a sentence. */
export function reasonWords(answer: AnswerShown, game: GameName, names: readonly string[], view?: object): string {
  const reason = answer.reason as unknown as Reason
  const say = (move: string) => moveWords(game, move, names, view)
  if (!ofBetter(reason)) return sentence(reason, names, say)
  return t('web-hint-better-than', { move: say(String(reason.args['worse'])), words: phrase(reason, names, say) })
}
