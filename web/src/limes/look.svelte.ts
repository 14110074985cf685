/** Where the lens is: on what is pointed at, else on what a click has pinned until the next one. */

import { territoryAt, workersOf, type Land, type Territory } from './model'

export class Look {
  /** A zone, or a worker as `d4nw/2`: the second on that zone. Nothing is an empty text. */
  pointed = $state('')
  pinned = $state('')
  at = $derived(this.pointed || this.pinned)

  /** The territory that the lens shows of a land. */
  on(land: Land): Territory | null {
    return territoryAt(land, this.at.slice(0, 4)) ?? null
  }

  point(at: string): void {
    this.pointed = at
  }

  pin(at: string): void {
    this.pinned = this.pinned === at ? '' : at
  }

  /** On the next worker of a land, after the last on none. */
  next(land: Land): void {
    const rows = workersOf(land)
    this.pinned = rows[rows.findIndex(row => row.at === this.pinned) + 1]?.at ?? ''
  }

  clear(): void {
    this.pointed = ''
    this.pinned = ''
  }
}
