/** Events and refusals in words: keys and facts become sentences at the viewer, in any language. */

import { has, speech, strong, t, type Args } from './i18n.svelte'
import { listed } from './players'
import type { GameEvent, Refusal } from './wire'

const SEATS = ['seat', 'accuser', 'accused', 'loser', 'earner', 'victim', 'owner', 'payer', 'from_seat']

/** The facts of an event as the arguments of its sentence. */
function spoken(facts: Record<string, unknown>, names: readonly string[]): Args {
  const args: Args = {}
  for (const [fact, value] of Object.entries(facts)) {
    if (SEATS.includes(fact) && typeof value === 'number') args[fact] = strong(names[value] ?? String(value))
    else if (['seats', 'winners', 'raised_by'].includes(fact) && Array.isArray(value))
      args[fact] = listed((value as number[]).map(seat => names[seat] ?? String(seat)), speech.language)
    else if (typeof value === 'number' || typeof value === 'string') args[fact] = value
    else if (Array.isArray(value)) {
      args[fact] = value.join(', ')
      args[`${fact}_count`] = value.length
    } else if (typeof value === 'boolean') args[fact] = value ? 'yes' : 'no'
  }
  return args
}

/** What happened, as a sentence; nothing when there is nothing to say. */
export function told(event: GameEvent, names: readonly string[]): string {
  const key = `web-log-${event.name}`
  return has(key) ? t(key, spoken(event.facts, names)) : ''
}

/** Why not, as a sentence. */
export function refused(refusal: Refusal, names: readonly string[] = []): string {
  const own = `web-refused-${refusal.code}`
  const key = has(own) ? own : `refused-${refusal.code}`
  return has(key) ? t(key, spoken(refusal.args, names)) : t('web-refused', { code: refusal.code })
}

/** Where the rule stands that said no. */
export const ruleAddress = (game: string, section: string) =>
  `/rules/${game}#${section.replace('§', 's').replace('.', '-')}`
