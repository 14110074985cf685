/** Who stands where: the others that somebody at a large table wants to see. */

import type { View } from './model'

/** The seats by points so far, most first; of equal ones the first at the table. */
export const byScore = (view: View): number[] =>
  view.lands.map((_, seat) => seat).sort((a, b) => (view.lands[b]?.score ?? 0) - (view.lands[a]?.score ?? 0) || a - b)

/** The place of a seat by points so far; equal ones share theirs. */
export const placeIn = (view: View, seat: number): number =>
  1 + view.lands.filter(land => land.score > (view.lands[seat]?.score ?? 0)).length

/** Why somebody stands beside the board of a seat: of several with as many points nobody leads. */
export function standingOf(view: View, other: number, seat: number | null): 'leads' | 'before' | '' {
  const score = view.lands[other]?.score ?? 0
  const own = seat === null ? undefined : view.lands[seat]?.score
  if (view.lands.every((land, n) => n === other || land.score < score)) return 'leads'
  return own !== undefined && score > own ? 'before' : ''
}

/**
 * The two that matter: who leads, and who stands next before this seat; without one before it, the next behind.
 * And the one that is looked at, if it is neither.
 */
export function rivals(view: View, seat: number | null, looking: number | null = null): number[] {
  const order = byScore(view)
  const place = seat === null ? 0 : order.indexOf(seat)
  const [leader] = order
  const wanted = [leader, order[place - 1], order[place + 1], order[place + 2]]
  const two = [...new Set(wanted)].filter(n => n !== undefined && n !== seat).slice(0, 2) as number[]
  return looking === null || looking === seat || two.includes(looking) ? two : [looking, ...two]
}
