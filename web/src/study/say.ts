/** A move as it is read: each game says how. */

import type { GameName } from '../games'
import { say as limes } from '../limes/say'
import { say as limits } from '../limits/say'
import { say as limoges } from '../limoges/say'

/** A move in words at the table of a view; among other moves only as far as it differs from them. */
export type Say = (move: string, names: readonly string[], view?: object, among?: readonly string[]) => string

export const SAY: Record<GameName, Say> = { limes, limits, limoges }
