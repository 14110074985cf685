/** What somebody looks at: pointed at, focused by keys, tapped, or pressed for long on a touch screen. */

const PATIENCE = 180 // milliseconds that a pointer rests before it asks
const DOES = 'button:not(:disabled, [data-only-look], [aria-disabled="true"]), .target, .why' // what a click does else
const LONG = 450 // milliseconds that a finger rests

export class Looking {
  id = $state('')
  at = $state.raw<DOMRect | null>(null) // where it is on the screen
  pinned = $state(false) // stays until it is closed

  #timer: ReturnType<typeof setTimeout> | undefined
  #where = '' // the place of the pointer: what comes to lie under a resting one is not looked at
  #pointed: Element | null = null // what the pointer moved to last
  #held = false // a long press has just opened it: its click is no click

  /** Look at an element, or at what it is part of. */
  #look(target: EventTarget | null, pinned: boolean): void {
    const found = (target as Element | null)?.closest('[data-look]')
    if (!found) return
    this.id = found.getAttribute('data-look') ?? ''
    this.at = found.getBoundingClientRect()
    this.pinned = pinned
  }

  close(): void {
    clearTimeout(this.#timer)
    this.id = ''
    this.pinned = false
  }

  /** Listen to all that happens within an element. */
  within = (root: HTMLElement): (() => void) => {
    const on = <K extends keyof HTMLElementEventMap>(name: K, heard: (event: HTMLElementEventMap[K]) => void) => {
      root.addEventListener(name, heard, name === 'click')
      return () => root.removeEventListener(name, heard, name === 'click')
    }
    const ears = [
      on('pointermove', event => this.#move(event)),
      on('pointerleave', () => {
        this.#pointed = null
        if (!this.pinned) this.close()
      }),
      on('pointerdown', event => this.#down(event)),
      on('pointerup', () => clearTimeout(this.#timer)),
      on('pointercancel', () => clearTimeout(this.#timer)),
      on('contextmenu', event => this.#held && event.preventDefault()),
      on('focusin', event => this.#focus(event)),
      // Later: what had the focus may be leaving the page in the middle of a change.
      on('focusout', () => setTimeout(() => this.#blur())),
      on('click', event => this.#click(event)),
    ]
    return () => ears.forEach(deaf => deaf())
  }

  #move(event: PointerEvent): void {
    const where = `${event.screenX}/${event.screenY}`
    if (event.pointerType === 'touch' || this.pinned || where === this.#where) return
    this.#where = where
    const found = (event.target as Element).closest('[data-look]')
    if (found && found === this.#pointed) return
    this.#pointed = found
    clearTimeout(this.#timer)
    if (!found) return this.close()
    this.#timer = setTimeout(() => this.#look(found, false), PATIENCE)
  }

  #down(event: PointerEvent): void {
    this.#held = false
    if (event.pointerType !== 'touch') return
    const { target } = event
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#held = Boolean((target as Element).closest('[data-look]'))
      this.#look(target, true)
    }, LONG)
  }

  #focus(event: FocusEvent): void {
    if ((event.target as Element).matches(':focus-visible')) this.#look(event.target, false)
  }

  #blur(): void {
    if (this.id && !this.pinned && !document.activeElement?.closest('[data-look]')) this.close()
  }

  /** A click on what does nothing else opens it for good; one beside it closes it. */
  #click(event: MouseEvent): void {
    clearTimeout(this.#timer)
    const target = event.target as Element
    if (this.#held) {
      this.#held = false
      event.preventDefault()
      event.stopPropagation()
      return
    }
    if (target.closest('.inspector')) return
    const found = target.closest('[data-look]')
    if (!found || found.closest(DOES)) return this.close()
    this.#look(found, !(this.pinned && this.id === found.getAttribute('data-look')))
    if (!this.pinned) this.close()
  }
}
