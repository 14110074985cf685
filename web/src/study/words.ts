/** A review in words: moves, reasons, and where they stand in the game. */

import { GAMES, type GameName } from '../games'
import { minus, speech, t } from '../lib/i18n.svelte'
import { isZone, zoneSaid } from '../lib/zones'
import type { Decision, Reason } from './pieces'

/** A move as it is read; among other moves only as far as it differs from them; at the table before a step. */
export type MoveWords = (move: string, among?: readonly string[], step?: number) => string

// These speak of the move that is worse, or of both.
const OF_WORSE = ['as-good', 'equal', 'no-simple-reason', 'only-move', 'thinking', 'limits-over', 'limits-spare']
/** Whether a reason speaks of what the better move brings. */
export const ofBetter = (reason: Reason | null): boolean => Boolean(reason && !OF_WORSE.includes(reason.code))

const PERCENTS: Record<string, boolean> = { odds: true }
const MOVES = ['better', 'worse']
const SEATS = ['seat', 'other']

/** Why one move is better than another, as a sentence. */
export const reasonWords = (reason: Reason | null, names: readonly string[], say: MoveWords): string =>
  begun(phrase(reason, names, say))

/** The same, to stand after a colon. */
export function phrase(reason: Reason | null, names: readonly string[], say: MoveWords): string {
  if (!reason || reason.code === 'thinking') return ''
  const args: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(reason.args)) args[name] = argument(name, value, names, say, reason.code)
  if (typeof reason.args['more'] === 'number') args['count'] ??= Math.abs(rounded(reason.args['more'], reason.code))
  const said = t(`reason-${reason.code}`, args)
  return said + (/[.?!…]$/.test(said) ? '' : '.')
}

const begun = (said: string) => said.charAt(0).toLocaleUpperCase(speech.language) + said.slice(1)

/** The same where it stands below the worse move: it says with which move that would be so. */
export function insteadWords(reason: Reason | null, names: readonly string[], say: MoveWords): string {
  const [words, better] = [phrase(reason, names, say), reason?.args['better']]
  if (!words || better === undefined || !ofBetter(reason)) return begun(words)
  return t('web-review-with', { move: say(String(better)), words })
}

/** The reason of a decision in a review: with which move it would be so, or which one was behind. */
export function whyWords(one: Decision, names: readonly string[], sayAt: MoveWords): string {
  const say: MoveWords = (move, among) => sayAt(move, among, one.step)
  const worse = one.reason?.args['worse']
  if (one.mark !== 'good' || worse === undefined) return insteadWords(one.reason, names, say)
  return t('web-review-against', { move: say(String(worse)), words: phrase(one.reason, names, say) })
}

function argument(
  name: string,
  value: string | number,
  names: readonly string[],
  say: MoveWords,
  code: string,
): string | number {
  if (SEATS.includes(name) && typeof value === 'number') return names[value] ?? String(value + 1)
  if (MOVES.includes(name)) return say(String(value))
  if (PERCENTS[name] && typeof value === 'number') return value
  if (typeof value === 'number') return value < 0 ? below(rounded(value, code)) : rounded(value, code)
  return isZone(value) ? zoneSaid(value) : value
}

/** As many digits as matter: a round of Limits is about a point or two. */
const rounded = (value: number, code: string) => Number(value.toFixed(code.startsWith('limits-') ? 2 : 1))
const below = (value: number) => minus(new Intl.NumberFormat(speech.language).format(value))

/** Where a decision stands: "Round 12", or "Round 7, turn 9"; before the first turn only the round. */
export const whereWords = (game: GameName, round: number, turn: number): string =>
  !round
    ? t('web-steps-start')
    : GAMES[game].alone || !turn
      ? t('web-review-round', { round })
      : t('web-review-turn', { round, turn })
