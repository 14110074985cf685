/** What part of the table the board shows, and how large things are drawn on it. */

import { screen } from '../lib/screen.svelte'
import type { Did, Ghost } from './Ghosts.svelte'
import type { Hold } from './hold.svelte'
import { reach, windowOf, type Card, type Land } from './model'

interface Drawn {
  land: Land
  card: Card | null
  hold: Hold | null
  open: readonly string[] // squares where the card may lie
  ghosts: readonly Ghost[]
  did: Did | null
}

export class Frame {
  width = $state(0) // of the board on the screen

  constructor(readonly drawn: () => Drawn) {}

  #laid = $derived.by(() => this.drawn().land.cards.map(laid => laid.square))
  #kept = $derived.by(() => {
    const { hold, ghosts } = this.drawn()
    return [...this.#laid, ...(hold?.square ? [hold.square] : []), ...ghosts.map(({ move }) => move.slice(0, 2))]
  })
  // All that can be laid next is on the board also while nobody asks for it: it does not move while others play.
  window = $derived.by(() => {
    const { open, card, did } = this.drawn()
    return windowOf([...this.#kept, ...open, ...(card ? reach(this.#laid) : [])], did ? 4 : 1)
  })
  /** Where a zone must be as wide as a finger, the names of rows and columns stand on the board. */
  inside = $derived(screen.touch || screen.low)
  edge = $derived(this.inside ? 3 : 14)
  box = $derived.by(() => {
    const { left, top, columns, rows } = this.window
    return { x: left * 80, y: top * 80, w: columns * 80, h: rows * 80 }
  })
  viewBox = $derived.by(() => {
    const { x, y, w, h } = this.box
    return `${x - this.edge} ${y - this.edge} ${w + 2 * this.edge} ${h + 2 * this.edge}`
  })
  /** A pixel, as the board measures. */
  unit = $derived(this.width ? (this.window.columns * 80 + 2 * this.edge) / this.width : 1)
  /** The side of what answers to a tap on a zone: where five squares are small, more than the zone. */
  finger = $derived(this.inside ? Math.min(56, Math.max(40, 44 * this.unit)) : 40)
  /** What is written is never smaller than can be read, however small the board. */
  larger = $derived(Math.min(1.5, Math.max(1, (10 * this.unit) / 7.6)))
}
