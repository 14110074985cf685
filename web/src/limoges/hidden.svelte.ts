/** How many of the choices in a box that scrolls lie below what is seen of it. */

const SEEN = 0.8 // of a choice: it can be read and pressed

export class Hidden {
  count = $state(0)
  #box: HTMLElement | null = null

  within = (box: HTMLElement): (() => void) => {
    this.#box = box
    let below: Element[] = []
    const look = (entries: IntersectionObserverEntry[]) => {
      const under = entries.filter(
        ({ intersectionRatio, boundingClientRect, rootBounds }) =>
          intersectionRatio < SEEN && boundingClientRect.bottom > (rootBounds?.bottom ?? 0),
      )
      const told = entries.map(({ target }) => target)
      const kept = below.filter(one => !told.includes(one) && box.contains(one))
      below = [...kept, ...under.map(({ target }) => target)]
      this.count = below.length
    }
    const seen = new IntersectionObserver(look, { root: box, threshold: SEEN })
    const watch = () => {
      look([])
      box.querySelectorAll('.chip').forEach(chip => seen.observe(chip))
    }
    const filled = new MutationObserver(watch)
    filled.observe(box, { childList: true, subtree: true })
    watch()
    return () => [seen, filled].forEach(one => one.disconnect())
  }

  /** Most of a boxful further down. */
  down = (): void => this.#box?.scrollBy({ top: this.#box.clientHeight * 0.8 })
}
