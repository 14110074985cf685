/** A decision in the making: cards, or who is to be accused, and what the rules leave to choose from. */

import type { Snippet } from 'svelte'
import { untrack } from 'svelte'
import { Focus } from '../lib/focus'
import { t } from '../lib/i18n.svelte'
import type { Live } from '../lib/live.svelte'
import { complete, moves, next, spell } from '../lib/moves'
import { prompted, readerOf, standIn } from '../lib/players'
import { play } from '../lib/sound'
import type { Refusal, Table } from '../lib/wire'
import { hiding, inHand, type View } from './model'

/** What the screen is told of a table. */
export interface Situation {
  live: Live
  table: Table
  seat: number | null
  view: View
  names: string[]
  hinted?: Snippet // the hint, if one was asked for: each game has a place for it
}

export class Choosing {
  chosen = $state<number[]>([]) // places in the hand
  accusing = $state<number | null>(null)
  told = $state('') // what was pressed and does nothing, in a sentence
  ruled = $state('') // the section that says so
  last = 0 // the card that was chosen last: there the focus goes on
  readonly focus = new Focus()

  constructor(readonly now: () => Situation) {
    $effect(() => this.#begin())
  }

  get at(): Situation {
    return this.now()
  }

  me = $derived.by(() => readerOf(this.at.live.mine))
  mine = $derived.by(() => this.at.seat !== null && this.at.live.mine.includes(this.at.seat))
  over = $derived.by(() => this.at.table.phase === 'over')
  away = $derived.by(() => Boolean(standIn(this.at.table, this.at.seat)))
  decided = $derived.by(() => {
    const { table, seat } = this.at
    return seat !== null && table.decided.includes(seat) && !this.away
  })
  /** What was sealed. */
  own = $derived.by(() => (this.decided && this.at.seat !== null ? (this.at.table.own[this.at.seat] ?? '') : ''))
  moment = $derived.by(() => `${this.at.table.ply}/${this.at.seat}/${this.own}`)

  tree = $derived.by(() => {
    const { live, seat } = this.at
    return seat === null || this.away || live.halted || live.pending.length > 0 ? undefined : live.legal[seat]
  })
  words = $derived.by(() => next(this.tree))
  hides = $derived.by(() => this.words.includes('hide') && !this.decided)
  turn = $derived.by(() => ['play', 'accuse', 'exchange'].some(word => this.words.includes(word)))
  /** How many cards are to be hidden. */
  wanted = $derived.by(() => (this.at.view.points.length === 2 ? 2 : 1))
  exchanges = $derived.by(() => next(this.tree, ['exchange']))
  accusable = $derived.by(() => next(this.tree, ['accuse']).map(piece => Number(piece)))
  pieces = $derived.by(() => {
    const { hand } = this.at.view
    if (this.hides) return hiding(this.chosen.map(n => hand[n] ?? ''))
    return ['play', ` ${hand[this.chosen[0] ?? -1] ?? ''}`]
  })
  ready = $derived.by(() => this.chosen.length > 0 && complete(this.tree, this.pieces))
  #hidable = $derived.by(() =>
    this.hides ? [...moves(this.tree)].map(text => text.slice('hide '.length)).join('') : '',
  )

  prompt = (text: string): string => prompted(text, this.at.names, this.at.live.mine, this.at.seat)

  playable = (card: string): boolean => {
    if (this.hides) return this.#hidable.includes(card)
    return this.turn && next(this.tree, ['play']).includes(` ${card}`)
  }

  /** Whether a candidate of a hint is about a card in hand: of two alike, the first. */
  named =
    (n: number) =>
    (move: string): boolean => {
      const { hand } = this.at.view
      if (this.hides) return inHand(hand, move.split(' ')[1] ?? '').includes(n)
      return inHand(hand, move.replace('play ', ''))[0] === n
    }

  choose(n: number): void {
    this.hush()
    this.accusing = null
    this.last = n
    if (this.chosen.includes(n)) this.chosen = this.hides && this.wanted > 1 ? this.chosen.filter(k => k !== n) : []
    else this.chosen = this.hides ? [...this.chosen, n].slice(-this.wanted) : [n]
  }

  /** Ask before accusing somebody; where nobody can be accused, say the rule that forbids it. */
  accuse(n: number): void {
    const { live, seat } = this.at
    this.hush()
    this.chosen = []
    this.accusing = this.accusable.includes(n) ? n : null
    if (this.accusing !== null || seat === null || live.line !== 'live' || live.pending.length) return
    if (this.tree && !this.decided) void live.decide(seat, `accuse ${n}`)
    else this.#refuse('limits-not-due', '§4.3', { seat })
  }

  /** A card of the own hand was pressed while somebody else is to move. */
  wait(): void {
    const { live, seat, table } = this.at
    if (!this.mine || !table.code || this.away || this.decided || this.turn || this.hides) return
    if (live.line === 'live' && !live.pending.length) this.#refuse('limits-not-due', '§3.2', { seat })
  }

  /** No colour is in hand four times: of the one that comes nearest, how many there are. */
  noExchange(): void {
    const cards = [...this.at.view.hand]
    const count = (card: string) => cards.filter(held => held === card).length
    const [card] = cards.sort((a, b) => count(b) - count(a))
    if (this.turn && card) this.#refuse('limits-not-four', '§4.2', { card, found: count(card) })
  }

  #refuse(code: string, section: string, args: Refusal['args']): void {
    this.told = ''
    this.at.live.refusal = { code, args, section, place: {} }
  }

  /** Send what is chosen, or say that something has to be. */
  settle(): void {
    if (this.ready) this.send(spell(this.pieces))
    else if (this.hides) {
      const { wanted } = this
      const found = this.chosen.length
      this.#refuse(found ? 'limits-hide-count' : 'limits-hide-first', '§3.1', { wanted, found })
    } else this.tell(this.prompt(t('web-limits-choose')))
  }

  send(text: string): void {
    const { live, seat } = this.at
    this.focus.note()
    play('lay')
    if (seat !== null) void live.decide(seat, text)
  }

  hush(): void {
    this.at.live.refusal = null
    this.told = ''
  }

  /** Whatever is pressed and does nothing says what it is for. */
  tell(text: string, section = ''): void {
    this.at.live.refusal = null
    this.told = text
    this.ruled = section
  }

  #begin(): void {
    void this.moment
    this.chosen = untrack(() => inHand(this.at.view.hand, this.own.split(' ')[1] ?? ''))
    this.accusing = null
    this.told = ''
    if (untrack(() => this.tree)) this.at.live.refusal = null
  }
}
