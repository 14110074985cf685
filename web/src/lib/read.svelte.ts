/** Until when one has read what is announced at a club night: this window remembers it, on all its pages. */

const KEY = 'limestone-announced'
let until = $state.raw(kept())

function kept(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/** The time of the last announcement of a night that was read. */
export const read = (code: string): number => until[code] ?? 0

export function remember(code: string, at: number): void {
  until = { ...until, [code]: at }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(until))
  } catch {
    // Then it is told again.
  }
}
