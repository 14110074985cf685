/** Arrow keys on a board: from one target to the nearest one in that direction. */

export interface Spot {
  id: string
  x: number
  y: number
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

export const ARROWS = Object.keys(WAYS)
export const isArrow = (key: string) => key in WAYS

/** The spot that lies nearest in the direction of a key; what is straight ahead counts as nearer. */
export function toward<T extends Spot>(spots: readonly T[], from: Spot | undefined, key: string): T | undefined {
  const way = WAYS[key]
  if (!way || !from) return spots[0]
  let best: T | undefined
  let least = Infinity
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * way[0] + (spot.y - from.y) * way[1]
    const aside = Math.abs((spot.x - from.x) * way[1]) + Math.abs((spot.y - from.y) * way[0])
    if (spot.id === from.id || ahead <= 0.01) continue
    const cost = ahead + 2.5 * aside
    if (cost < least) [best, least] = [spot, cost]
  }
  return best
}
