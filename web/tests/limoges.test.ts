import { beforeAll, expect, test } from 'vitest'
import { parts, t } from '../src/lib/i18n.svelte'
import type { Logged } from '../src/lib/live.svelte'
import type { GameEvent, Offer } from '../src/lib/wire'
import { isHarm, isPlain, changed, deed, lately } from '../src/limoges/deeds'
import { coinsOf, deedWords, gist, phrases } from '../src/limoges/foresight'
import type { View } from '../src/limoges/model'
import { told } from '../src/lib/words'
import { columns, tied } from '../src/limoges/recruitment'
import { asking, effectWords, forSale, lastWords, spelling } from '../src/limoges/words'
import { speak } from './speak'

beforeAll(() => speak('en'))

let number = 0
const step = (seat: number, ...events: [string, Record<string, unknown>][]): Logged => ({
  number: ++number,
  entry: { kind: 'decided', seat },
  events: events.map(([name, facts]) => ({ name: `limoges-${name}`, facts: { seat, ...facts } })),
})

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

const robbery = {
  changes: [
    { name: 'earns', facts: { seat: 0, source: 'abbey', coins: 7, why: 'theft' } },
    { name: 'loses', facts: { seat: 0, colour: 'grey', count: 3, placed: 0, share: 'all' } },
    { name: 'loses', facts: { seat: 1, colour: 'red', count: 1, placed: 1, share: 'some' } },
    { name: 'closes', facts: { wall: 'cite', seats: [0, 1] } },
  ],
  final: false,
}
const plain = (lines: string[]) =>
  lines.map(line =>
    parts(line)
      .map(part => part.text)
      .join(''),
  )

test('what a move costs and brings is told phrase by phrase, one’s own without a name', () => {
  expect(plain(phrases(robbery, ['Ann', 'Bo'], 0))).toEqual([
    '7 coins from the treasury of the Abbey',
    'all 3 abbots back to the reserve',
    'Bo: 1 Château consul back to the reserve (placed: 1)',
    'You and Bo: no more entry through the wall of the Cité',
  ])
  expect(plain(gist(robbery, ['Ann', 'Bo'], 0))).toEqual([
    '7 coins from the treasury of the Abbey',
    'all 3 abbots back to the reserve',
  ])
})

test('the reward of a round is on no button', () => {
  const step = { name: 'advances', facts: { seat: 0, track: 'french', was: 0, now: 1 } }
  const points = { name: 'scores', facts: { seat: 0, was: 0, now: 2 } }
  const round = { name: 'round', facts: { round: 2, first: 1 } }
  const words = (...changes: GameEvent[]) => gist({ changes, final: true }, ['Ann', 'Bo'], 0)

  expect(words(step, points, round)).toEqual(words(step))
  expect(words(step, points)).toHaveLength(2)
})

test('who takes a meeple reads on the button what its owner gets for it', () => {
  const meeple = { colour: 'red', count: 1 }
  const taken = { name: 'steals', facts: { seat: 0, other: 1, ...meeple } }
  const comfort = { name: 'asks', facts: { seat: 1, question: 'Comfort', ...meeple } }

  expect(plain(gist({ changes: [taken, comfort], final: true }, ['Ann', 'Bo'], 0))).toEqual([
    '+1 Château consul from Bo',
    'Bo: a step on a track of choice for it',
  ])
})

test('who goes to prison is on the button too', () => {
  const changes = [
    { name: 'loses', facts: { seat: 0, colour: 'blue', count: 3, placed: 0, share: 'some' } },
    { name: 'jails', facts: { seat: 1, colour: 'purple' } },
  ]

  expect(plain(gist({ changes, final: false }, ['Ann', 'Bo'], 0))).toEqual([
    '3 Cité consuls back to the reserve',
    'Bo: a bishop to prison',
  ])
  expect(asking('jail', ['on', 'hand'], false)).toContain('Imprison whom')
})

test('a tile says all that it takes, that its action is for each turn, and whether it can be used at once', () => {
  const view = {
    rows: { personnages: [{ tile: 't08', side: 'personnage' }] },
    sides: { 't08/personnage': { cost: 3, colour: 'grey', when: 'action', zone: '', effects: [['gain_coins', 1]] } },
  } as unknown as View

  const terms = 'costs 3 coins, an abbot and a domino with a total of at least 3 · action, once a turn: +1 coin'
  const offered = (usable: string) =>
    [{ deed: 'buy', about: 't08', terms: { name: 'buy', facts: { usable } } }] as unknown as Offer[]
  expect(forSale(view, 't08', offered('yes'))).toBe(`${terms} · can be used this turn`)
  expect(forSale(view, 't08', offered('no'))).toBe(`${terms} · cannot be used yet`)
})

