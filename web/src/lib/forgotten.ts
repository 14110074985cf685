/** The word that somebody is deleted: left for the next page, which says it once. */

const KEY = 'limestone-forgotten'

export function leaveWord(): void {
  try {
    sessionStorage.setItem(KEY, 'yes')
  } catch {
    // A browser that keeps nothing: the first page of a newcomer says it too.
  }
}

/** Whether the word was left; it is gone then. */
export function takeWord(): boolean {
  try {
    const found = sessionStorage.getItem(KEY) !== null
    sessionStorage.removeItem(KEY)
    return found
  } catch {
    return false
  }
}
