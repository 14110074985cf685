/** Moves of Limits in words, for reviews and hints. */

import { has, speech, t } from '../lib/i18n.svelte'
import { listed } from '../lib/players'

const colours = (letters: string) =>
  listed(
    [...letters].map(colour => t(`limits-colour-${colour}`)),
    speech.language,
  )

/** A move of Limits: "Play red", "Accuse Mei". */
export function say(move: string, names: readonly string[]): string {
  const [verb = '', what = ''] = move.split(' ')
  const key = `web-limits-move-${verb}`
  if (!has(key)) return move
  return t(key, { what: verb === 'accuse' ? (names[Number(what)] ?? what) : colours(what) })
}