test('what is missing for the Viscount’s men is made up for on the French track', () => {
  expect(t('web-due-Missing', { colour: 'yellow' })).toContain('on the French track only')
  expect(t('web-due-Missing', { colour: 'red' })).not.toContain('French')
})

test('what cannot be had from the reserve, and a domino that is drawn, are told in few words too', () => {
  const missing = { name: 'asks', facts: { seat: 0, question: 'Missing', colour: 'red', count: 1 } }
  const draws = { name: 'draws', facts: { seat: 0, count: 1 } }

  expect(plain(gist({ changes: [missing], final: false }, ['Ann', 'Bo'], 0))).toEqual([
    '1 Château consul missing in the reserve: take influence, or one from a player',
  ])
  expect(plain(gist({ changes: [draws], final: true }, ['Ann', 'Bo'], 0))).toEqual(['1 domino is drawn from the bag'])
})

test('the coins of a move are those of its player, whoever pays or is paid', () => {
  const paid = (seat: number, to: number | string, coins: number) => ({
    name: 'pays',
    facts: { seat, to, coins, why: '' },
  })
  const found = { changes: [...robbery.changes, paid(0, 'bank', 5), paid(0, 1, 2), paid(1, 0, 4)], final: false }

  expect(coinsOf(found, 0)).toBe(7 - 5 - 2 + 4)
  expect(coinsOf(found, 1)).toBe(2 - 4)
  expect(coinsOf(undefined, 0)).toBe(0)
})

const ended = (seat: number) => step(seat, ['ends-turn', {}])
const built = (seat: number) => step(seat, ['places', { domino: '5-1', place: 'gc_panet' }])

test('a turn is what its seat did since a turn ended, without what was taken back', () => {
  const [theirs, over, first, second] = [built(1), ended(1), built(0), built(0)]

  const undone: Logged = { number: ++number, entry: { kind: 'undone', seat: 0, steps: 1 }, events: [] }
  const log = [theirs, over, first, second, undone].map((one, n) => ({ ...one, steps: n < 4 ? n + 1 : 3 }))
  expect(lately(log, 0).mine.map(one => one.number)).toEqual([first.number])
})

test('before a turn stands all that happened since the last one, the vote and own answers too', () => {
  const [mine, theirs, answer, over] = [ended(0), built(1), step(0, ['comforted', {}]), ended(1)]
  const vote = step(0, ['votes', { votes: [] }])

  expect(lately([built(1), mine, theirs, answer, over, vote], 0)).toEqual({
    mine: [],
    others: [theirs, answer, over, vote],
  })
  expect(changed(lately([mine, theirs], 0).others)).toEqual(new Set(['gc_panet']))
})

test.each([
  ['ousted', { place: 'keys_cite', other: 0 }, true],
  ['ousted', { place: 'keys_cite', other: 'none' }, false],
  ['destroys', { place: 'gc_panet', other: 1 }, false],
  ['pays-event', { seat: 0, coins: 2 }, true],
  ['gains', { seat: 0, colour: 'red', count: 1 }, false],
])('what others took is told apart: %s %j', (name, facts, harm) => {
  const event = { name: `limoges-${name}`, facts }

  expect(isHarm(event, 0, 1)).toBe(harm)
  expect(isHarm(event, 0, 0)).toBe(false)
})

test('what was mine is said to be mine', () => {
  const ousted = { name: 'limoges-ousted', facts: { place: 'keys_cite', other: 0 } }
  const said = (me: number) => plain([told(ousted, ['Ann', 'Bo'], me)])[0]

  expect(said(0)).toBe('Your domino on Cité Keys was removed')
  expect(said(1)).toBe('The old domino on Cité Keys was removed')
})

