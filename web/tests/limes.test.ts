import { placeIn, rivals, standingOf } from '../src/limes/standing'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { speech } from '../src/lib/i18n.svelte'
import { discsOf, pointsOf, squareAt, walls, windowOf, workersOf, zoneAt, zonesOn } from '../src/limes/model'
import type { Land, Territory, View } from '../src/limes/model'
import { landscape, path, territories, type Zone } from '../src/limes/terrain'
import { captionOf, cardWords, lensWords, waysOf } from '../src/limes/words'

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

const lake: Territory = {
  profession: 'fisherman',
  zones: ['d4nw', 'd4ne'],
  worker: 'd4nw',
  reasons: [
    { kind: 'hut', places: [['d4sw'], ['d4se']] },
    { kind: 'edge', places: [['d4nw', 'd4ne']] },
  ],
}

test('of several workers in one zone no disc covers another', () => {
  const crowd = { cards: [], workers: ['d4nw', 'd4nw', 'd4nw', 'd4nw'], territories: [lake] } as unknown as Land
  const discs = discsOf(crowd)
  expect(discs.map(disc => disc.points)).toEqual([3, 0, 0, 0])
  const apart = discs.flatMap((a, n) => discs.slice(0, n).map(b => Math.hypot(a.x - b.x, a.y - b.y)))
  expect(Math.min(...apart)).toBeGreaterThan(12.8)
})

test('points are the places of all reasons, whatever their kind', () => {
  const pond = { ...lake, zones: ['e5nw'], worker: 'e5nw', reasons: lake.reasons.slice(0, 1) }
  const land = { workers: ['e5nw', 'd4nw'], territories: [pond, lake] } as unknown as Land
  expect(pointsOf(lake)).toBe(3)
  expect(workersOf(land).map(worker => [worker.zone, worker.points])).toEqual([
    ['d4nw', 3],
    ['e5nw', 2],
  ])
})

test('who stands where another scores is counted too, with nothing', () => {
  const land = { workers: ['d4nw', 'd4nw', 'd4ne'], territories: [lake] } as unknown as Land
  expect(workersOf(land).map(worker => [worker.at, worker.points])).toEqual([
    ['d4nw/1', 3],
    ['d4nw/2', 0],
    ['d4ne/1', 0],
  ])
})

test('four cards along a side are a wall', () => {
  expect(walls(['c4', 'd4', 'e4', 'f4'])).toEqual({ columns: [2, 5], rows: null })
  expect(walls(['d3', 'd4', 'e5'])).toEqual({ columns: null, rows: null })
  expect(walls([])).toEqual({ columns: null, rows: null })
})

test('every kind of reason has its own words, a new one too', () => {
  const bundle = new FluentBundle('en', { useIsolating: false })
  for (const kind of ['hut', 'edge'])
    bundle.addResource(
      new FluentResource(`
web-limes-why-${kind} = { $points } ${kind}
web-limes-lens-${kind} = Of ${kind}: { $points }.
web-limes-for-${kind} = for each ${kind}
`),
    )
  speech.bundle = bundle
  expect(captionOf(lake)).toBe('2 hut, 1 edge')
  expect(lensWords(lake)).toBe('Of hut: 2. Of edge: 1.')
  expect(waysOf(['hut', 'edge'])).toBe('for each hut, for each edge')
})

const standing = (...scores: number[]) => ({ lands: scores.map(score => ({ score })) }) as unknown as View

test.each([
  ['the leader and who is just before me', [9, 3, 5, 7, 1], 1, [0, 2]],
  ['second: the leader, and who follows', [9, 7, 5, 3], 1, [0, 2]],
  ['leading: the two that follow', [9, 7, 8, 3], 0, [2, 1]],
  ['last of equals: the first of them', [0, 0, 0], 2, [0, 1]],
  ['nobody: the first two', [1, 2, 3], null, [2, 1]],
] as const)('%s', (_, scores, seat, found) => {
  expect(rivals(standing(...scores), seat)).toEqual(found)
})

test('whoever is looked at stands beside the board too', () => {
  expect(rivals(standing(9, 3, 5, 7, 1), 1, 4)).toEqual([4, 0, 2])
  expect(rivals(standing(9, 3, 5, 7, 1), 1, 2)).toEqual([0, 2])
})

test('a card is told zone by zone, as it is turned', () => {
  speech.bundle = new FluentBundle('en', { useIsolating: false })
  speech.bundle.addResource(
    new FluentResource(`web-limes-card-shows = Card { $number }: { $zones }
web-limes-zone = { $quarter } { $terrain }{ $hut ->
    [yes] , hut
   *[no] { "" }
}{ $workers ->
   *[other] { "" }
}
web-terrain-field = field
web-terrain-water = water`),
  )
  const card = { number: 7, faces: { n: ['.*', '.', '~', '~'], e: ['~', '.*', '~', '.'] } }

  expect(cardWords(card, 'n')).toBe('Card 7: nw field, hut; ne field; sw water; se water')
  expect(cardWords(card, 'e')).toBe('Card 7: nw water; ne field, hut; sw water; se field')
})

test('nobody leads who has no more than another', () => {
  const at = (...scores: number[]) => ({ lands: scores.map(score => ({ score })) }) as unknown as View

  expect(standingOf(at(0, 0, 0), 1, 0)).toBe('')
  expect(standingOf(at(0, 0, 0), 1, null)).toBe('')
  expect(standingOf(at(5, 5, 2), 1, 0)).toBe('')
  expect(standingOf(at(2, 5, 5), 1, 0)).toBe('before')
  expect(standingOf(at(2, 5, 5), 1, null)).toBe('')
  expect(standingOf(at(2, 5, 3), 1, 0)).toBe('leads')
  expect(standingOf(at(2, 5, 3), 2, 0)).toBe('before')
  expect([0, 1, 2, 3].map(seat => placeIn(at(5, 7, 5, 2), seat))).toEqual([2, 1, 2, 4])
})
