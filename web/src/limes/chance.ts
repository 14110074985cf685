/** What chance draws in this game, for the check of its deals. */

import { type Chance, facts, fits, numbers, still } from '../lib/deals'

export default {
  material: 'deck',
  needed: false,
  pools() {
    const cards = numbers(24)
    return { deal: async (_, dice) => `draw ${await dice.take(cards, 1)}`, see: still }
  },
  agrees(dealt, told) {
    return fits(
      dealt,
      facts(told, 'limes-drawn', ({ card }) => `draw ${card}`),
    )
  },
} satisfies Chance
