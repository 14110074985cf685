/** The pictures in the rulebook of Limes. */

import type { Drawings } from '../../rules/figures'
import Lands from './Lands.svelte'
import Zones from './Zones.svelte'

export const DRAWINGS: Drawings = {
  'limes-card': Zones,
  'limes-lay': Lands,
  'limes-territories': Lands,
  'limes-move': Lands,
  'limes-farmer': Lands,
  'limes-fisherman': Lands,
  'limes-woodcutter': Lands,
  'limes-watchman': Lands,
  'limes-diagonal': Lands,
  'limes-ferryman': Lands,
}
