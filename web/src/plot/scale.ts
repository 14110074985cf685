/** Scales and paths of plots. */

export type Point = readonly [x: number, y: number]

/** A linear scale from a span of values to a span of pixels. */
export const linear = (from: number, to: number, first: number, last: number) => (value: number) =>
  to === from ? first : first + ((value - from) / (to - from)) * (last - first)

const r = (n: number) => Math.round(n * 10) / 10

/** The path through points. */
export const line = (points: readonly Point[]): string =>
  points.map(([x, y], n) => `${n ? 'L' : 'M'}${r(x)} ${r(y)}`).join('')

/** The area between two rows of points. */
export const area = (upper: readonly Point[], lower: readonly Point[]): string =>
  upper.length ? `${line(upper)}L${line([...lower].reverse()).slice(1)}Z` : ''

/** At most so many round numbers from one value to another, the ends included. */
export function ticks(low: number, high: number, most = 4): number[] {
  const span = high - low || 1
  const steps = [1, 2, 5, 10, 20, 25, 50, 100]
  const step = steps.find(one => span / one <= most - 1) ?? span
  const found: number[] = []
  for (let at = Math.ceil(low / step) * step; at <= high + 1e-9; at += step) found.push(at)
  return found
}

/** The limits of an axis: round numbers around all values. */
export function bounds(values: readonly number[], step: number): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const [first, last] = [Math.floor(low / step) * step, Math.ceil(high / step) * step]
  return first === last ? [first - step, last + step] : [first, last]
}

/** Places in ascending order moved so that neighbours are a gap apart, none beyond the end. */
export function apart(places: readonly number[], gap: number, end: number): number[] {
  const found = [...places]
  for (let n = 1; n < found.length; n++) found[n] = Math.max(found[n] ?? 0, (found[n - 1] ?? 0) + gap)
  for (let n = found.length - 1; n >= 0; n--) found[n] = Math.min(found[n] ?? 0, (found[n + 1] ?? end + gap) - gap)
  return found
}
