/** Limes in words: what a territory scores, what a card shows. */

import { signed, t } from '../lib/i18n.svelte'
import { QUARTERS, pointsOf, territoryAt } from './model'
import type { Card, Counted, Laid, Land, Territory, Turn } from './model'
import type { Outlook } from './outlook.svelte'

const TERRAIN: Record<string, string> = { '.': 'field', '~': 'water', '^': 'forest', '#': 'tower' }

/** What a zone shows, by its sign. */
export const terrainWord = (symbol: string) => t(`web-terrain-${TERRAIN[symbol[0] ?? '.']}`)

/** What the points of a territory are for: "lake, 5 huts". */
export const captionOf = (home: Territory) =>
  home.reasons.map(({ kind, places }) => t(`web-limes-why-${kind}`, { points: places.length })).join(', ')

/** What workers score for: "huts on the shore of their lake". */
export const waysOf = (kinds: readonly string[]) => kinds.map(kind => t(`web-limes-for-${kind}`)).join(', ')

/** What a worker scores for: "lake, 5 huts", or that another one does. */
export const rowWords = ({ home, scores }: Counted) => (scores ? captionOf(home) : t('web-limes-idle'))

/** What a worker would score on a zone, and why: "Fisherman +2: lake, 2 huts". */
export function aheadWords({ land, gains }: Outlook, posting: string, zone: string): string {
  const home = territoryAt(land, zone)
  if (!home) return ''
  return t('web-limes-ahead', {
    way: home.worker ? 'taken' : posting.startsWith('+') ? 'place' : 'move',
    worker: t('web-profession', { profession: home.profession }),
    points: pointsOf(home),
    why: captionOf(home),
    gain: signed(gains[posting] ?? 0),
  })
}

/** The sentence under the lens; of a worker, where it is on one. */
export function lensWords(home: Territory, worker?: Counted): string {
  if (worker && !worker.scores) return t('web-limes-only-one')
  if (!home.worker) return t('web-limes-nobody', { profession: home.profession, points: pointsOf(home) })
  return home.reasons.map(({ kind, places }) => t(`web-limes-lens-${kind}`, { points: places.length })).join(' ')
}

/** A card in words, zone by zone, as it is turned. */
export function cardWords({ number, faces }: Card, turn: Turn): string {
  const zones = (faces[turn] ?? faces.n ?? []).map((symbol, n) => zoneWord(symbol, QUARTERS[n] ?? 'nw', 0))
  return t('web-limes-card-shows', { number, zones: zones.join('; ') })
}

/** What a zone shows, and how many stand on it. */
const zoneWord = (symbol: string, quarter: string, workers: number) =>
  t('web-limes-zone', { quarter, terrain: terrainWord(symbol), hut: symbol.length > 1 ? 'yes' : 'no', workers })

/** The four zones of a card, and who stands on them. */
export function zoneWords(laid: Laid, land: Land): string {
  const zones = laid.zones.map((symbol, n) => {
    const zone = laid.square + QUARTERS[n]
    const workers = land.workers.filter(worker => worker === zone).length
    return zoneWord(symbol, QUARTERS[n] ?? '', workers)
  })
  return zones.join('; ')
}
