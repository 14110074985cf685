/** What the composer asks for, in sentences: at the beginning of a step, and after each choice. */

import { t } from '../lib/i18n.svelte'
import type { Offer } from '../lib/wire'
import type { Choosing } from './choosing.svelte'
import { fitting, written } from './compose'
import { coinsOf, type Foreseen } from './foresight'
import { halves, type View } from './model'
import { termsOf } from './offers'
import { asking, forSale, nameOf } from './words'

export interface Asks {
  choosing: Choosing
  view: View
  offers: readonly Offer[]
  foreseen: Foreseen
  names: readonly string[]
  seat: number
}

const priceOf = (domino: string) => halves(domino)[0] + halves(domino)[1]
const placeable = ({ choosing }: Asks) => choosing.hand.some(domino => choosing.placeable(domino))

/** What is asked at the beginning of a step: what can be done at all. */
export function openingWords(asks: Asks): string {
  const { choosing, view } = asks
  const placed = view.due?.placed ?? 0
  if (placeable(asks)) return t('web-limoges-your-turn', { placed, left: choosing.hand.length })
  const deeds = choosing.all.filter(([verb = '']) => !['place', 'end'].includes(verb)).length
  const why = placed > 1 ? 'placed' : choosing.hand.length ? 'none' : 'empty'
  return t('web-limoges-no-domino', { why, deeds })
}

/** What is to be chosen next. */
export function nextWords(asks: Asks, whole: string): string {
  const { choosing, view } = asks
  const { verb, options, ghost, hand, picked } = choosing
  const begun = choosing.words.length > 0
  const buys = fitting(choosing.all, ['buy', ghost]).length > 0
  if (choosing.stray) return joined([wanting(asks), buys && t('web-limoges-pick-tile')])
  if (!begun && isPoor(asks)) return t('web-limoges-coins-from')
  const tile = picked[1]
  const bought = verb === 'buy' && tile ? `${forSale(view, tile, asks.offers)}.` : ''
  // A domino alone has led to a tile: that goes without saying for the rules, not for who clicked.
  const led = bought && tile && !choosing.words.some(word => word === tile || word === 'buy')
  if (led && whole) return joined([t('web-limoges-only-tile'), bought])
  if (!begun || whole) return bought
  if (verb === 'end') return t('web-limoges-shed')
  if (verb === 'corrupt') return t('web-limoges-pick-recycled')
  if (bought && tile) return joined([bought, t('web-limoges-pay-domino', { tile: nameOf(view, tile) })])
  if (ghost && !choosing.place)
    return joined([liftedPrice(asks), t(buys ? 'web-limoges-pick-place-or-tile' : 'web-limoges-pick-place')])
  if (choosing.seeking) return joined([terms(asks), t('web-limoges-pick-place')], '. ')
  if (options.some(word => hand.includes(word))) return t('web-limoges-pick-domino')
  return asking(verb, options, view.spaces[choosing.place]?.kind === 'power')
}

const joined = (parts: (string | false)[], by = ' ') => parts.filter(Boolean).join(by)

const liftedPrice = ({ choosing, foreseen, seat }: Asks): string =>
  priceWords(fitting(choosing.all, ['place', choosing.ghost]), foreseen, seat)

/** What placing costs in these ways to do it. */
export function priceWords(ways: readonly string[][], foreseen: Foreseen, seat: number): string {
  const costs = ways.flatMap(move => foreseen[written(move)] ?? []).map(way => Math.abs(coinsOf(way, seat)))
  if (!costs.length) return ''
  const [least, coins] = [Math.min(...costs), Math.max(...costs)]
  return t('web-limoges-lifted', { least: least === coins ? 'same' : least, coins })
}

/** Why a lifted domino fits nowhere: it costs too much, else the spaces say it. */
function wanting({ choosing, view, seat }: Asks): string {
  const [price, coins] = [priceOf(choosing.stray), view.seats[seat]?.coins ?? 0]
  return t(price > coins ? 'web-limoges-too-dear' : 'web-limoges-ask-space', { price, coins })
}

/** No domino can be placed, and one at least for want of coins. */
export function isPoor(asks: Asks): boolean {
  const { choosing, view, seat } = asks
  const coins = view.seats[seat]?.coins ?? 0
  const dear = choosing.hand.some(domino => priceOf(domino) > coins)
  return choosing.turn && (view.due?.placed ?? 0) < 2 && dear && !placeable(asks)
}

/** What the only way to do a deed takes. */
function terms({ choosing, offers, names, seat }: Asks): string {
  const [offer, ...others] = offers.filter(one => one.deed === choosing.verb)
  return offer && !others.length ? termsOf(offer, names, seat) : ''
}
