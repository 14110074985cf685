/** Limes landscape: from zones to SVG. A zone is 40 units. Pure functions, values in, text out. */

export const Z = 40

export type Kind = '.' | '~' | '^' | '#'
export interface Zone {
  x: number
  y: number
  kind: Kind
  hut: boolean
}
interface Corner {
  inset: number
  convex: number
  concave: number
  cut?: boolean
}
interface Territory {
  kind: Kind
  zones: Zone[]
}
type Point = readonly [number, number]
interface Edge {
  a: Point
  b: Point
}

// Each terrain has its own corner: that alone tells them apart in grey.
export const CORNER: Record<Kind, Corner> = {
  '.': { inset: 1.5, convex: 5, concave: 3 },
  '~': { inset: 1.5, convex: 15, concave: 10 },
  '^': { inset: 1.5, convex: 11, concave: 7 },
  '#': { inset: 1.5, convex: 9, concave: 0, cut: true },
}

const key = (x: number, y: number) => `${x},${y}`
const r1 = (n: number) => Math.round(n * 10) / 10

function hash(x: number, y: number, salt = 0): number {
  let h = (x * 374761393 + y * 668265263 + salt * 2246822519) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Zones of one kind that touch by a side; every tower stands alone. */
export function territories(zones: Zone[]): Territory[] {
  const at = new Map(zones.map(z => [key(z.x, z.y), z]))
  const seen = new Set<Zone>()
  const found: Territory[] = []
  for (const zone of zones) {
    if (seen.has(zone)) continue
    const members: Zone[] = []
    const todo = [zone]
    seen.add(zone)
    for (let m = todo.pop(); m; m = todo.pop()) {
      members.push(m)
      if (zone.kind === '#') break
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const near = at.get(key(m.x + dx, m.y + dy))
        if (near && near.kind === zone.kind && !seen.has(near)) {
          seen.add(near)
          todo.push(near)
        }
      }
    }
    found.push({ kind: zone.kind, zones: members })
  }
  return found
}

/** The outline of a set of zones: shared edges cancel, what is left is chained into loops. */
function outline(zones: readonly { x: number; y: number }[]): Edge[][] {
  const inside = new Set(zones.map(z => key(z.x, z.y)))
  const from = new Map<string, Edge[]>()
  const add = (a: Point, b: Point) => {
    const at = key(a[0], a[1])
    from.set(at, [...(from.get(at) ?? []), { a, b }])
  }
  for (const { x, y } of zones) {
    if (!inside.has(key(x, y - 1))) add([x, y], [x + 1, y])
    if (!inside.has(key(x + 1, y))) add([x + 1, y], [x + 1, y + 1])
    if (!inside.has(key(x, y + 1))) add([x + 1, y + 1], [x, y + 1])
    if (!inside.has(key(x - 1, y))) add([x, y + 1], [x, y])
  }
  const loops: Edge[][] = []
  for (let first = from.values().next(); !first.done; first = from.values().next()) {
    const loop: Edge[] = []
    let edge: Edge | undefined = first.value[0]
    while (edge) {
      const here: Edge = edge
      loop.push(here)
      const at = key(here.a[0], here.a[1])
      const rest = (from.get(at) ?? []).filter(other => other !== here)
      if (rest.length) from.set(at, rest)
      else from.delete(at)
      const [dx, dy] = [here.b[0] - here.a[0], here.b[1] - here.a[1]]
      const next: Edge[] = from.get(key(here.b[0], here.b[1])) ?? []
      // Two ways out where zones meet by a corner: turn right, stay with the same zone.
      const right = next.find(o => o.b[0] - o.a[0] === -dy && o.b[1] - o.a[1] === dx)
      edge = right ?? next[0]
    }
    loops.push(loop)
  }
  return loops
}

const direction = (e: Edge): Point => [e.b[0] - e.a[0], e.b[1] - e.a[1]]

