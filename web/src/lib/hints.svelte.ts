/** A hint at a table: a rough answer at once, then the best; forgotten when the table goes on. */

import * as api from './api'
import type { HintShown, Refusal } from './wire'

const ALIKE = ['as-good', 'equal'] // what is said of a move that is not behind the first
const SQUARE = 'limestone-hint-square'
/** Whether this device asked for no more than the square, the last time. */
const wantsSquare = () => {
  try {
    return localStorage.getItem(SQUARE) === 'yes'
  } catch {
    return false
  }
}

export class Hints {
  open = $state(false)
  found = $state.raw<HintShown | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  focused = $state(0) // which candidate is looked at
  square = $state(false) // just the square of the first
  ply = $state(-1) // for which step it is
  #turn = 0

  async ask(code: string, seat: number, ply: number): Promise<void> {
    const turn = ++this.#turn
    const fresh = this.ply !== ply
    this.open = true
    this.ply = ply
    this.square = wantsSquare()
    this.focused = 0
    this.refusal = null
    if (fresh) this.found = null
    try {
      for (const best of fresh || !this.found ? [false, true] : this.found.best ? [] : [true]) {
        const found = await api.hint(code, { seat, ply, best })
        if (turn !== this.#turn) return
        this.found = found
      }
    } catch (error) {
      if (turn === this.#turn) this.refusal = api.why(error)
    }
  }

  /** Draw one move that is known: the answer of a puzzle. */
  point(move: string): void {
    const candidates = [{ move, value: 0, error: 0, reason: {} }]
    this.found = { ply: this.ply, unit: '', best: true, candidates }
    this.focused = 0
    this.open = true
  }

  /** Just the square, or the moves; the next hint begins the same way. */
  turn(): void {
    this.square = !this.square
    try {
      localStorage.setItem(SQUARE, this.square ? 'yes' : 'no')
    } catch {
      // Then it is asked again.
    }
  }

  close(): void {
    this.#turn += 1
    this.open = false
  }

  /** What is drawn on the board: nothing while it is closed. */
  get shown() {
    return this.open ? (this.found?.candidates ?? []).slice(0, this.square ? 1 : 3) : []
  }

  /** Whether the first is known to be better than another: not while it is still thought about. */
  get ordered(): boolean {
    const [, ...rest] = this.found?.candidates ?? []
    const behind = rest.some(({ reason }) => !ALIKE.includes(String((reason as { code?: string }).code)))
    return (this.found?.best ?? false) && (behind || !rest.length)
  }

  /** The numbers of the candidates that a thing on the table belongs to, from 1. */
  naming(has: (move: string) => boolean): number[] {
    return this.shown.flatMap(({ move }, n) => (has(move) ? [n + 1] : []))
  }
}
