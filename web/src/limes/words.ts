/** Limes in words: what a territory scores, what a card shows. */

import { t } from '../lib/i18n.svelte'
import { QUARTERS, pointsOf, type Laid, type Land, type Territory } from './model'

const TERRAIN: Record<string, string> = { '.': 'field', '~': 'water', '^': 'forest', '#': 'tower' }

/** What a zone shows, by its sign. */
export const terrainWord = (symbol: string) => t(`web-terrain-${TERRAIN[symbol[0] ?? '.']}`)

/** What the points of a territory are for: "lake, 5 huts". */
export const captionOf = (home: Territory) =>
  home.reasons.map(({ kind, places }) => t(`web-limes-why-${kind}`, { points: places.length })).join(', ')

/** What workers score for: "huts on the shore of their lake". */
export const waysOf = (kinds: readonly string[]) => kinds.map(kind => t(`web-limes-for-${kind}`)).join(', ')

/** The sentence under the lens. */
export function lensWords(home: Territory): string {
  if (!home.worker) return t('web-limes-nobody', { profession: home.profession, points: pointsOf(home) })
  return home.reasons.map(({ kind, places }) => t(`web-limes-lens-${kind}`, { points: places.length })).join(' ')
}

/** The four zones of a card, and who stands on them. */
export function zoneWords(laid: Laid, land: Land): string {
  const zones = laid.zones.map((symbol, n) => {
    const zone = laid.square + QUARTERS[n]
    const workers = land.workers.filter(worker => worker === zone).length
    return t('web-limes-zone', {
      quarter: QUARTERS[n] ?? '',
      terrain: terrainWord(symbol),
      hut: symbol.length > 1 ? 'yes' : 'no',
      workers,
    })
  })
  return zones.join('; ')
}
