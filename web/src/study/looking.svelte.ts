/** A review that is looked at: opened, then followed piece by piece while the page is open. */

import * as api from '../lib/api'
import type { Refusal, ReviewShown } from '../lib/wire'
import type { Piece } from './pieces'

const WAIT = 10 // seconds for which a request waits for the next piece
const PAUSE = 2000 // milliseconds after the line was lost

export class Looking {
  head = $state.raw<ReviewShown | null>(null)
  pieces = $state.raw<Piece[]>([])
  state = $state('')
  refusal = $state.raw<Refusal | null>(null)
  lost = $state(false) // nobody answers; it is tried again
  done = $derived(this.state === 'done')
  made = $derived(Math.min(this.pieces.length, this.head?.amount ?? 0))
  #ask: () => Promise<ReviewShown>
  #turn = 0

  constructor(ask: () => Promise<ReviewShown>) {
    this.#ask = ask
  }

  /** Open it; once more after something has failed. What has been found stays. */
  async open(): Promise<void> {
    const turn = ++this.#turn
    this.refusal = null
    try {
      const head = await this.#ask()
      if (turn !== this.#turn) return
      if (head.id !== this.head?.id) this.pieces = []
      this.head = head
      this.state = head.state
      await this.#follow(turn, head.id)
    } catch (error) {
      if (turn === this.#turn) this.refusal = api.why(error)
    }
  }

  close(): void {
    this.#turn += 1
  }

  async #follow(turn: number, id: string): Promise<void> {
    for (;;) {
      const found = await this.#next(id)
      if (turn !== this.#turn) return
      if (!found) continue
      this.pieces = [...this.pieces, ...(found.pieces as unknown as Piece[])]
      this.state = found.state
      if (found.state === 'done' && !found.pieces.length) return
      if (found.state === 'failed') return
    }
  }

  async #next(id: string) {
    try {
      const found = await api.pieces(id, this.pieces.length, this.state === 'done' ? 0 : WAIT)
      this.lost = false
      return found
    } catch (error) {
      if (error instanceof api.Refused && error.status < 500 && error.status !== 429) throw error
      this.lost = true
      await new Promise(resolve => setTimeout(resolve, PAUSE))
      return null
    }
  }
}
