/** What chance draws in this game, for the check of its deals. */

import { type Chance, type Dice, type Header, numbers, type Pools, still, type Told } from '../lib/deals'

function pools({ seats, starter }: Header): Pools {
  const deal = async (found: string, dice: Dice) => {
    const count = found.split(' ')[2]?.split(',').length ?? 0
    const cards = await dice.shuffled([...'rygbv'.repeat(12)])
    const shown = await dice.shuffled(numbers(24))
    return `shuffle ${cards.join('')} ${shown.slice(0, count).join()} ${starter ?? (await dice.below(seats))}`
  }
  return { deal, see: still }
}

/** The draw pile lies open in the record, and how many cards were drawn by whom has been told. */
function agrees(dealt: string[], { events, whole, seat }: Told, seats: number): boolean {
  if (!whole || seat === null) return true
  let pile = dealt[0]?.split(' ')[1] ?? ''
  let [laid, back] = ['', ''] // on the pile; of an exchange, back on the draw pile once four are drawn
  let given = 0
  for (const { name, facts } of events) {
    const card = String(facts['card'])
    if (name === 'limits-laid') laid += card
    else if (name === 'limits-exchanged') [laid, back] = [laid + card.repeat(2), card.repeat(2)]
    else if (name === 'limits-accused') [pile, laid] = [pile + laid, '']
    if (!DRAWN.includes(name)) continue
    const count = Number(facts['count'] ?? 0)
    const first = given < seats // the hands of the beginning, one card after the other round the table
    const drawn = first
      ? [...pile].filter((_, n) => n < count * seats && n % seats === given)
      : [...pile.slice(0, count)]
    given += 1
    if (!first) pile = pile.slice(count)
    else if (given === seats) pile = pile.slice(count * seats)
    pile = back + pile
    back = ''
    if (name === 'limits-drew' && !same(drawn, [...String(facts['cards'])])) return false
  }
  return true
}

const DRAWN = ['limits-drew', 'limits-drew-unseen', 'limits-drew-nothing']
const same = (a: string[], b: string[]) => a.sort().join('') === b.sort().join('')

export default { material: 'cards', needed: false, pools, agrees } satisfies Chance
