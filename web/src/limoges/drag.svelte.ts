/** A domino drawn with mouse or finger from the hand to where it shall go: one gesture instead of two clicks. */

const FAR = 8 // pixels: less is a click

export class Drag {
  domino = $state('') // under way
  x = $state(0)
  y = $state(0)
  #from: { domino: string; x: number; y: number } | null = null
  #drawn = false // the click that ends a gesture is none

  constructor(
    readonly lift: (domino: string) => void,
    readonly drop: (domino: string, on: string) => void,
  ) {}

  down(event: PointerEvent, domino: string): void {
    this.#drawn = false
    if (event.button !== 0 || !event.isPrimary) return
    this.#from = { domino, x: event.clientX, y: event.clientY }
    // However fast it is drawn away, its domino hears where it goes and where it ends.
    ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
  }

  move(event: PointerEvent): void {
    if (!this.#from) return
    ;[this.x, this.y] = [event.clientX, event.clientY]
    if (this.domino || Math.hypot(this.x - this.#from.x, this.y - this.#from.y) < FAR) return
    this.domino = this.#from.domino
    this.lift(this.domino)
  }

  up(event: PointerEvent): void {
    const { domino } = this
    this.cancel()
    if (!domino) return
    this.#drawn = true
    const under = document.elementsFromPoint(event.clientX, event.clientY)
    const target = under.map(one => one.closest('[data-id]')).find(Boolean)
    const on = target?.getAttribute('data-id')
    if (on) this.drop(domino, on)
  }

  cancel(): void {
    this.#from = null
    this.domino = ''
  }

  /** Whether a click is only the end of a gesture. */
  get drawn(): boolean {
    const was = this.#drawn
    this.#drawn = false
    return was
  }
}
