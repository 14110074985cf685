import { beforeAll, expect, test } from 'vitest'
import { parts } from '../src/lib/i18n.svelte'
import type { Offer } from '../src/lib/wire'
import { found, lasting, lyingWords } from '../src/limoges/inspection'
import type { View } from '../src/limoges/model'
import {
  barred,
  called,
  grouped,
  groupWhy,
  hindered,
  offersAt,
  taxWords,
  termsOf,
  usedUp,
  whyNot,
  wordsOf,
} from '../src/limoges/offers'
import { breakable } from '../src/limoges/words'
import { speak } from './speak'

beforeAll(() => speak('en'))

const names = ['Anna', 'Ben']
const plain = (text: string) =>
  parts(text)
    .map(part => part.text)
    .join('')
const player = {
  coins: 3,
  meeples: [0, 1, 0, 0, 0],
  points: 0,
  influence: [2, 0],
  hand: 5,
  bag: 20,
  removed: ['6-3', '1-0'],
  robbed: ['abbey'],
  tiles: [{ tile: 't19', side: 'lieu', meeple: 'blue', jailed: false }],
  objectives: 1,
}
const view = {
  first: 1,
  scores: [2, 2],
  revealed: [],
  seats: [player, { ...player, removed: [], robbed: [] }],
  spaces: {
    keys_cite: { kind: 'power', colours: ['blue', 'purple', 'yellow'], per_turn: 0, zone: '' },
    gc_panet: { kind: 'gate', colours: [], per_turn: 0, zone: '' },
    ab_03: { kind: 'abbey', colours: [], per_turn: 0, zone: 'inner' },
  },
  board: {
    keys_cite: { domino: '6-3', owner: 1, meeple: 'yellow', covers: '', active: true },
    gc_panet: { domino: '5-2', owner: 0, meeple: 'blue', covers: 'high', active: false },
  },
  sides: { 't19/lieu': { cost: 6, colour: 'blue', when: 'end_turn', zone: '', effects: [['gain_meeple', 'blue', 1]] } },
  goals: { o1: { measure: ['coins'], points: [6, 3, 1] } },
  standings: {},
  reserve: [2, 0, 0, 8, 8],
  prison: [0, 0, 1, 0, 0],
  treasury: [15, 0],
  track: 20,
  deck: 12,
  discard: ['t01'],
  stack: 0,
  spent: [],
  ostensions: 6,
} as unknown as View

test.each([
  ['keys_cite', 'Cité Keys', '§6.4', 'Ben: 6|3 · Viscount’s man'],
  ['gc_panet', 'Panet Gate', '§7.4', 'Yours: 5|2 · Cité consul, not active: the Keys have another colour'],
  ['ab_03', 'Abbey, space 3', '§7.5', 'Empty'],
  ['treasury_0', 'Abbey · treasury', '§6.6', '15 coins'],
  ['prison', 'Prison', '§6.5', '1 Viscount’s man'],
  ['reserve', 'Reserve', '§5.3', '2 Château consuls · 8 abbots · 8 bishops'],
  ['track:fr', 'French influence', '§10.4', 'Anna 2 · Ben 2'],
  ['row:lieux', 'Locations', '§9.2', 'Deck 12 · discarded 1 · Ostensions 6'],
  ['tile:t19/lieu', 'Clos Sainte-Marie', '§9.2', 'end of turn: +1 Cité consul'],
  ['seat:0', 'Anna', '§2.4', 'Removed: 6|3 1|0'],
  [
    'seat:1',
    'Ben',
    '§2.4',
    '2 points: 0 in the game, 2 French and 0 English influence; objectives are added at the end.',
  ],
  ['domino:6-3', 'Domino 6|3, total 9', '§2.1', 'Placing it costs its total; its low half is its strength in a vote.'],
])('%s says what it is, and how it stands', (id, title, section, line) => {
  const seen = found(view, id, names, 0)

  expect(seen).toMatchObject({ title, section })
  expect(seen?.lines.map(plain)).toContain(line)
})

test('at the end a player’s points are with those for objectives', () => {
  const seen = found({ ...view, scores: [9, 2], revealed: [['o1'], []] } as View, 'seat:0', names, 0)

  expect(seen?.lines.map(plain)).toContain(
    '9 points: 0 in the game, 2 French and 0 English influence; 7 for objectives.',
  )
  expect(seen?.lines.join()).not.toContain('secret until the end')
})

