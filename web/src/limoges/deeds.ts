/** What a turn did, step by step, and what the others did before it: read from the log. */

import { takenBack } from '../lib/entries'
import { t } from '../lib/i18n.svelte'
import type { Logged } from '../lib/live.svelte'
import type { GameEvent } from '../lib/wire'
import { thing, told } from '../lib/words'
import type { Colour, View } from './model'
import { dominoWords, nameOf, robbery } from './words'

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
  destroys: 'destroy',
  'ends-turn': 'end',
  'gives-up': 'return',
  drops: 'drop',
  happens: 'play',
  swaps: 'swap',
  steals: 'steal',
}
const short = (event: GameEvent) => event.name.replace('limoges-', '')

const ends = ({ events }: Logged, seat?: number) =>
  events.some(event => short(event) === 'ends-turn' && (seat === undefined || event.facts['seat'] === seat))
const votes = ({ events }: Logged) => events.some(event => short(event) === 'votes')

/** All that stands since the last turn of a seat ended, in order: what it does in this turn, and all before. */
export function lately(log: readonly Logged[], seat: number): { mine: Logged[]; others: Logged[] } {
  const gone = takenBack(log)
  const standing = log.filter(one => one.entry.kind === 'decided' && !gone.has(one.number) && one.events.length)
  const since = standing.slice(standing.findLastIndex(one => ends(one, seat)) + 1)
  const begun = since.findLastIndex(one => ends(one) || votes(one))
  const mine = since.filter((one, n) => n > begun && one.entry.seat === seat)
  return { mine, others: since.filter(one => !mine.includes(one)) }
}

/** Points for what lies in the two churches, at the end of a round. */
export const isReward = (event: GameEvent): boolean => short(event).startsWith('points-reward')

/** What the end of the last round brought. */
export const roundEnd = (log: readonly Logged[]): GameEvent[] =>
  (log.findLast(({ events }) => events.some(event => short(event) === 'round'))?.events ?? []).filter(isReward)

/** The places that these steps changed. */
export const changed = (steps: readonly Logged[]): Set<string> =>
  new Set(
    steps
      .flatMap(step => step.events)
      .map(event => event.facts['place'])
      .filter(place => typeof place === 'string'),
  )

/** What is seen without being told: who is first in a round, and that a turn is over. */
export const isPlain = (event: GameEvent): boolean => ['first', 'round', 'ends-turn'].includes(short(event))

const HURTS = ['ousted', 'destroys', 'destroyed', 'jails-hand', 'jails-on', 'jails-tile', 'steals'] // another's
const TAKES = ['loses', 'loses-all', 'pays-event', 'pays-mercenary', 'leader-falls'] // of who is named first

/** Whether something was taken from a seat by what others did. */
export function isHarm(event: GameEvent, seat: number, by: number | undefined): boolean {
  const { facts } = event
  if (by === seat) return false
  return (
    (HURTS.includes(short(event)) && facts['other'] === seat) ||
    (TAKES.includes(short(event)) && facts['seat'] === seat)
  )
}

/** Where it stands among what happened since one's last turn: what one knows, having done it, after the rest. */
export const weight = (event: GameEvent, seat: number, by: number | undefined): number =>
  isHarm(event, seat, by) ? 0 : by === seat ? 2 : 1

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
    const robbed = verb === 'rob' && typeof facts['building'] === 'string' && robbery(facts['building'])
    if (verb && !found.what) found.what = robbed || [t(`web-verb-${verb}`), ...named(facts, view)].join(' · ')
    else if (own && short(event) === 'gains')
      found.meeples.push({ colour: facts['colour'] as Colour, count: Number(facts['count']) })
    else if (!coins) found.also.push(told(event, names, me))
  }
  return { ...found, also: found.also.filter(Boolean) }
}

const quiet = (event: GameEvent) => short(event) === 'ends-turn'
const sheds = (event: GameEvent) => short(event) === 'throws-away'

/** What the player of a seat did last, in a few words. */
export function lastDeed(log: readonly Logged[], seat: number, view: View, names: readonly string[]): string {
  const gone = takenBack(log)
  const step = log
    .slice(log.findLastIndex(votes) + 1)
    .findLast(
      ({ number, entry, events }) =>
        entry.seat === seat &&
        !gone.has(number) &&
        events.some(event => (VERBS[short(event)] || sheds(event)) && !quiet(event) && event.facts['seat'] === seat),
    )
  const shed = step?.events.every(event => !VERBS[short(event)] || quiet(event)) && step.events.find(sheds)
  if (shed) return [t('web-verb-remove'), ...named(shed.facts, view)].join(' · ')
  return step ? deed(step, seat, view, names, null).what : ''
}

function named(facts: Record<string, unknown>, view: View): string[] {
  const { domino, place, tile, side, colour } = facts as Record<string, string | undefined>
  return [
    domino && dominoWords(domino),
    place && nameOf(view, place),
    tile && thing(tile, side),
    place && colour && thing(colour),
  ].filter(Boolean) as string[]
}
