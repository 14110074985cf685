/** A second tap belongs to the first: what is asked for again at once, or before it is answered, is done once. */

export const TAPS = 700 // milliseconds in which a second tap still belongs to the first

export class Once {
  #what = ''
  #until = 0
  #answer: Promise<unknown> | null = null

  do<T>(what: string, deed: () => Promise<T>): Promise<T> {
    if (this.#answer && what === this.#what && Date.now() < this.#until) return this.#answer as Promise<T>
    const answer = deed()
    this.#what = what
    this.#until = Infinity
    this.#answer = answer
    const rest = () => {
      if (this.#answer === answer) this.#until = Date.now() + TAPS
    }
    answer.then(rest, rest)
    return answer
  }
}
