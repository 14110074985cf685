import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { speech } from '../src/lib/i18n.svelte'
import { pointsOf, scoring, squareAt, windowOf, zoneAt, zonesOn, type Land, type Territory } from '../src/limes/model'
import { landscape, path, territories, type Zone } from '../src/limes/terrain'
import { captionOf, lensWords, waysOf } from '../src/limes/words'

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

test('points are the places of all reasons, whatever their kind', () => {
  const pond = { ...lake, worker: 'e5nw', reasons: lake.reasons.slice(0, 1) }
  const land = { territories: [pond, lake, { ...lake, worker: null }] } as unknown as Land
  expect(pointsOf(lake)).toBe(3)
  expect(scoring(land)).toEqual([lake, pond])
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
