/** The pile of a round that is looked at again: everybody saw what was played, so nobody has to guess. */

import type { Moment } from '../lib/wire'
import type { Laid, View } from './model'

function laid(seat: number, move: string): Laid[] {
  const [verb, card = ''] = move.split(' ')
  const one = { seat, card }
  return verb === 'play' ? [one] : verb === 'exchange' ? [one, one] : [] // §4.2 two of the four lie on the pile
}

/** The same moment with the pile open to a seat. */
export function opened(now: Moment, seat: number): Moment {
  const view = now.views[String(seat)] as unknown as View
  const done = now.steps.slice(0, now.step)
  const hidden = done.findLastIndex(moves => Object.values(moves).some(move => move.startsWith('hide')))
  const pile = done
    .slice(hidden + 1)
    .flatMap(moves => Object.entries(moves).flatMap(([who, move]) => laid(Number(who), move)))
  if (hidden < 0 || pile.length !== view.pile_size || view.words.includes('open-pile')) return now
  const known = { ...view, words: [...view.words, 'open-pile'], pile }
  return { ...now, views: { ...now.views, [String(seat)]: known as never } }
}
