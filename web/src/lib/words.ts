/** Events and refusals in words: keys and facts become sentences at the viewer, in any language. */

import { has, speech, strong, t, type Args } from './i18n.svelte'
import { listed } from './players'
import type { GameEvent, Refusal } from './wire'

const SEATS = ['seat', 'accuser', 'accused', 'loser', 'earner', 'other', 'to', 'first']
// chosen by in a sentence
const KEPT = ['track', 'profession', 'turn', 'card', 'cards', 'reason', 'section', 'code', 'found', 'level']
const NAMED = ['meeple', 'power', 'place', 'what', 'objective', 'town', 'row']
const SIDES = ['personnage', 'lieu', 'saint', 'relic', 'a', 'b']

/** A word of the notation by its name: a colour, a place, a tile, a track; or several of them. */
function named(word: string, side: string): string {
  if (word.includes(', '))
    return listed(
      word.split(', ').map(one => named(one, side)),
      speech.language,
    )
  for (const kind of NAMED) if (has(`web-${kind}-${word}`)) return t(`web-${kind}-${word}`)
  if (has(`web-gate-${word}`)) return t('web-space-gate', { gate: t(`web-gate-${word}`) })
  if (/^(t|os|ev)\d+$/.test(word)) {
    const face = [side, ...SIDES].find(one => has(`web-tile-${word}-${one}`))
    return face ? t(`web-tile-${word}-${face}`) : word
  }
  const numbered = /^(ab|ca|cb|cc|pm|pe)_0?(\d+)$/.exec(word)
  if (numbered) return t(`web-at-${numbered[1]}`, { number: Number(numbered[2]) })
  return /^\d-\d$/.test(word) ? word.replace('-', '|') : word
}

/** The facts of an event as the arguments of its sentence. */
function spoken(facts: Record<string, unknown>, names: readonly string[]): Args {
  const args: Args = {}
  for (const [fact, value] of Object.entries(facts)) {
    if (SEATS.includes(fact) && typeof value === 'number') args[fact] = strong(names[value] ?? String(value))
    else if (['seats', 'winners', 'raised_by'].includes(fact) && Array.isArray(value))
      args[fact] = listed(
        (value as number[]).map(seat => names[seat] ?? String(seat)),
        speech.language,
      )
    else if (typeof value === 'number') args[fact] = value
    else if (typeof value === 'string')
      args[fact] = KEPT.includes(fact) ? value : named(value, String(facts['side'] ?? ''))
    else if (Array.isArray(value)) {
      args[fact] = value.map(one => votesIn(String(one))).join(', ')
      args[`${fact}_count`] = value.length
    } else if (typeof value === 'boolean') args[fact] = value ? 'yes' : 'no'
  }
  return args
}

/** `yellow:5-2` as it is read: the meeple and the domino. */
function votesIn(text: string): string {
  const [colour = '', domino] = text.split(':')
  return domino ? t('web-vote-for', { meeple: named(colour, ''), domino: named(domino, '') }) : named(text, '')
}

/** What happened, as a sentence; nothing when there is nothing to say. */
export function told(event: GameEvent, names: readonly string[]): string {
  const key = `web-log-${event.name}`
  if (event.facts['count'] === 0) return ''
  return has(key) ? t(key, spoken(event.facts, names)) : ''
}

/** Why not, as a sentence that stands alone: elsewhere it follows the number of its rule. */
export function refused(refusal: Refusal, names: readonly string[] = []): string {
  const own = `web-no-because-${refusal.code}`
  const key = has(own) ? own : `refused-${refusal.code}`
  const said = has(key) ? t(key, spoken(refusal.args, names)) : t('web-refused', { code: refusal.code })
  return said.charAt(0).toLocaleUpperCase(speech.language) + said.slice(1)
}

/** Where the rule stands that said no. */
export const ruleAddress = (game: string, section: string) =>
  `/rules/${game}#${section.replace('§', 's').replace('.', '-')}`
