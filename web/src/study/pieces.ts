/** A review as it comes: pieces, and what they make together. The server's `study/review.py` does the same. */

import type { ReviewShown } from '../lib/wire'

export interface Weighed {
  move: string
  value: number
  error: number
  gap: number
  doubt: number
}
export interface Reason {
  code: string
  args: Record<string, string | number>
}
export type Mark = 'good' | 'slip' | 'mistake'
export interface Decision {
  kind: 'decision'
  step: number
  seat: number
  look: number
  move: string
  value: number
  best: string
  best_value: number
  loss: number
  error: number
  mark: Mark
  reason: Reason | null
  lead: number
  chapter?: [number, number] | null // a round, or the game; and what the seat still made of it
  moves: Weighed[]
  odds?: Record<string, number> // Limits: that a seat has broken the limit
  later?: Record<string, number> // the same of cards laid after its last decision of the round, at its end
  shares?: Record<string, number[] | number> // of victory, after each move
}
interface Play {
  kind: 'play'
  step: number
  results: number[]
}
interface Hindsight {
  kind: 'hindsight'
  results: number[]
}
export type Piece = Decision | Play | Hindsight

/** The review of a seat: result = par + luck + skill; skill is what was lost for good. Null: not known, or not yet. */
export interface OfSeat {
  seat: number
  result: number | null
  par: number | null
  hindsight: number | null
  luck: number | null
  skill: number
  decisions: Decision[]
  lasting: number[] // of each decision: what of its loss was not won back
}

export const MOMENTS = 7
const SURE = 2 // errors that a difference must be larger than, to be called one

/** All decisions, each as it was last looked at, in the order of the game. */
export function decisionsOf(pieces: readonly Piece[]): Decision[] {
  const last: Record<string, Decision> = {}
  for (const piece of pieces) {
    if (piece.kind !== 'decision') continue
    const key = `${piece.step} ${piece.seat}`
    if ((last[key]?.look ?? 0) < piece.look) last[key] = piece
  }
  return Object.values(last).sort((a, b) => a.step - b.step || a.seat - b.seat)
}

/** The review of one seat, as far as its pieces go. */
export function ofSeat(head: ReviewShown, pieces: readonly Piece[], seat: number): OfSeat {
  const decisions = decisionsOf(pieces).filter(one => one.seat === seat)
  const result = head.results[head.seats.indexOf(seat)] ?? null
  const plays = pieces.flatMap(piece => (piece.kind === 'play' ? [piece.results[seat] ?? 0] : []))
  const known = pieces.find(piece => piece.kind === 'hindsight')
  const par = plays.length ? plays.reduce((sum, one) => sum + one, 0) / plays.length : null
  const kept = lasting(decisions)
  const skill = -kept.reduce((sum, one) => sum + one, 0) + 0
  const luck = result === null || par === null ? null : result - par - skill
  return { seat, result, par, hindsight: known?.results[seat] ?? null, luck, skill, decisions, lasting: kept }
}

/** What of each loss was not won back: a chance missed twice in a row counts once; in all not more than was there. */
export function lasting(decisions: readonly Decision[]): number[] {
  const left = decisions.map(one => one.loss)
  const chapters: Record<number, number[]> = {} // the places of their decisions
  decisions.forEach(({ chapter }, n) => chapter && (chapters[chapter[0]] ??= []).push(n))
  for (const places of Object.values(chapters)) {
    const hoped = places.map(n => (decisions[n]?.best_value ?? 0) - (decisions[n]?.chapter?.[1] ?? 0))
    places.forEach((n, k) => {
      const [one, later] = [decisions[n], decisions[places[k + 1] ?? -1]]
      if (!one || !later?.loss) return
      const rise = (hoped[k + 1] ?? 0) - (one.value - (one.chapter?.[1] ?? 0))
      left[n] = (left[n] ?? 0) - Math.min(left[n] ?? 0, Math.max(0, rise))
    })
    let much = places.reduce((sum, n) => sum + (left[n] ?? 0), 0) - Math.max(0, ...hoped)
    for (const n of places) {
      const back = Math.min(left[n] ?? 0, Math.max(0, much))
      left[n] = (left[n] ?? 0) - back
      much -= back
    }
  }
  return left
}

/** Whether a slip could hide in the error: then nobody says that no move was better. */
export const unsure = ({ lead, error, moves }: Decision, slip: number): boolean =>
  !lead && moves.length > 1 && SURE * error > slip

/** What is said of a decision: what it cost, or that nothing was better, as far as that is known. */
export function verdictOf(one: Decision, slip: number, fine: number): 'cost' | 'little' | 'fine' | 'close' | 'as-good' {
  if (one.mark !== 'good') return 'cost'
  if (one.loss) return 'little'
  if (one.lead >= fine) return 'fine'
  return unsure(one, slip) ? 'close' : 'as-good'
}

/** What is said of a move that was tried, beside what the review says of the one that was played. */
export function retryOf(
  tried: Decision,
  played: Decision,
  slip: number,
): 'found' | 'near' | 'improved' | 'about' | 'no-better' {
  const best = Math.max(
    played.best_value,
    ...played.moves.filter(one => one.move === played.best).map(one => one.value),
  )
  if (!tried.loss) return tried.move === played.best || tried.value >= best ? 'found' : 'near'
  const more = tried.value - played.value
  return more > slip / 2 ? 'improved' : more < -slip / 2 ? 'no-better' : 'about'
}

/** Decisions by turns: those of one seat in a row, within a round; and those of all at one step. */
export function inTurns(decisions: readonly Decision[], roundOf: (step: number) => number): Decision[][] {
  const found: Decision[][] = []
  for (const one of decisions) {
    const last = found.at(-1)?.at(-1)
    const alone = decisions
      .filter(({ step }) => step === one.step || step === last?.step)
      .every(it => it.seat === one.seat)
    const on = last && alone && last.seat === one.seat && roundOf(last.step) === roundOf(one.step)
    if (on || last?.step === one.step) found.at(-1)?.push(one)
    else found.push([one])
  }
  return found
}

/** The mean of some shares of all seats. */
export const together = (shares: readonly number[][]): number[] => {
  const known = shares.filter(one => one.length)
  return (known[0] ?? []).map((_, seat) => known.reduce((sum, one) => sum + (one[seat] ?? 0), 0) / known.length)
}

/** The largest losses, and the one with the best lead if that is fine: at most seven, in the order of the game. */
export function momentsOf(decisions: readonly Decision[], fine: number, most = MOMENTS): Decision[] {
  const good = decisions.filter(one => one.lead >= fine)
  const best = [...good].sort((a, b) => b.lead - a.lead).slice(0, 1)
  const named = decisions.filter(one => one.mark !== 'good')
  const worst = [...named].sort((a, b) => b.loss - a.loss).slice(0, most - best.length)
  return [...worst, ...best].sort((a, b) => a.step - b.step || a.seat - b.seat)
}

/** The next decision with a slip or mistake after a step, or before it; round the end to the first. */
export function nextMistake(decisions: readonly Decision[], step: number, way: 1 | -1): Decision | null {
  const named = decisions.filter(one => one.mark !== 'good')
  const ahead = named.filter(one => (one.step - step) * way > 0)
  return (way > 0 ? ahead[0] : ahead.at(-1)) ?? (way > 0 ? named[0] : named.at(-1)) ?? null
}
