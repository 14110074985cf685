/** The invitation to this server, by which somebody came: newcomers are let in by it. */

const KEY = 'limestone-invitation'

/** Remember the invitation of the address, if it has one. */
export function remember(search: string): void {
  const found = new URLSearchParams(search).get('join')
  try {
    if (found) localStorage.setItem(KEY, found.slice(0, 80))
  } catch {
    // A browser that keeps nothing.
  }
}

/** What this device was invited by; nothing if it was not. */
export function invitation(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
