/** All that a turn offers, as the rules list it: names, terms, and why it cannot be done. */

import { speech, t } from '../lib/i18n.svelte'
import { listed } from '../lib/players'
import type { Offer } from '../lib/wire'
import { refused, spoken } from '../lib/words'
import { written } from './compose'
import { gist, type Foreseen } from './foresight'
import { nameOf, spelling } from './words'
import type { View } from './model'

/** What belongs to a thing besides what is done on it: its deeds, and what they are about. */
const RELATED: Record<string, readonly (readonly [string, string])[]> = {
  theft_abbey: [['rob', 'abbey']],
  theft_cathedral: [['rob', 'cathedral']],
  keys_chateau: [['guards', 'chateau']],
  keys_cite: [['guards', 'cite']],
  consulat_chateau: [['commerce', 'red']],
  consulat_cite: [['commerce', 'blue']],
  motte: [['destroy', '']],
  justice: [['free', 'prison']],
  prison: [['jail', 'justice']],
  treasury_0: [
    ['rob', 'abbey'],
    ['mint', ''],
  ],
  treasury_1: [['rob', 'cathedral']],
}

/** The offers that belong to a thing; to a gate that has lost its guard, how it gets one. */
export const offersAt = (offers: readonly Offer[], id: string, bare = false): Offer[] =>
  offers.filter(
    offer =>
      (offer.about === id && offer.about) ||
      (bare && offer.deed === 'guards' && offer.about === townOf(id)) ||
      RELATED[id]?.some(([deed, about]) => offer.deed === deed && offer.about === about),
  )

const townOf = (gate: string) => (gate.startsWith('gc_') ? 'cite' : 'chateau')

/** The words that begin a deed: those of its notation. */
export const wordsOf = ({ deed, about }: Offer): string[] => (MANY.includes(deed) && about ? [deed, about] : [deed])

const MANY = ['place', 'activate', 'buy', 'use', 'play', 'drop', 'guards', 'rob', 'commerce']

/** What is done, and where or with whom. */
export function offerName(offer: Offer, view: View): string {
  const verb = t(`web-verb-${offer.deed}`)
  if (!MANY.includes(offer.deed) || !offer.about) return verb
  const about = nameOf(view, offer.deed === 'rob' ? `theft_${offer.about}` : offer.about)
  return offer.deed === 'rob' ? about : `${verb} · ${about}`
}

const STRIKES = ['destroy', 'jail', 'jealousy'] // what is done to a thing, of the many that it could be done to

/** What can be done to a thing now: the deed, what pays for it, and all that it costs and brings. */
export const struckAt = (
  all: readonly string[][],
  id: string,
  view: View,
  foreseen: Foreseen,
  names: readonly string[],
  seat: number | null,
): { deed: string; what: string; terms: string }[] =>
  all
    .filter(move => STRIKES.includes(move[0] ?? '') && move.includes(id))
    .map(move => ({
      deed: move[0] ?? '',
      what: spelling(view, move, names)
        .filter((_, n) => move[n] !== id)
        .join(' · '),
      terms: seat === null ? '' : gist(foreseen[written(move)], names, seat).join(' · '),
    }))

/** What it takes and brings now. */
export const termsOf = (offer: Offer, names: readonly string[], seat: number | null): string =>
  t(`web-offer-${offer.terms.name}`, spoken(offer.terms.facts, names, seat))

/** Why not, in one line. */
export const whyNot = (offer: Offer, names: readonly string[]): string =>
  offer.refused ? refused(offer.refused, names) : ''

/** The tiles whose action was used in this turn. */
export const usedUp = (offers: readonly Offer[]): string[] =>
  offers.filter(one => one.deed === 'use' && one.refused?.code === 'limoges-once-a-turn').map(one => one.about)

