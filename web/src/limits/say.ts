/** Moves of Limits in words, for reviews, hints and puzzles; `terminal/limits_moves.py` does the same. */

import { speech, t } from '../lib/i18n.svelte'
import { listed } from '../lib/players'

const colours = (letters: string) =>
  listed(
    [...letters].map(colour => t(`limits-colour-${colour}`)),
    speech.language,
  )

/** A move of Limits: "Play red", "Accuse Mei". */
export function say(move: string, names: readonly string[]): string {
  const [verb = '', what = ''] = move.split(' ')
  return t(`move-limits-${verb}`, { what: verb === 'accuse' ? (names[Number(what)] ?? what) : colours(what) })
}
