/** Moves of Les Deux Limoges in words, for reviews and hints. */

import { thing } from '../lib/words'
import type { View } from './model'
import { spelling } from './words'

/** A move as the log would tell it, at the table of a view. */
export function say(move: string, names: readonly string[], view: object): string {
  const [verb = '', ...words] = move.split(' ')
  if (verb !== 'vote') return spelling(view as View, [verb, ...words], [...names]).join(' ')
  const votes = words.map(word =>
    word
      .split(':')
      .map(part => thing(part))
      .join(' '),
  )
  return [spelling(view as View, [verb], [...names])[0], votes.join(', ')].filter(Boolean).join(': ')
}
