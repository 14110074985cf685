/** What was received and is not yet shown: one thing after another, at the pace that was chosen. */

export const PACES = ['instant', 'quick', 'calm', 'steps'] as const
export type Pace = (typeof PACES)[number]

/** How long what others did stands alone before the next comes, in milliseconds; step by step, until it is asked. */
const RESTS = { instant: 0, glimpse: 400, quick: 700, calm: 1600, steps: Infinity, held: Infinity }
/** `glimpse`: what has to be seen to be remembered, for who is in a hurry; `held`: a picture is looked at. */
export type Rest = keyof typeof RESTS

/** What somebody did oneself needs no such time, but comes to rest before it is covered. */
export const restOf = (pace: Rest, own: boolean) =>
  own && pace !== 'held' ? Math.min(RESTS[pace], RESTS.calm) / 3 : RESTS[pace]

interface Ways<T> {
  show: (item: T) => void
  urgent: (item: T) => boolean // nothing waits that stands before it
  seen: (item: T) => 'own' | 'others' | null // whose deed it shows; null where there is nothing to see
  pace: () => Rest // now
  changed: () => void
}

export class Queue<T> {
  #items: T[] = []
  #last = { at: -Infinity, own: false } // when something to see was shown
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly ways: Ways<T>) {}

  /** How many things that can be seen are still to come. */
  get ahead(): number {
    return this.#items.filter(item => this.ways.seen(item)).length
  }

  push(item: T): void {
    this.#items.push(item)
    this.run()
  }

  /** Show what is due, and come again for the rest. */
  run(): void {
    clearTimeout(this.#timer)
    for (let item = this.#items[0]; item !== undefined; item = this.#items[0]) {
      const seen = this.ways.seen(item)
      const wait = seen ? this.#wait() : 0
      if (wait > 0) {
        if (wait < Infinity) this.#timer = setTimeout(() => this.run(), wait)
        break
      }
      this.#items.shift()
      this.ways.show(item)
      if (seen) this.#last = { at: Date.now(), own: seen === 'own' }
    }
    this.ways.changed()
  }

  /** Show the next thing without waiting any longer. */
  next(): void {
    this.#last = { at: -Infinity, own: false }
    this.run()
  }

  /** Show everything: the table as it is now. */
  all(): void {
    clearTimeout(this.#timer)
    const items = this.#items.splice(0)
    items.forEach(this.ways.show)
    this.ways.changed()
  }

  /** Forget what was not shown: what comes next tells all of it. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#items = []
    this.ways.changed()
  }

  #wait(): number {
    if (this.#items.some(this.ways.urgent)) return 0
    const { at, own } = this.#last
    if (at === -Infinity) return 0
    return at + restOf(this.ways.pace(), own) - Date.now()
  }
}
