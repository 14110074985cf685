/** What a turn did, step by step, and what the others did before it: read from the log. */

import { takenBack } from '../lib/entries'
import { t } from '../lib/i18n.svelte'
import type { Logged } from '../lib/live.svelte'
import type { GameEvent } from '../lib/wire'
import { thing, told } from '../lib/words'
import type { Colour, View } from './model'
import { dominoWords, nameOf } from './words'

/** One step: what was done, what it did to coins and people, and whatever else came of it. */
export interface Deed {
  id: number
  what: string
  coins: number[]
  meeples: { colour: Colour; count: number }[]
  also: string[]
}

const VERBS: Record<string, string> = {
  places: 'place',
  activates: 'activate',
  buys: 'buy',
  uses: 'use',
  guards: 'guard',
  'opens-guards': 'guards',
  'jails-hand': 'jail',
  'jails-on': 'jail',
  'jails-tile': 'jail',
  frees: 'free',
  'earns-theft': 'rob',
  'earns-commerce': 'commerce',
  'earns-mint': 'mint',
  'earns-recycling': 'corrupt',
  destroyed: 'destroy',
  'throws-away': 'end',
  'gives-up': 'return',
  drops: 'drop',
  happens: 'play',
  swaps: 'swap',
  steals: 'steal',
}
const short = (event: GameEvent) => event.name.replace('limoges-', '')

/** The steps of a seat since anybody else decided; before its first, those of the others since its last. */
export function lately(log: readonly Logged[], seat: number): { mine: Logged[]; others: Logged[] } {
  const mine: Logged[] = []
  const others: Logged[] = []
  const undone: Record<number, number> = {} // sealed choices, which are no steps yet
  const gone = takenBack(log)
  for (const logged of [...log].reverse()) {
    const { kind, seat: who = -1 } = logged.entry
    if (kind === 'undone' && !logged.entry.steps) undone[who] = (undone[who] ?? 0) + 1
    if (kind !== 'decided' || gone.has(logged.number)) continue
    if (undone[who]) undone[who] -= 1
    else if (who === seat && others.length) break
    else if (who !== seat && mine.length) break
    else if (who !== seat) others.unshift(logged)
    else if (logged.events.some(event => ['votes', 'round'].includes(short(event)))) {
      if (!mine.length) others.unshift(logged) // what the vote brought to all
      break
    } else mine.unshift(logged)
  }
  return { mine, others }
}

/** The places that these steps changed. */
export const changed = (steps: readonly Logged[]): Set<string> =>
  new Set(
    steps
      .flatMap(step => step.events)
      .filter(event => ['places', 'activates', 'guards'].includes(short(event)))
      .map(event => String(event.facts['place'])),
  )

/** What a step told, in sentences. */
export const sentences = (step: Logged, names: readonly string[], me: number | null): string[] =>
  step.events.map(event => told(event, names, me)).filter(Boolean)

/** A step of one's own, in the words that it was composed of. */
export function deed(step: Logged, seat: number, view: View, names: readonly string[], me: number | null): Deed {
  const found: Deed = { id: step.number, what: '', coins: [], meeples: [], also: [] }
  for (const event of step.events) {
    const { facts } = event
    const verb = VERBS[short(event)]
    const own = facts['seat'] === seat
    const coins = own && typeof facts['coins'] === 'number' ? facts['coins'] : 0
    if (coins) found.coins.push(short(event).startsWith('pays') ? -coins : coins)
    if (verb && !found.what) found.what = [t(`web-verb-${verb}`), ...named(facts, view)].join(' · ')
    else if (own && short(event) === 'gains')
      found.meeples.push({ colour: facts['colour'] as Colour, count: Number(facts['count']) })
    else if (!coins) found.also.push(told(event, names, me))
  }
  return { ...found, also: found.also.filter(Boolean) }
}

function named(facts: Record<string, unknown>, view: View): string[] {
  const { domino, place, tile, side } = facts as Record<string, string | undefined>
  return [domino && dominoWords(domino), place && nameOf(view, place), tile && thing(tile, side)].filter(
    Boolean,
  ) as string[]
}
