/** What the page asks about once more: one thing at a time, and none after Escape. */

class Armed {
  which = $state('')

  /** Ask about this, and about nothing else any more. */
  ask(which: string): void {
    this.which = which
  }

  /** Ask no longer, if it is this that is asked about. */
  drop(which: string): void {
    if (this.which === which) this.which = ''
  }
}

export const armed = new Armed()
