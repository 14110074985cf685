/** Moves of Les Deux Limoges in words, for reviews and hints. */

import type { View } from './model'
import { spelling } from './words'

/** A move as the log would tell it, at the table of a view. */
export const say = (move: string, names: readonly string[], view: object): string =>
  spelling(view as View, move.split(' '), [...names]).join(' ')