test('an active gate says its tax', () => {
  const board = { ...view.board, gc_panet: { ...view.board['gc_panet'], active: true } } as View['board']

  expect(plain(lyingWords({ ...view, board }, 'gc_panet', names, 0))).toBe('Yours: 5|2 · Cité consul · tax 2')
})

test('a gate of one’s own without its guard says how it gets one', () => {
  const board = { ...view.board, gc_panet: { ...view.board['gc_panet'], meeple: null } } as View['board']
  const lines = (seat: number) => found({ ...view, board }, 'gc_panet', names, seat)?.lines.map(plain)
  const line = 'The action “Place or move guards” puts a guard here again, for the fee of the Keys.'

  expect(lines(0)).toContain(line)
  expect(lines(1)).not.toContain(line)
})

const offer = (deed: string, about: string, more: Partial<Offer> = {}): Offer => ({
  deed,
  about,
  section: '§6.6',
  terms: { name: deed, facts: {} },
  refused: null,
  near: 99,
  tax: [],
  ...more,
})
const no = (code: string, near: number, args = {}): Partial<Offer> => ({
  refused: { code, args, section: '§7.2', place: {} },
  near,
})

test('the terms of a robbery name the meeple, the coins and what is lost', () => {
  const facts = { colour: 'red', coins: 7, treasury: 20, lost: 'grey', count: 3 }

  const said = termsOf(offer('rob', 'abbey', { terms: { name: 'rob', facts } }), names, 0)

  expect(plain(said)).toBe('a Château consul, for 7 coins of the 20 in the treasury; then you lose all abbots (3)')
})

test.each([
  [{ colour: 'none', coins: 0, to: '' }, 'the fee of the Keys, to put guards back or move them, each gate once'],
  [
    { colour: 'red', coins: 0, to: 1 },
    'free now, to put guards back or move them, each gate once; a new guard is a Château consul from your hand',
  ],
  [
    { colour: 'yellow', coins: 2, to: 1 },
    '2 coins to Ben, to put guards back or move them, each gate once; a new guard is a Viscount’s man from your hand',
  ],
])('the terms of the guards say the fee, and what a new guard costs: %j', (facts, said) => {
  expect(plain(termsOf(offer('guards', 'chateau', { terms: { name: 'guards', facts } }), names, 0))).toBe(said)
})

test.each([
  [2, 'any domino, its total into the treasury; brings 2 abbots'],
  [0, 'any domino, its total into the treasury; brings nobody, as you robbed this round'],
])('a building says whom it brings, and why nobody: %i', (count, said) => {
  const facts = { half: -1, colour: 'grey', count }

  expect(plain(termsOf(offer('place', 'ab_03', { terms: { name: 'abbey', facts } }), names, 0))).toBe(said)
})

test('who robs nothing reads why', () => {
  const why = (treasury: number) =>
    whyNot(offer('rob', 'abbey', no('limoges-nothing-to-rob', 9, { building: 'abbey', treasury })), names)

  expect(why(0)).toBe('Nothing to rob: the treasury of the Abbey is empty.')
  expect(why(19)).toBe('Nothing to rob: no domino of yours in the Abbey shows a pip.')
})

test('a tile whose action was used in this turn is known', () => {
  const offers = [
    offer('use', 't08', no('limoges-once-a-turn', 9, { action: 't08', side: 'personnage' })),
    offer('use', 't09', no('limoges-too-few-coins', 9)),
    offer('use', 't10'),
  ]

  expect(usedUp(offers)).toEqual(['t08'])
})

test('the power, its treasury and the prison know the actions that belong to them', () => {
  const offers = [offer('rob', 'abbey'), offer('rob', 'cathedral'), offer('free', 'prison'), offer('mint', '')]

  expect(offersAt(offers, 'theft_abbey').map(one => one.about)).toEqual(['abbey'])
  expect(offersAt(offers, 'treasury_0').map(one => one.deed)).toEqual(['rob', 'mint'])
  expect(offersAt(offers, 'prison').map(one => one.deed)).toEqual(['free'])
})

test('a gate that has lost its guard knows whether guards of its town may move', () => {
  const offers = [offer('guards', 'chateau'), offer('guards', 'cite', no('limoges-power-inactive', 2))]
  const towns = (gate: string, bare: boolean) => offersAt(offers, gate, bare).map(one => one.about)

  expect(towns('gc_panet', true)).toEqual(['cite'])
  expect(towns('gi_orgolet', true)).toEqual(['chateau'])
  expect(towns('go_manigne', false)).toEqual([])
})