const vote = (seat: number, domino: string, strength: number) => {
  const facts = { seat, colour: 'blue', domino, strength, reserve: 8, laps: [1], count: 1 }
  return { name: 'limoges-recruits', facts }
}
test.each([
  ['6-6', 6, '6-6', 6, true],
  ['6-3', 3, '5-3', 3, true],
  ['5-3', 4, '4-4', 4, true],
  ['6-6', 6, '6-5', 5, false],
])('%s as %i beside %s as %i is a tie: %s', (one, strong, other, weak, tie) => {
  const [blue] = columns([vote(0, one, strong), vote(1, other, weak)])

  expect(tied(blue?.voters ?? [])).toBe(tie)
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

test('a robbery has one name: as it is offered, on the button, and when it is done', () => {
  const view = { sides: {}, board: {} } as unknown as View
  const done = step(0, ['earns-theft', { building: 'abbey', coins: 7 }])

  expect(spelling(view, ['rob', 'abbey'], [])).toEqual(['Rob the Abbey'])
  expect(spelling(view, ['abbey', 'red'], [], ['rob'])[0]).toBe('Rob the Abbey')
  expect(spelling(view, ['red'], [], ['rob', 'abbey'])).toEqual(['Château consul'])
  expect(deedWords('rob abbey red', robbery, ['Ann', 'Bo'], 0)).toBe('Rob the Abbey for +7')
  expect(deed(done, 0, view, ['Ann', 'Bo'], 0).what).toBe('Rob the Abbey')
})

test('the button says whom it pays, in a sentence', () => {
  const paid = (to: number | string, coins: number) => ({ name: 'pays', facts: { seat: 0, to, coins, why: '' } })
  const button = (...changes: ReturnType<typeof paid>[]) =>
    deedWords('place 4-2 ab_03', { changes, final: false }, ['Ann', 'Bo'], 0)

  expect(button(paid('abbey', 6))).toBe('Place and pay 6 coins to the treasury')
  expect(button(paid('bank', 1))).toBe('Place and pay 1 coin to the bank')
  expect(button(paid('abbey', 6), paid(1, 2))).toBe('Place and pay 8 coins (treasury 6, Bo 2)')
})

test('a call-back says what is active no longer, and whose it was', () => {
  const [event] = step(0, ['recall', { colour: 'red', count: 3, idle: ['0:keys_chateau', '1:gi_orgolet'] }]).events
  const none = { name: 'limoges-recall', facts: { colour: 'red', count: 3, idle: [] } }

  expect(plain([told(event as never, ['Ann', 'Bo'], 0)])).toEqual([
    'All Château consuls returned to the reserve; no longer active: Château Keys (You) and Orgolet Gate (Bo)',
  ])
  expect(told(none, ['Ann', 'Bo'], 0)).toBe('All Château consuls returned to the reserve')
})

test('who is first and that a turn ended is not told among what the others did', () => {
  const { events } = step(
    1,
    ['first', {}],
    ['round', { round: 2, first: 1 }],
    ['places', { domino: '1-0' }],
    ['ends-turn', {}],
  )

  expect(events.filter(event => !isPlain(event)).map(({ name }) => name)).toEqual(['limoges-places'])
})

test.each([
  ['others', 'If the others’ low halves total over 2: all 7 come back (4 yours); inactive: Château Keys'],
  ['no', 'If all low halves total over 2: all 7 come back first (4 yours); inactive: Château Keys'],
  ['yes', 'All 7 come back first (4 yours); inactive: Château Keys'],
])('what calls a colour back, and what is lost then, is a sentence: %s', (certain, said) => {
  const facts = { certain, reserve: 2, count: 7, own: 4, idle: 'Château Keys' }

  expect(plain([t('web-limoges-recall', facts)])).toEqual([said])
})

test('the last round is announced: perhaps while votes may fill a bag, else for certain', () => {
  const seats = [{ bag: 5 }, { bag: 9 }]
  const view = (certain: boolean) => ({ seats, last: { seats: [0], certain, lacking: [2] } }) as unknown as View
  const plain = (texts: string[]) =>
    texts.map(text =>
      parts(text)
        .map(part => part.text)
        .join(''),
    )

  expect(plain(lastWords(view(false), ['Ann', 'Ben'], 1))).toEqual([
    'Perhaps the last round: the bag of Ann holds only 5, and another round needs 7. Votes still go back to it',
  ])
  expect(plain(lastWords(view(false), ['Ann', 'Ben'], 0))[0]).toContain('if you vote with 2 dominoes or more')
  expect(plain(lastWords(view(true), ['Ann', 'Ben'], 1))).toEqual([
    'The last round: fewer than 7 dominoes left in the bag (Ann)',
  ])
  expect(lastWords({ seats, last: null } as unknown as View, [], 0)).toEqual([])
})
