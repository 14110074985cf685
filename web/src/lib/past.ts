/** What was shown before, so that it can be looked at again. */

const MOST = 300

export class Past<T> {
  behind = 0 // how many steps ago what is shown was new
  #kept: T[] = [] // oldest first
  #before: T[] = [] // what was kept until it was cleared
  #newest: T | null = null // while something older is shown

  get length(): number {
    return this.#kept.length
  }

  /** What is shown now will be covered by something newer. */
  keep(shown: T): void {
    this.#kept = [...this.#kept, shown].slice(-MOST)
  }

  clear(): void {
    if (this.#kept.length) this.#before = this.#kept
    this.#kept = []
    this.#newest = null
    this.behind = 0
  }

  /** What was done since it was cleared is taken back: as before, or nothing if others had played on. */
  restore(): void {
    if (this.#kept.length && this.#kept !== this.#before) this.forget()
    else this.#kept = this.#before
  }

  /** Another table, or another moment of it. */
  forget(): void {
    this.clear()
    this.#before = []
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