test.each([
  ['place', 'keys_cite', ['place', 'keys_cite']],
  ['activate', 'keys_cite', ['activate', 'keys_cite']],
  ['jail', 'justice', ['jail']],
  ['mint', '', ['mint']],
])('a card begins %s %s', (deed, about, words) => {
  expect(wordsOf(offer(deed, about))).toEqual(words)
})

test('what is impossible for one reason is one line', () => {
  const gate = { name: 'gate', facts: {} }
  const empty = no('limoges-hand-empty', 1)
  const offers = [
    offer('place', 'gi_imbert', { terms: gate, ...empty }),
    offer('corrupt', 'corruption', empty),
    offer('free', 'prison', no('limoges-prison-empty', 1)),
    offer('mint', ''),
  ]

  expect(hindered(offers, view, names).map(({ what, why }) => [what.length, plain(why)])).toEqual([
    [2, 'You have no domino left in hand.'],
    [1, 'Nobody you could free is in prison.'],
  ])
})

test('a reason that names what cannot be done is enough', () => {
  expect(called({ what: ['Corruption'], why: 'Corruption is not active.' })).toBe('')
  expect(called({ what: ['Mint coins'], why: 'You need 4 abbots.' })).toBe('Mint coins:')
})

test('who lacks coins reads what keeps each source closed', () => {
  const offers = [
    offer('mint', '', no('limoges-hand-empty', 1)),
    offer('rob', 'abbey'),
    offer('free', 'prison', no('limoges-prison-empty', 1)),
  ]

  expect(barred(offers, view, names).map(({ what }) => what)).toEqual([['Mint coins']])
})

test('spaces of a kind are one line, and the nearest of them tells why not', () => {
  const gate = { name: 'gate', facts: {} }
  const groups = grouped([
    offer('place', 'go_manigne', { terms: gate, ...no('limoges-inner-gates-first', 1, { missing: 'gi_imbert' }) }),
    offer('place', 'gi_imbert', { terms: gate, ...no('limoges-power-inactive', 2, { power: 'keys_chateau' }) }),
    offer('rob', 'abbey'),
    offer('rob', 'cathedral'),
  ])

  expect(groups.map(group => [group.key, group.offers.length, group.possible.length])).toEqual([
    ['placegate', 2, 0],
    ['robabbey', 1, 1],
    ['robcathedral', 1, 1],
  ])
  expect(groups.map(group => groupWhy(group, names))).toEqual([
    'Château Keys is not active: it needs a domino with a meeple.',
    '',
    '',
  ])
})

test('tax is summed up by who would be paid', () => {
  const tax = [
    { gate: 'gi_imbert', seat: 1, coins: 3 },
    { gate: 'gi_orgolet', seat: 1, coins: 1 },
  ]

  expect(plain(taxWords(offer('place', 'ab_03', { tax }), names, 0))).toBe('4 coins to Ben')
})

test('a long word of a title breaks with a hyphen only', () => {
  speak('de')

  expect(breakable('Erlöserbasilika')).toBe('Erlöser\u00ADbasilika')
  speak('en')
})

test('what stops another town or building is not said of this one', () => {
  const wants = (colour: string) => no('limoges-too-few-meeples', 2, { colour, count: 1, needs: 1, has: 0 })
  const of = (name: string) => ({ terms: { name, facts: {} } })
  const occupied = no('limoges-occupied', 1, { place: 'gi_imbert' })
  const offers = [
    offer('place', 'gc_panet', { ...of('gate'), ...wants('blue') }),
    offer('place', 'gi_imbert', { ...of('gate'), ...occupied }),
    offer('place', 'motte', { ...of('production'), ...wants('yellow') }),
    offer('place', 'port_naveix', { ...of('production'), ...wants('blue') }),
  ]

  expect(hindered(offers, view, names).map(({ what }) => what)).toEqual([
    ['On a gate (Cité)', 'Port of Naveix'],
    ['On a gate (Château)'],
    ['Motte'],
  ])
})

test('a building says what it brings from then on', () => {
  const space = { kind: 'production', colours: ['yellow'], per_turn: 2 }
  const built = { ...view, spaces: { ...view.spaces, motte: space } } as unknown as View

  expect(lasting(built, 'place', 'motte')).toMatch(/^Brings 2 .* every turn;/)
  expect(lasting(built, 'destroy', 'motte')).toBe('')
  expect(lasting(built, 'place', 'keys_cite', '6-4')).toMatch(/will be 4 for the others, paid to you, and 6 for you/)
})
