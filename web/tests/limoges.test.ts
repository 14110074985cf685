import { FluentBundle, FluentResource } from '@fluent/bundle'
import { beforeAll, expect, test } from 'vitest'
import english from '../../src/limestone/locale/en.ftl?raw'
import { speech } from '../src/lib/i18n.svelte'
import type { Logged } from '../src/lib/live.svelte'
import { changed, deed, lately } from '../src/limoges/deeds'
import type { View } from '../src/limoges/model'
import { effectWords } from '../src/limoges/words'

beforeAll(() => {
  const bundle = new FluentBundle('en', { useIsolating: false })
  bundle.addResource(new FluentResource(english))
  speech.bundle = bundle
})

let number = 0
const step = (seat: number, ...events: [string, Record<string, unknown>][]): Logged => ({
  number: ++number,
  entry: { kind: 'decided', seat },
  events: events.map(([name, facts]) => ({ name: `limoges-${name}`, facts: { seat, ...facts } })),
})
const undone = (seat: number): Logged => ({ number: ++number, entry: { kind: 'undone', seat }, events: [] })

test.each([
  [['gain_coins', 1], '+1 coin'],
  [['convert', [['grey', 2]], [['vp', 1]]], '2 abbots → 1 point'],
  [['recruit', [['coins', 3]], 1], '3 coins → 1 meeple of your choice from the reserve'],
  [
    ['this_turn', [['grey', 1]], 'discount_domino', 'abbey', 5],
    '1 abbot → for the rest of the turn: Abbey: 5 coins less',
  ],
  [['each', 'gain_meeple', 'yellow', 1], 'everyone: +1 Viscount’s man'],
  [
    ['each_per', 'dominoes_abbey', 'gain_meeple_grey', 1, 2],
    'everyone, per own domino in the Abbey: +1 abbot (max. 2)',
  ],
  [['each_per', 'gates_chateau', 'lose_coins', 1, 4], 'everyone, per own gate of the Château: −1 coin (max. 4)'],
  [['treasury', 'cathedral', 'empty'], 'the treasury of the Cathedral goes to the bank'],
  [['clear_meeple', 'port_naveix'], 'Port of Naveix: its meeple goes to the reserve'],
  [['leader_loses_influence', 'en', 2], 'sole leader on the English track: −2'],
] as [[string, ...(string | number | [string, number][])[]], string][])(
  'an effect is a sentence: %j',
  (effect, said) => {
    expect(effectWords(effect)).toBe(said)
  },
)

test('a turn is what its seat did since anybody else decided, without what was taken back', () => {
  const [theirs, first, second] = [step(1), step(0), step(0)]

  expect(lately([theirs, first, second, undone(0)], 0)).toEqual({ mine: [first], others: [] })
  expect(lately([first, theirs], 0)).toEqual({ mine: [], others: [theirs] })
})

test('before a turn stands what the others did, and what the vote brought', () => {
  const vote = step(0, ['votes', { votes: [] }])
  const built = step(1, ['places', { domino: '5-1', place: 'gc_panet' }])

  expect(lately([step(1), vote], 0).others).toEqual([vote])
  expect(changed(lately([step(0), built], 0).others)).toEqual(new Set(['gc_panet']))
})

test('a step says what was done, what it cost and what it brought', () => {
  const built = step(
    0,
    ['places', { domino: '4-1', place: 'ab_08' }],
    ['pays-placement', { coins: 5, to: 'abbey' }],
    ['earns-tax', { coins: 2 }],
    ['gains', { colour: 'grey', count: 3 }],
  )

  expect(deed(built, 0, { sides: {} } as View, ['Ann'], 0)).toMatchObject({
    what: 'Place · 4|1 · Abbey, space 8',
    coins: [-5, 2],
    meeples: [{ colour: 'grey', count: 3 }],
    also: [],
  })
})