/** Who would be paid tax for a construction there, each with the sum. */
export function taxWords(offer: Offer, names: readonly string[], seat: number | null): string {
  const sums = new Map<number, number>()
  for (const { seat: owner, coins } of offer.tax) sums.set(owner, (sums.get(owner) ?? 0) + coins)
  const parts = [...sums].map(([to, coins]) => t('limoges-toll-to', spoken({ to, coins }, names, seat)))
  return listed(parts, speech.language)
}

/** Offers that say the same, said once: the spaces of a kind, the tiles of the rows. */
export interface Group {
  key: string
  deed: string
  kind: string
  section: string
  offers: Offer[]
  possible: Offer[]
}

/** The list of a turn: spaces by their kind, everything else as it is. */
export function grouped(offers: readonly Offer[], part: (offer: Offer) => string = () => ''): Group[] {
  const found = new Map<string, Group>()
  for (const offer of offers) {
    const kind = offer.deed === 'place' ? offer.terms.name : ''
    const many = kind || ['buy', 'use', 'activate'].includes(offer.deed)
    const key = many ? offer.deed + kind + part(offer) : offer.deed + offer.about
    const group = found.get(key) ?? {
      key,
      deed: offer.deed,
      kind,
      section: offer.section,
      offers: [],
      possible: [],
    }
    group.offers.push(offer)
    if (!offer.refused) group.possible.push(offer)
    found.set(key, group)
  }
  return [...found.values()]
}

/** Why none of a group is possible: what keeps the nearest of them from it. */
export function groupWhy({ offers }: Group, names: readonly string[]): string {
  const nearest = Math.max(...offers.map(offer => offer.near))
  const found = offers.find(offer => offer.near === nearest)
  return found ? whyNot(found, names) : ''
}

/** What cannot be done, as far as the reason does not name it itself. */
export const called = ({ what, why }: { what: string[]; why: string }): string =>
  what.length === 1 && why.includes(what[0] ?? '') ? '' : what.join(' · ') + t('web-colon')

/** Spaces of a kind have one reason only where one colour decides: of a town, of a bridge, of a building. */
const owned = ({ about, terms }: Offer): string =>
  terms.name === 'gate'
    ? townOf(about)
    : terms.name === 'bridge'
      ? bridgeOf(about)
      : terms.name === 'production'
        ? about
        : ''

const bridgeOf = (arch: string) => (arch.startsWith('pe_') ? 'bridge_etienne' : 'bridge_martial')

/** What such a part is called: a building by its name, gates and arches by their kind too. */
function partName(group: Group, view: View): string {
  const [first] = group.offers
  const part = first && group.kind ? owned(first) : ''
  if (!part) return groupName(group, view)
  return group.kind === 'production' ? nameOf(view, part) : `${groupName(group, view)} (${nameOf(view, part)})`
}

/** Groups that cannot be done, those with the same reason together. */
export function hindered(offers: readonly Offer[], view: View, names: readonly string[]) {
  const found = new Map<string, { why: string; what: string[]; about: string }>()
  for (const group of grouped(offers, owned).filter(({ possible }) => !possible.length)) {
    const why = groupWhy(group, names)
    const same = found.get(why) ?? { why, what: [], about: group.offers[0]?.about ?? '' }
    same.what.push(partName(group, view))
    found.set(why, same)
  }
  return [...found.values()]
}

const EARNS = ['commerce', 'mint', 'rob', 'corrupt']

/** What would bring coins, and what stands in its way. */
export const barred = (offers: readonly Offer[], view: View, names: readonly string[]) =>
  hindered(
    offers.filter(({ deed }) => EARNS.includes(deed)),
    view,
    names,
  )

/** What a group is called in a list. */
export const groupName = (group: Group, view: View): string =>
  group.kind
    ? t(`web-aid-${group.kind}`)
    : group.offers.length > 1
      ? t(`web-verb-${group.deed}`)
      : offerName(group.offers[0] as Offer, view)

/** Colours that a thing takes, for a picture of them. */
export const coloursAt = (view: View, id: string) => view.spaces[id]?.colours ?? []
