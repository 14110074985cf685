/** The pictures in the rulebook of Les Deux Limoges. */

import type { Drawings } from '../../rules/figures'
import Board from './Board.svelte'
import Building from './Building.svelte'
import DominoParts from './DominoParts.svelte'
import Gate from './Gate.svelte'
import Objectives from './Objectives.svelte'
import Powers from './Powers.svelte'
import Price from './Price.svelte'
import Recruitment from './Recruitment.svelte'
import Theft from './Theft.svelte'
import Tiles from './Tiles.svelte'
import Turn from './Turn.svelte'

export const DRAWINGS: Drawings = {
  'limoges-board': Board,
  'limoges-domino': DominoParts,
  'limoges-powers': Powers,
  'limoges-recruitment': Recruitment,
  'limoges-keys': Price,
  'limoges-justice': Price,
  'limoges-ostensions': Price,
  'limoges-gate': Gate,
  'limoges-theft': Theft,
  'limoges-cathedral': Building,
  'limoges-abbey': Building,
  'limoges-turn': Turn,
  'limoges-tiles': Tiles,
  'limoges-ostensions-list': Tiles,
  'limoges-events': Tiles,
  'limoges-objectives': Objectives,
}
