/** A seat's part in a round: whether it is asked, the card in its hand, and what it does with it. */

import type { Snippet } from 'svelte'
import { draftAt, keepDraft } from '../lib/drafts'
import { Focus } from '../lib/focus'
import { t } from '../lib/i18n.svelte'
import type { Live } from '../lib/live.svelte'
import { prompted, readerOf, standIn } from '../lib/players'
import { play } from '../lib/sound'
import type { Table } from '../lib/wire'
import { Hold } from './hold.svelte'
import { TURNS, type Turn, type View } from './model'
import { Ahead } from './outlook.svelte'
import { aheadWords } from './words'

/** What the screen is told of a table. */
export interface Situation {
  live: Live
  table: Table
  seat: number | null
  view: View
  names: string[]
  hinted?: Snippet // the hint, if one was asked for: each game has a place for it
}

export class Round {
  readonly hold = new Hold()
  readonly ahead = new Ahead()
  readonly focus = new Focus()
  missing = $state(false) // somebody wants to lay what is not a move yet
  #prepared = '' // the moment that what is in hand belongs to: it stays there while a bot plays

  constructor(
    readonly now: () => Situation,
    begin: () => void,
  ) {
    $effect(() => this.#offer())
    $effect(() => this.#prepare(begin))
    $effect(() => this.#keep())
    $effect(() => this.#lookAhead())
    $effect(() => this.#forget())
  }

  get at(): Situation {
    return this.now()
  }

  me = $derived.by(() => readerOf(this.at.live.mine))
  over = $derived.by(() => this.at.table.phase === 'over')
  resigned = $derived.by(() => Boolean(this.at.table.seats[this.at.seat ?? -1]?.resigned))
  away = $derived.by(() => Boolean(standIn(this.at.table, this.at.seat)) || this.resigned)
  /** A replay asks nobody, nor does a page of an introduction that only tells. */
  plays = $derived.by(() => {
    const { live, table, seat } = this.at
    return seat !== null && live.mine.includes(seat) && Boolean(table.code || this.hold.asked)
  })
  watching = $derived.by(() => Boolean(this.at.table.code) && this.at.seat === null)
  due = $derived.by(() => {
    const { table, seat } = this.at
    return seat !== null && table.due.includes(seat) && table.phase === 'playing' && !this.away
  })
  decided = $derived.by(() => {
    const { table, seat } = this.at
    return seat !== null && table.decided.includes(seat) && !this.away
  })
  own = $derived.by(() => (this.at.seat === null ? undefined : this.at.table.own[this.at.seat]))
  step = $derived.by(() => `${this.at.table.ply}/${this.at.seat}`)
  moment = $derived.by(() => `${this.step}/${this.own ?? ''}`)

  /** What is done with a worker so far. */
  posting = $derived.by(() => {
    if (this.hold.quarter) return 'place'
    if (this.hold.target) return 'move'
    return this.hold.origin ? 'half' : 'none'
  })
  /** What is to be chosen next. */
  wanted = $derived.by(() => {
    if (this.at.table.paused) return t('web-night-paused')
    if (!this.hold.square) return t(this.hold.squares.length ? 'web-limes-pick-square' : 'web-limes-rotate-first')
    return this.#workerWords ?? t(`web-limes-worker-${this.posting}`, { may: this.hold.may })
  })
  /** What the worker that is thought of would score, and why; else what to do with one. */
  #workerWords = $derived.by(() => {
    const thought = this.ahead.considered(this.hold)
    return (this.ahead.now && thought && aheadWords(this.ahead.now, thought.posting, thought.zone)) || undefined
  })

  /** Whether a seat is the reader's, as the texts ask it. */
  you(seat: number): 'yes' | 'no' {
    return this.me === seat ? 'yes' : 'no'
  }

  prompt = (text: string): string => prompted(text, this.at.names, this.at.live.mine, this.at.seat)

  async lay(): Promise<void> {
    const { live, seat } = this.at
    if (seat === null) return
    this.missing = !this.hold.ready && live.line === 'live' // without a line nothing is known to be missing
    live.refusal = null
    if (!this.hold.ready) return
    this.focus.note()
    play('lay')
    await live.decide(seat, this.hold.text)
  }

  undo(): void {
    const { live, seat } = this.at
    if (seat !== null) void live.undo(seat)
  }

  /** Ask the server for the rule that forbids a move. */
  why(move: string): void {
    const { live, seat } = this.at
    if (seat !== null) void live.decide(seat, move)
  }

  #offer(): void {
    const { live, seat, view } = this.at
    this.hold.tree = seat === null || live.halted || this.away ? undefined : live.legal[seat]
    this.hold.faces = view.card ? (Object.keys(view.card.faces) as Turn[]) : TURNS
  }

  #prepare(begin: () => void): void {
    if (this.away || this.moment === this.#prepared) return
    this.#prepared = this.moment
    this.hold.clear()
    const draft = this.due && this.plays && draftAt(this.at.table.code, this.step)
    this.hold.read((this.decided && this.own) || draft || '')
    begin()
  }

  /** What was begun is kept on this device until the step is over. */
  #keep(): void {
    const begun = this.hold.text
    const { code } = this.at.table
    const choosing = this.plays && this.due && !this.decided && this.moment === this.#prepared
    if (code && choosing) keepDraft(code, this.step, begun)
  }

  #lookAhead(): void {
    const { live, seat } = this.at
    const begun = this.due && !this.decided && this.hold.square ? this.hold.square + this.hold.turn : ''
    if (seat !== null) void this.ahead.look(live, this.moment, seat, begun)
  }

  /** A refusal goes away with the next thing that is chosen, and with the moment it was about. */
  #forget(): void {
    void [this.hold.square, this.hold.turn, this.hold.posting, this.moment, this.away]
    this.at.live.refusal = null
    this.missing = false
  }
}