/** One path for a territory, pulled in by `inset`, corners rounded (or cut). */
export function path(zones: readonly { x: number; y: number }[], corner: Corner): string {
  return outline(zones)
    .map(loop => smooth(loop, corner))
    .join('')
}

function smooth(loop: Edge[], { inset, convex, concave, cut = false }: Corner): string {
  const parts: string[] = []
  loop.forEach((edge, i) => {
    const [px, py] = direction(loop.at(i - 1) ?? edge)
    const [ex, ey] = direction(edge)
    if (px === ex && py === ey) return
    const right = px * ey - py * ex > 0
    const x = edge.a[0] * Z + inset * (-py - ey)
    const y = edge.a[1] * Z + inset * (px + ex)
    const r = right ? Math.max(0.1, convex - inset * 0.4) : concave + inset * 0.4
    const to = `${r1(x + ex * r)} ${r1(y + ey * r)}`
    const turn = cut ? `L${to}` : `A${r1(r)} ${r1(r)} 0 0 ${right ? 1 : 0} ${to}`
    parts.push(`${parts.length ? 'L' : 'M'}${r1(x - px * r)} ${r1(y - py * r)}${turn}`)
  })
  return parts.join('') + 'Z'
}

/** Points of a jittered lattice, in board coordinates, whose whole footprint is in the territory. */
function lattice(zones: Zone[], step: number, foot: number, salt: number, jitter = 0.5) {
  const inside = new Set(zones.map(z => key(z.x, z.y)))
  const free = (x: number, y: number) => inside.has(key(Math.floor(x / Z), Math.floor(y / Z)))
  const xs = zones.map(z => z.x)
  const ys = zones.map(z => z.y)
  const low = (all: number[]) => Math.floor((Math.min(...all) * Z) / step)
  const high = (all: number[]) => Math.ceil(((Math.max(...all) + 1) * Z) / step)
  const points: { x: number; y: number; h: number }[] = []
  for (let j = low(ys); j <= high(ys); j++)
    for (let i = low(xs); i <= high(xs); i++) {
      const x = (i + (j % 2 ? 0.5 : 0) + jitter * (hash(i, j, salt) - 0.5)) * step
      const y = (j + jitter * (hash(i, j, salt + 1) - 0.5)) * step
      const feet = [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ] as const
      if (feet.every(([a, b]) => free(x + a * foot, y + b * foot))) points.push({ x, y, h: hash(i, j, salt + 2) })
    }
  return points
}

/** Where a sign stands in a zone: in the corner that its hut, its tower and its worker leave free. */
export const SIGN = 33.6

export const hutAt = (z: { x: number; y: number }): Point => [z.x * Z + 27, z.y * Z + 15]

const nearHut = (zones: Zone[], x: number, y: number, r: number) =>
  zones.some(z => {
    const [hx, hy] = hutAt(z)
    return z.hut && Math.hypot(x - hx, y - hy) < r
  })

const use = (id: string, x: number, y: number) => `<use href="#${id}" x="${r1(x)}" y="${r1(y)}"/>`

/** The zone from which a territory is painted. */
const corner = (t: Territory) => t.zones[0] ?? { x: 0, y: 0 }

function paintField(t: Territory, d: string, fine: boolean): string {
  const { x, y } = corner(t)
  const angle = [18, 72, -24, -66][Math.floor(hash(x, y, 9) * 4)]
  const tufts = fine ? lattice(t.zones, 17, 6, 40) : []
  return (
    `<path class="field" d="${d}"/><path d="${d}" fill="url(#furrow${angle})"/>` +
    `<path class="edge-field" d="${d}"/>` +
    tufts
      .filter(p => p.h < 0.34 && !nearHut(t.zones, p.x, p.y, 15))
      .map(p => use('tuft', p.x, p.y))
      .join('')
  )
}

