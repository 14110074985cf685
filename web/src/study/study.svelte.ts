/** What a review page knows: the record, whose moves are looked at, which one is chosen, and the positions. */

import { SvelteMap } from 'svelte/reactivity'
import { GAMES, type GameName } from '../games'
import * as api from '../lib/api'
import { t } from '../lib/i18n.svelte'
import type { Moment, Refusal, Story } from '../lib/wire'
import { Looking } from './looking.svelte'
import { decisionsOf, momentsOf, nextMistake, ofSeat, type Decision } from './pieces'

export class Study {
  readonly record: string
  readonly first: Moment // before the first step: who plays what
  readonly story: Story
  readonly me: number | null
  readonly code: string // of the table, if it is one
  readonly game: GameName
  looking = $state.raw<Looking>() as Looking
  seat = $state(0)
  at = $state(0)
  #led = true // nobody has chosen a moment yet
  better = $state(true) // whether what was better is shown
  onward = $state(false) // whether somebody wants to play on from here
  refusal = $state.raw<Refusal | null>(null) // of a position
  #moments = new SvelteMap<number, Moment>()
  #asked: Record<number, boolean> = {}

  constructor(record: string, first: Moment, story: Story, me: number | null, code = '') {
    this.record = record
    this.first = first
    this.story = story
    this.me = me
    this.code = code
    this.game = first.game
    this.seat = me ?? 0
    this.look()
  }

  names = $derived.by(() =>
    Array.from({ length: this.first.seats }, (_, n) =>
      n === this.me ? t('web-you') : this.first.names[n] || t('web-player', { seat: n + 1 }),
    ),
  )
  /** All decisions of the axis: of the seat, or of all. */
  decisions = $derived.by(() =>
    decisionsOf(this.looking.pieces).filter(one => GAMES[this.game].digits === null || one.seat === this.seat),
  )
  chosen = $derived<Decision | undefined>(this.decisions[Math.min(this.at, this.decisions.length - 1)])
  of = $derived.by(() => this.looking.head && ofSeat(this.looking.head, this.looking.pieces, this.seat))
  /** The decisions of the seat that is looked at. */
  own = $derived(this.decisions.filter(one => one.seat === this.seat))
  moments = $derived(momentsOf(this.own, this.looking.head?.fine ?? Infinity))
  named = $derived(this.own.filter(one => one.mark !== 'good'))

  /** What of the loss of a decision was not won back. */
  lasting = (one: Decision): number => {
    if (!this.looking.head) return one.loss
    const of = one.seat === this.seat ? this.of : ofSeat(this.looking.head, this.looking.pieces, one.seat)
    return of?.lasting[of.decisions.findIndex(other => other.step === one.step)] ?? one.loss
  }

  /** Open the review of the seat, or of all of them. */
  look(): void {
    this.looking?.close()
    const [record, seat] = [this.record, GAMES[this.game].alone ? this.seat : null]
    this.looking = new Looking(() => api.review({ record, seat }))
    void this.looking.open()
  }

  /** Look at the moves of another seat. */
  sit(seat: number): void {
    this.seat = seat
    this.at = 0
    this.#led = true
    if (GAMES[this.game].alone) this.look()
  }

  /** Whoever has chosen nothing is shown the worst moment, once all is known. */
  lead(): void {
    const [worst] = [...this.named].sort((a, b) => b.loss - a.loss)
    if (this.#led && worst) this.choose(worst)
  }

  go(to: number): void {
    this.#led = false
    this.at = Math.max(0, Math.min(this.decisions.length - 1, to))
  }

  choose(one: Decision | null): void {
    const at = one ? this.decisions.indexOf(one) : -1
    if (at < 0) return
    this.at = at
    this.#led = false
  }

  mistake(way: 1 | -1): void {
    this.choose(nextMistake(this.named, this.chosen?.step ?? 0, way))
  }

  /** The round of a decision, and its turn there; to hide cards or to vote is before the first. */
  where(step: number): { round: number; turn: number } {
    return { round: this.story.rounds[step - 1] ?? 0, turn: this.story.turns[step - 1] ?? 0 }
  }

  /** The table after so many steps; fetched when it is first asked for. */
  moment(step: number): Moment | undefined {
    const found = this.#moments.get(step)
    if (!found && !this.#asked[step]) void this.#fetch(step)
    return found
  }

  async #fetch(step: number): Promise<void> {
    this.#asked[step] = true
    try {
      this.#moments.set(step, await api.replay({ record: this.record, step }))
    } catch (error) {
      this.#asked[step] = false
      this.refusal = api.why(error)
    }
  }

  close(): void {
    this.looking.close()
  }
}
