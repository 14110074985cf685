/** What was shown before, so that it can be looked at again. */

const MOST = 300

export class Past<T> {
  behind = 0 // how many steps ago what is shown was new
  #kept: T[] = [] // oldest first
  #newest: T | null = null // while something older is shown

  get length(): number {
    return this.#kept.length
  }

  /** What is shown now will be covered by something newer. */
  keep(shown: T): void {
    this.#kept = [...this.#kept, shown].slice(-MOST)
  }

  clear(): void {
    this.#kept = []
    this.#newest = null
    this.behind = 0
  }

  /** What was shown so many steps ago; null where that is what is shown already. */
  at(behind: number, now: T): T | null {
    const to = Math.max(0, Math.min(behind, this.#kept.length))
    if (to === this.behind) return null
    const newest = this.#newest ?? now
    this.behind = to
    this.#newest = to ? newest : null
    return to ? (this.#kept[this.#kept.length - to] ?? null) : newest
  }
}
