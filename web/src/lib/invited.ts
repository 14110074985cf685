/** The invitation to this server, by which somebody came: newcomers are let in by it. */

const KEY = 'limestone-invitation'

/** The invitation of an address, if it has one. */
export const invitationOf = (search: string): string => new URLSearchParams(search).get('join') ?? ''

/** Keep an invitation on this device. */
export function remember(code: string): void {
  try {
    if (code) localStorage.setItem(KEY, code.slice(0, 80))
  } catch {
    // A browser that keeps nothing.
  }
}

/** Keep none any more. */
export function forget(): void {
  try {
    localStorage.removeItem(KEY)
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
