/** The focus stays where it was: what had it may be gone with the move that was made, or with a dialog. */

export function lost(): boolean {
  const there = document.activeElement
  return !there || there === document.body || there.matches(':disabled, [aria-disabled="true"]')
}

const FRAMES = 30 // in which a table is drawn anew

export class Focus {
  #kept = false // whether the last move was made by keys

  /** A move is being made. Between two quick keys what had the focus may be gone already, so it is not asked. */
  note(): void {
    this.#kept = document.documentElement.dataset['hands'] === 'keys'
  }

  /** What comes next is there: go on with it, if nothing else has the focus. */
  resume(to: () => void): void {
    if (!this.#kept) return
    let frames = FRAMES // what has the focus now may be on its way out
    const look = () => {
      if (lost()) to()
      if ((frames -= 1)) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
}
