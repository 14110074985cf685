/** Which round's memory question was answered or passed over last on this device: it is not asked again. */

const KEY = 'limestone-recalled'

export function recalled(code: string): string {
  try {
    const [table, round] = JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
    return table === code ? (round ?? '') : ''
  } catch {
    return ''
  }
}

export function noteRecalled(code: string, round: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([code, round]))
  } catch {
    // A browser that keeps nothing is asked again.
  }
}
