/** How many of the choices in a box that scrolls lie below what is seen of it. */

export class Hidden {
  count = $state(0)
  #box: HTMLElement | null = null

  within = (box: HTMLElement): (() => void) => {
    this.#box = box
    const look = () => {
      const foot = box.getBoundingClientRect().bottom
      const all = [...box.querySelectorAll('.chip')]
      this.count = all.filter(one => one.getBoundingClientRect().bottom > foot + 1).length
    }
    const sized = new ResizeObserver(look)
    const filled = new MutationObserver(look)
    sized.observe(box)
    filled.observe(box, { childList: true, subtree: true })
    box.addEventListener('scroll', look)
    look()
    return () => [sized, filled].forEach(one => one.disconnect())
  }

  /** Most of a boxful further down. */
  down = (): void => this.#box?.scrollBy({ top: this.#box.clientHeight * 0.8 })
}
