import { expect, test } from 'vitest'
import { squareAt, windowOf, zoneAt, zonesOn } from '../src/limes/model'
import { landscape, path, territories, type Zone } from '../src/limes/terrain'

const field = (x: number, y: number): Zone => ({ x, y, kind: '.', hut: false })

test('squares and zones lie where the notation says', () => {
  expect(squareAt('d4')).toEqual({ x: 3, y: 3 })
  expect(zoneAt('d4nw')).toEqual({ x: 6, y: 6 })
  expect(zoneAt('e5se')).toEqual({ x: 9, y: 9 })
})

test('the window is square, three by three at least, around what is laid and what glows', () => {
  expect(windowOf(['d4'])).toEqual({ left: 2, top: 2, columns: 3, rows: 3 })
  expect(windowOf(['c4', 'd4', 'e4', 'f4'])).toMatchObject({ left: 2, columns: 4, rows: 4 })
})

test('zones of a kind that touch by a side are one shape, towers never join', () => {
  const zones: Zone[] = [field(0, 0), field(1, 0), { ...field(0, 1), kind: '#' }, { ...field(1, 1), kind: '#' }]
  expect(territories(zones).map(t => t.zones.length)).toEqual([2, 1, 1])
})

test('corners do not join zones', () => {
  expect(territories([field(0, 0), field(1, 1)])).toHaveLength(2)
})

test('a territory is one closed path; one with a hole is two', () => {
  const corner = { inset: 1.5, convex: 5, concave: 3 }
  const ring = [0, 1, 2].flatMap(y => [0, 1, 2].map(x => field(x, y))).filter(z => z.x !== 1 || z.y !== 1)
  expect(path([field(0, 0), field(1, 0)], corner).match(/Z/g)).toHaveLength(1)
  expect(path(ring, corner).match(/Z/g)).toHaveLength(2)
})

test('a card that joins does not move what was drawn', () => {
  const before = landscape(zonesOn({ x: 0, y: 0 }, ['^', '^', '^', '^']))
  const after = landscape([
    ...zonesOn({ x: 0, y: 0 }, ['^', '^', '^', '^']),
    ...zonesOn({ x: 1, y: 0 }, ['^', '.', '^', '.']),
  ])
  const trees = before.match(/<use [^>]+>/g) ?? []
  expect(trees.length).toBeGreaterThan(10)
  expect(trees.filter(tree => !after.includes(tree))).toEqual([])
})
