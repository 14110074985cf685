/** Answers of the server that are kept on this device, shown until newer ones come, and shared by its tabs. */

import { why } from './api'
import type { Refusal } from './wire'

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('limestone')

interface Answer<T> {
  value: T
  at: number
}

export class Kept<T> {
  value = $state.raw<T | null>(null)
  at = $state(0) // when the server said so
  refusal = $state.raw<Refusal | null>(null) // why it said nothing newer
  readonly #key: string
  readonly #ask: () => Promise<T>

  constructor(name: string, ask: () => Promise<T>) {
    this.#key = `limestone-${name}`
    this.#ask = ask
    const kept = read<T>(this.#key)
    if (kept) this.#take(kept)
    channel?.addEventListener('message', this.#hear)
  }

  /** Ask the server; what is there stays if it does not answer. */
  async look(): Promise<void> {
    try {
      const answer = { value: await this.#ask(), at: Date.now() }
      this.#take(answer)
      write(this.#key, answer)
      channel?.postMessage({ key: this.#key, ...answer })
    } catch (error) {
      this.refusal = why(error)
    }
  }

  close(): void {
    channel?.removeEventListener('message', this.#hear)
  }

  #take({ value, at }: Answer<T>): void {
    this.value = value
    this.at = at
    this.refusal = null
  }

  #hear = ({ data }: MessageEvent<Answer<T> & { key: string }>): void => {
    if (data.key === this.#key) this.#take(data)
  }
}

function read<T>(key: string): Answer<T> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Answer<T> | null
  } catch {
    return null
  }
}

function write(key: string, answer: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(answer))
  } catch {
    // A browser that keeps nothing: then there is nothing to show without a line.
  }
}
