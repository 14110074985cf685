/** Whose board lies on the table, and whose stand beside it. */

import { t } from '../lib/i18n.svelte'
import { ranked } from '../lib/outcome'
import { screen } from '../lib/screen.svelte'
import { landAt } from './model'
import type { Round } from './round.svelte'
import { rivals } from './standing'

export class Boards {
  looking = $state<number | null>(null) // the seat whose board somebody wants to see
  wall = $state(false) // all of them

  constructor(readonly round: Round) {}

  shown = $derived.by(() => {
    const { table, seat } = this.round.at
    const usual = this.round.over ? (this.round.me ?? ranked(table)[0]) : seat
    return this.looking ?? usual ?? 0
  })
  land = $derived.by(() => landAt(this.round.at.view, this.shown))
  mine = $derived.by(() => this.round.at.seat !== null && this.shown === this.round.at.seat)
  /** The seats of all others. */
  rest = $derived.by(() => this.round.at.view.lands.map((_, n) => n).filter(n => n !== (this.round.at.seat ?? -1)))
  /** At a large table two of the others stand beside the board, and all of them on a wall. */
  crowd = $derived.by(() => this.rest.length > (screen.phone ? 3 : 5))
  beside = $derived.by(() => {
    const { view, seat } = this.round.at
    const close = this.crowd ? rivals(view, seat, this.looking) : this.rest
    return close.map(n => ({ seat: n, land: landAt(view, n) }))
  })
  many = $derived.by(() => this.crowd || this.beside.length > 2)

  /** Whose land it is, in words. */
  label(seat: number): string {
    return t('web-limes-land-of', { name: this.round.at.names[seat] ?? '', you: this.round.you(seat) })
  }

  /** To the board of the next player, and home again; at a large table, to the wall. */
  cycle(): void {
    if (this.crowd) this.wall = true
    else this.looking = this.rest[this.looking === null ? 0 : this.rest.indexOf(this.looking) + 1] ?? null
  }

  /** To a board of the wall. */
  pick(seat: number): void {
    this.looking = seat === this.round.at.seat ? null : seat
    this.wall = false
  }
}
