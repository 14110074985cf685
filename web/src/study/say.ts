/** A move as it is read: each game says how; else it is its notation. */

import type { GameName } from '../games'
import { say as limits } from '../limits/say'
import { say as limoges } from '../limoges/say'

type Say = (move: string, names: readonly string[], view: object) => string

export const SAY: Record<GameName, Say> = { limes: move => move, limits, limoges }