function paintWater(t: Territory, d: string, fine: boolean): string {
  const contour = (inset: number) =>
    path(t.zones, { inset, convex: Math.max(4, 15 - inset * 0.3), concave: 9 + inset * 0.3 })
  const ripples = fine ? lattice(t.zones, 14, 10, 3, 0.7).filter(p => p.h < 0.5) : []
  return (
    `<path class="shore" d="${d}"/><path class="water" d="${contour(4)}"/>` +
    `<path class="deep" d="${contour(8.5)}"/>` +
    ripples.map(p => use('ripple', p.x, p.y)).join('')
  )
}

function paintForest(t: Territory, d: string): string {
  const trees = lattice(t.zones, 10.4, 6, 70, 0.42)
    .filter(p => !nearHut(t.zones, p.x, p.y - 2, 13))
    .sort((a, b) => a.y - b.y)
  const clearings = t.zones.filter(z => z.hut).map(hutAt)
  return (
    `<path class="forest" d="${d}"/>` +
    clearings.map(([x, y]) => `<ellipse class="clearing" cx="${x}" cy="${y + 4}" rx="11.5" ry="9"/>`).join('') +
    trees.map(p => use(p.h < 0.28 ? 'fir' : p.h < 0.64 ? 'oak' : 'oak2', p.x, p.y)).join('')
  )
}

function paintRock(t: Territory, d: string): string {
  const { x, y } = corner(t)
  return `<path class="rock" d="${d}"/>${use('crag', x * Z, y * Z)}${use('tower', x * Z + 20, y * Z + 20)}`
}

const PAINT: Record<Kind, (t: Territory, d: string, fine: boolean) => string> = {
  '.': paintField,
  '~': paintWater,
  '^': paintForest,
  '#': paintRock,
}

const byRow = (a: Zone, b: Zone) => a.y - b.y || a.x - b.x
const ORDER = '.~#^'

/** All territories, huts and survey marks of a landscape. */
export function landscape(zones: Zone[], fine = true): string {
  if (!zones.length) return ''
  const sorted = zones.slice().sort(byRow)
  const huts = sorted
    .filter(z => z.hut)
    .map(z => use('hut', ...hutAt(z)))
    .join('')
  const corners = new Set(
    zones.flatMap(z => [key(z.x, z.y), key(z.x + 1, z.y), key(z.x, z.y + 1), key(z.x + 1, z.y + 1)]),
  )
  const survey = [...corners].map(k => {
    const [x = 0, y = 0] = k.split(',').map(n => Number(n) * Z)
    return `M${x - 2.6} ${y}h5.2M${x} ${y - 2.6}v5.2`
  })
  return (
    `<path class="verge" d="${ground(zones)}"/>` +
    territories(sorted)
      .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
      .map(t => `<g>${PAINT[t.kind](t, path(t.zones, CORNER[t.kind]), fine)}</g>`)
      .join('') +
    huts +
    (fine ? `<path class="survey" d="${survey.join('')}"/>` : '')
  )
}

/** The outline of all that is covered. */
export const ground = (zones: readonly { x: number; y: number }[]) => path(zones, { inset: 0, convex: 4, concave: 2 })

const FLAT: Record<Kind, string> = { '.': 'field', '~': 'water', '^': 'forest', '#': 'rock' }

/** The same, small: flat colours, signs for huts and towers. */
export function miniature(zones: Zone[]): string {
  const at = (z: Zone, dx: number, dy: number) => `M${z.x * Z + dx} ${z.y * Z + dy}`
  return (
    `<path class="verge" d="${ground(zones)}"/>` +
    territories(zones)
      .map(t => `<path class="${FLAT[t.kind]}" d="${path(t.zones, { ...CORNER[t.kind], inset: 1 })}"/>`)
      .join('') +
    zones
      .filter(z => z.kind === '#')
      .map(z => `<path class="mini-tower" d="${at(z, 11, 31)}v-20h4v4h3v-4h4v4h3v-4h4v20z"/>`)
      .join('') +
    zones
      .filter(z => z.hut)
      .map(z => `<path class="mini-hut" d="${at(z, 20, 10)}l10 9v11h-20v-11z"/>`)
      .join('')
  )
}
