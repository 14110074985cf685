/** The pictures in the rulebook of Limits. */

import type { Drawings } from '../../rules/figures'
import Accusation from './Accusation.svelte'
import Cards from './Cards.svelte'
import Pile from './Pile.svelte'
import Scoring from './Scoring.svelte'
import Turn from './Turn.svelte'

export const DRAWINGS: Drawings = {
  'limits-cards': Cards,
  'limits-turn': Turn,
  'limits-pile': Pile,
  'limits-accusation': Accusation,
  'limits-scoring': Scoring,
}
