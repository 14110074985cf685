/** The card in hand: where it lies, how it is turned, what its worker does. Pieces of the notation. */

import { complete, next, spell, type Tree } from '../lib/moves'
import { TURNS, type Turn } from './model'

export class Hold {
  square = $state('')
  turn = $state<Turn>('n')
  posting = $state<string[]>([])
  tree = $state.raw<Tree | undefined>(undefined)
  faces = $state.raw<readonly Turn[]>(TURNS) // the ways of turning it that differ

  asked = $derived(next(this.tree).length > 0)
  /** Where it may lie as it is turned now. */
  squares = $derived(next(this.tree).filter(square => next(this.tree, [square]).includes(this.turn)))
  picked = $derived(this.square ? [this.square, this.turn, ...this.posting] : [])
  after = $derived(this.square ? next(this.tree, [this.square, this.turn]) : [])
  /** The quarters of the card where a worker may be placed. */
  quarters = $derived(this.after.filter(piece => piece.startsWith(' +')).map(piece => piece.slice(2)))
  /** The zones whose worker may move. */
  origins = $derived(this.after.filter(piece => /^ [a-g]/.test(piece)).map(piece => piece.slice(1)))
  /** The zones that the worker picked may move to. */
  targets = $derived(
    this.origin ? next(this.tree, [this.square, this.turn, ` ${this.origin}`]).map(p => p.slice(1)) : [],
  )
  /** What a worker may do now, and whether none need do anything: `place-move-none`. */
  may = $derived(
    [
      this.quarters.length ? 'place' : '',
      this.origins.length ? 'move' : '',
      complete(this.tree, [this.square, this.turn]) ? 'none' : '',
    ]
      .filter(Boolean)
      .join('-'),
  )
  ready = $derived(complete(this.tree, this.picked))
  text = $derived(spell(this.picked))

  get origin(): string {
    return this.posting[0]?.match(/^ ([a-g].*)/)?.[1] ?? ''
  }
  get target(): string {
    return this.posting[1]?.slice(1) ?? ''
  }
  get quarter(): string {
    return this.posting[0]?.match(/^ \+(..)/)?.[1] ?? ''
  }

  clear(): void {
    this.square = ''
    this.turn = 'n'
    this.posting = []
  }

  put(square: string): void {
    this.square = square
    this.#keep()
  }

  rotate(step: number): void {
    const many = this.faces.length
    this.turn = this.faces[(this.faces.indexOf(this.turn) + step + many) % many] ?? 'n'
    if (!this.squares.includes(this.square)) this.square = ''
    this.#keep()
  }

  place(quarter: string): void {
    this.posting = this.quarter === quarter ? [] : [` +${quarter}`]
  }

  lift(zone: string): void {
    this.posting = this.origin === zone ? [] : [` ${zone}`]
  }

  send(zone: string): void {
    this.posting = [` ${this.origin}`, `>${zone}`]
  }

  /** One step back: the worker, then the card. */
  back(): void {
    if (this.posting.length) this.posting = this.posting.slice(0, -1)
    else this.square = ''
  }

  /** Read a whole move, as it was sent. */
  read(text: string): void {
    const [lay = '', posting = ''] = text.split(' ')
    this.square = lay.slice(0, 2)
    this.turn = (lay[2] as Turn | undefined) ?? 'n'
    const [from = '', to] = posting.split('>')
    this.posting = !from ? [] : to ? [` ${from}`, `>${to}`] : [` ${from}`]
  }

  #keep(): void {
    const still = complete(this.tree, this.picked)
    if (!still) this.posting = []
  }
}
