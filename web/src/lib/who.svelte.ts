/** Who plays on this device, as the server last said it: for the bar at the top, on every page. */

const KEY = 'limestone-who'

class Who {
  #name = $state(read()) // of somebody with an account; empty for others, none while nothing is known

  get name(): string | null {
    return this.#name
  }

  hear(person: { kind: string; name: string } | null): void {
    const name = person?.kind === 'account' ? person.name : ''
    if (name === this.#name) return
    this.#name = name
    try {
      localStorage.setItem(KEY, name)
    } catch {
      // Then a page that asks nothing does not know.
    }
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const who = new Who()
