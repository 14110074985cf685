/** One's own slips and mistakes in games that were reviewed on this device, to be tried again as puzzles. */

export interface Mistake {
  code: string // of the table
  step: number
  seat: number
  tried: boolean
}
const KEY = 'limestone-mistakes'
const MOST = 200

export function mistakes(): Mistake[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Mistake[]
  } catch {
    return []
  }
}
function keep(list: Mistake[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list.slice(-MOST)))
  } catch {
    // A browser that keeps nothing, or is full.
  }
}
type Place = Omit<Mistake, 'tried'>
const same = (one: Place) => (other: Place) =>
  one.code === other.code && one.step === other.step && one.seat === other.seat

/** Remember those that are new; what was tried stays tried. */
export function note(found: readonly Place[]): void {
  const known = mistakes()
  const fresh = found.filter(one => !known.some(same(one)))
  if (fresh.length) keep([...known, ...fresh.map(one => ({ ...one, tried: false }))])
}

/** Remember that one was tried: it goes to the end of the line. */
export function noteTried({ code, step, seat }: Place): void {
  const one = { code, step, seat }
  const known = mistakes()
  if (known.some(same(one))) keep([...known.filter(other => !same(one)(other)), { ...one, tried: true }])
}

/** Which comes next: one not tried, first a later one of the same game; else the one tried longest ago. */
export function following(after?: Place): Mistake | null {
  const known = mistakes()
  const fresh = known.filter(one => !one.tried)
  const later = fresh.find(one => one.code === after?.code && one.step > after.step)
  return later ?? fresh[0] ?? known[0] ?? null
}

export const addressOf = ({ code, step, seat }: Place) => `/review/${code}?step=${step}&seat=${seat}&retry`
