/** Moves that were begun: kept on this device, so that a page that is loaded anew goes on where it was. */

interface Draft {
  code: string
  step: string // of the table, and the seat
  begun: string
}
const KEY = 'limestone-drafts'
const MOST = 12 // of so many tables and seats

function drafts(): Draft[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Draft[]
  } catch {
    return []
  }
}

/** What was begun in this step; nothing once the step is over. */
export const draftAt = (code: string, step: string): string =>
  drafts().find(draft => draft.code === code && draft.step === step)?.begun ?? ''

/** Remember what is begun in a step, in the place of what was begun there before. */
export function keepDraft(code: string, step: string, begun: string): void {
  const known = drafts()
  const others = known.filter(draft => draft.code !== code || draft.step !== step)
  if (!begun && others.length === known.length) return
  try {
    localStorage.setItem(KEY, JSON.stringify([...(begun ? [{ code, step, begun }] : []), ...others].slice(0, MOST)))
  } catch {
    // A browser that keeps nothing: then it is begun again.
  }
}
