/** The view of a game of Limits as the server sends it. */

import { strong, t } from '../lib/i18n.svelte'
import { readerOf } from '../lib/players'

export const COLOURS = 'rygbv'

export interface Laid {
  seat: number
  card: string
}
export interface Count {
  limit: (number | string)[]
  pile: Laid[]
  hidden: string[]
  accuser: number
  accused: number
  colour: string
  counted: number[]
  last: number
  printed?: number | null
  raised_by: number[]
  allowed?: number | null
  guilty: boolean
  loser: number
  earner: number
}
export interface View {
  seat?: number | null
  words: string[]
  round: number
  rounds: number
  turn: number
  limit?: (number | string)[] | null
  hand: string
  hidden: string
  hand_sizes: number[]
  hidden_sizes: number[]
  draw: number
  pile: Laid[]
  pile_size: number
  points: number[]
  taken: number[]
  scores: number[]
  counted?: Count | null
  accusations: [right: number, wrong: number][] // of every seat, once the game is over
}

/** The cards that were laid from one look at the table to the next, of the round that is played now. */
export function passed(scenes: readonly Pick<View, 'pile' | 'pile_size'>[]): Laid[] {
  let found: Laid[] = []
  scenes.forEach(({ pile, pile_size }, n) => {
    const before = scenes[n - 1]?.pile_size ?? pile_size
    const top = pile.at(-1)
    if (pile_size < before) found = []
    else if (pile_size > before && top) found.push(top)
  })
  return found
}

/** How many cards of each colour lie in a pile that is open. */
export const lyingIn = (pile: readonly Laid[]) =>
  [...COLOURS].map(colour => pile.filter(({ card }) => card === colour).length)

/** The same in words. */
export const lyingWords = (lying: readonly number[]) =>
  t('web-limits-lying-of', {
    colours: lying
      .map((count, n) => t('web-limits-limit', { colour: COLOURS[n] ?? '', limit: String(count) }))
      .join(', '),
  })

/** Cards in the order of the notation: `gr` is written `rg`. */
export const inOrder = (cards: string[]) => [...cards].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b))

/** The pieces of a move that hides these cards. */
export const hiding = (cards: string[]) => {
  const [first = '', ...rest] = inOrder(cards)
  return ['hide', ` ${first}`, ...rest]
}

/** Who accused whom, for a sentence that knows its reader. */
export function charge(count: Count, names: string[], mine: number[]): Record<string, string> {
  const reader = readerOf(mine)
  return {
    you: count.accuser === reader ? 'accuser' : count.accused === reader ? 'accused' : 'no',
    accuser: strong(names[count.accuser] ?? ''),
    accused: strong(names[count.accused] ?? ''),
  }
}

/** Where the counted cards lie: up to the wall, and beyond it. */
export function lineUp(count: Count): { slots: number; filled: number; beyond: number; printed: number } {
  const lying = count.counted.length
  const allowed = count.allowed ?? lying
  return {
    slots: allowed,
    filled: Math.min(lying, allowed),
    beyond: Math.max(0, lying - allowed),
    printed: count.printed ?? lying,
  }
}

/** How wide cards can be so that all lie in a room, each with the mark of its seat below, none over another. */
export function cardWidth(cards: number, width: number, height: number): number {
  const fits = (w: number) => {
    const columns = Math.floor((width + 4) / (w + 4))
    return columns > 0 && Math.ceil(cards / columns) * (w * 1.4 + 20) <= height + 4
  }
  let w = 96
  while (w > 16 && !fits(w)) w -= 1
  return w
}

/** The places in a hand where these cards are. */
export function inHand(hand: string, cards: string): number[] {
  const places: number[] = []
  for (const card of cards) {
    const at = [...hand].findIndex((held, n) => held === card && !places.includes(n))
    if (at >= 0) places.push(at)
  }
  return places
}

/** Who plays first in this round, while cards are being hidden; nobody later, when it is somebody's turn. */
export const starterOf = (view: Pick<View, 'turn' | 'hidden_sizes'>): number | null =>
  view.hidden_sizes.some(Boolean) ? null : view.turn

/** How many limit cards a seat has taken, and what they cost. */
export const takenWords = ({ taken }: Pick<View, 'taken'>, seat: number) =>
  t('web-limits-taken', { count: taken[seat] ?? 0, penalty: 2 * (taken[seat] ?? 0) })
