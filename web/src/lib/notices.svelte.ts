/** What the head of a page tells: the newest is shown, the others wait behind it. */

class Notices {
  #all = $state.raw<symbol[]>([]) // the first of them is shown

  get count(): number {
    return this.#all.length
  }

  shows(one: symbol): boolean {
    return this.#all[0] === one
  }

  /** It has something new to say: it comes to the front, or, if nobody is asked for anything, waits there last. */
  tell(one: symbol, quiet = false): void {
    if (quiet && this.#all.includes(one)) return
    const others = this.#all.filter(other => other !== one)
    this.#all = quiet ? [...others, one] : [one, ...others]
  }

  drop(one: symbol): void {
    this.#all = this.#all.filter(other => other !== one)
  }

  /** The one behind is read. */
  next(): void {
    const [first, ...others] = this.#all
    if (first) this.#all = [...others, first]
  }
}

export const notices = new Notices()
