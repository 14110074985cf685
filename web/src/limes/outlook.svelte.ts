/** What a worker would bring while the card in hand lies on the board: asked of the rules, never counted here. */

import type { Hold } from './hold.svelte'
import type { Land } from './model'

export interface Outlook {
  land: Land // with the card
  gains: Record<string, number> // by what a worker may do: `+nw`, `d4nw>e4sw`
}
/** Something that a worker may do, as the notation has it, and the zone where it then stands. */
export interface Posting {
  posting: string
  zone: string
}
interface Table {
  outlook(seat: number, begun: string): Promise<unknown>
}

export class Ahead {
  now = $state.raw<Outlook | null>(null)
  pointed = $state.raw<Posting | null>(null) // what a mouse or the focus is on
  #known: Record<string, Outlook> = {}
  #moment = ''
  #wanted = ''

  /** What is thought of: the place pointed at, else the one chosen. */
  considered(hold: Hold): Posting | null {
    if (!this.now || !hold.square) return null
    const zone = hold.quarter ? hold.square + hold.quarter : hold.target
    return this.pointed ?? (zone ? { posting: hold.posting.join('').trim(), zone } : null)
  }

  /** Look at a card laid so; each way is asked for once a moment. */
  async look(table: Table, moment: string, seat: number, begun: string): Promise<void> {
    if (moment !== this.#moment) this.#known = {}
    this.#moment = moment
    if (begun !== this.#wanted) this.pointed = null
    this.#wanted = begun
    this.now = this.#known[begun] ?? null
    if (this.now || !begun) return
    try {
      const found = (await table.outlook(seat, begun)) as Outlook
      if (moment !== this.#moment) return
      this.#known[begun] = found
      if (begun === this.#wanted) this.now = found
    } catch {
      // Without an answer the places stay without numbers.
    }
  }
}
