import { beforeEach, expect, test, vi } from 'vitest'
import './browser'
import { judged, type Verdict } from '../src/lib/fair'
import limes from '../src/limes/chance'
import limitsChance from '../src/limits/chance'
import limogesChance from '../src/limoges/chance'
import type { Chance } from '../src/lib/deals'
import { added, noted, promise, type Noted } from '../src/lib/salts'
import { counted, hex, sha256, utf8 } from '../src/lib/sha256'
import type { GameEvent, Table } from '../src/lib/wire'

const kept = new Map<string, string>()
let code = '' // of another table in every test
beforeEach(context => {
  kept.clear()
  code = context.task.id
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

const FILES = import.meta.glob<string>('../../tests/server/table/*records/*', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const file = (path: string) => FILES[`../../tests/server/table/${path}`] ?? ''
const limits = file('records/limits.game') // with salts of the seats 0 and 2; seat 1 withheld one before
const line = (key: string) => limits.match(new RegExp(`^${key} (\\w+)$`, 'm'))?.[1] ?? ''
const salts = { 0: line('salt 0'), 2: line('salt 2') }
const nothing = { events: [], whole: false, steps: 0, seat: null }
const stranger = { notes: null, seat: null, told: nothing }
const CHANCE: Record<string, Chance> = { limes, limits: limitsChance, limoges: limogesChance }
const chanceOf = (game: string) => CHANCE[game] as Chance
const none = () => Promise.reject(new Error('no material'))

/** What a device on seat 0 has noted that was there. */
async function notes(change: Partial<Noted> = {}): Promise<Noted> {
  const list = { 0: await promise(salts[0]), 2: await promise(salts[2]) }
  const own = { [list[0]]: salts[0] }
  return { at: 0, commitment: line('commitment'), salts: own, lists: { 2: list }, ...change }
}
const short = ({ kind, ...rest }: Verdict) => ('why' in rest ? rest.why : kind)
const verdict = async (text: string, change?: Partial<Noted>) =>
  short(
    await judged(text, { notes: await notes(change), seat: 0, told: nothing }, { chance: limitsChance, load: none }),
  )

test('the two ways to count SHA-256 agree', async () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 300]) {
    const bytes = utf8('x'.repeat(length))

    expect(hex(counted(bytes))).toBe(hex(await sha256(bytes)))
  }
})

test('a game is proved to a device that added to it', async () => {
  expect(
    await judged(limits, { notes: await notes(), seat: 0, told: nothing }, { chance: limitsChance, load: none }),
  ).toEqual({
    kind: 'proved',
    deals: 1,
    withheld: 1,
  })
})

test('to others it is only consistent', async () => {
  const spectator = await judged(limits, stranger, { chance: limitsChance, load: none })

  expect(spectator).toEqual({ kind: 'consistent', deals: 1, salted: [0, 2] })
})

test('another device of the same person has added', async () => {
  expect(await verdict(limits, { salts: {}, lists: {} })).toBe('consistent')
})

test.each([
  ['seed', limits.replace(/^seed ./m, 'seed e'), 'a seed that does not fit its commitment'],
  ['salts', limits.replace('scheme 2', 'bot 2 club\nscheme 2'), 'the salt of a bot'],
  ['salts', limits.replace(/^salt 2 ./m, 'salt 2 x'), 'what is no salt'],
  ['late', limits.replace(/^salt 2 .*\n/m, ''), 'a salt was dropped'],
  ['missing', limits.replace(/^salt 0 .*\n/m, ''), 'our own salt was dropped'],
  ['rounds', limits.replace('withheld 1 1\n', ''), 'a round was hidden'],
  ['deal', limits.replace(/shuffle (.)(.)/, 'shuffle $2$1').replace(/shuffle (.)\1/, 'shuffle x$1'), 'other cards'],
  ['salts', limits.replace('scheme 2', 'scheme 9'), 'a scheme of the future'],
  ['rounds', limits.replace('withheld 1 1', 'withheld 1 9'), 'eight rounds were hidden'],
  ['short', limits.replace(/^result .*\n/m, ''), 'no end'],
  ['rounds', limits.replace('withheld 1 1', 'withheld 1 1\nwithheld 3 2\nwithheld 4 3'), 'salts after the last round'],
])('%s: %#', async (why, text) => {
  expect(await verdict(text)).toBe(why)
})

test('a seed that was swapped, with a commitment that fits it, is not the one that was promised', async () => {
  const seed = '0'.repeat(64)
  const forged = limits
    .replace(/^seed .*$/m, `seed ${seed}`)
    .replace(/^commitment .*$/m, `commitment ${await promise(seed)}`)

  expect(await verdict(forged)).toBe('noted')
})

test('a table whose seed was promised to this device had no deals that were given', async () => {
  const given = limits.replace('scheme 2', 'scheme 3')
  const bare = given.replace(/^(seed|commitment|salt|withheld) .*\n/gm, '')

  expect(await verdict(bare)).toBe('noted')
  expect(await verdict(given)).toBe('salts')
  expect(short(await judged(bare, stranger, { chance: limitsChance, load: none }))).toBe('given')
})

test('a list that was not the one this device revealed under is found', async () => {
  const other = { 0: await promise(salts[0]), 2: 'f'.repeat(64) }

  expect(await verdict(limits, { lists: { 2: other } })).toBe('late')
})

test('a later exchange than the record tells of is found', async () => {
  const { lists } = await notes()

  expect(await verdict(limits, { lists: { ...lists, 3: { 0: 'f'.repeat(64) } } })).toBe('rounds')
})

const limoges = file('records/limoges.game')
const digest = /^data \S+ (\w+)$/m.exec(limoges)?.[1] ?? ''
test.each(['limes', 'limits'])('every deal of %s follows', async game => {
  for (const folder of ['records', 'old_records']) {
    const found = await judged(file(`${folder}/${game}.game`), stranger, { chance: chanceOf(game), load: none })

    expect(found.kind).toBe(folder === 'records' ? 'consistent' : 'old')
  }
})

test('every deal of Les Deux Limoges follows, with the material of its digest', async () => {
  const material = file('records/limoges.json')
  const found = await judged(limoges, stranger, {
    chance: limogesChance,
    load: asked => Promise.resolve(asked === digest ? material : ''),
  })
  const dealt = limoges.split('\n').filter(row => row.startsWith('* ')).length

  expect(found).toEqual({ kind: 'consistent', deals: dealt, salted: [0, 2] })
  expect(
    short(await judged(limoges, stranger, { chance: limogesChance, load: () => Promise.resolve(`${material} `) })),
  ).toBe('material')
})

const told = JSON.parse(file('records/told.json')) as Record<string, GameEvent[]> // to seat 0
const dealt = (game: string) =>
  file(`records/${game}.game`)
    .split('\n')
    .filter(row => row.startsWith('* '))
    .map(row => row.slice(2))

test.each([
  ['limes', (row: string) => row.replace('draw 15', 'draw 24')],
  [
    'limits',
    (row: string) => row.replace(/^(.{23})(.{45})/, (_, dealt, drawn) => dealt + [...drawn].reverse().join('')),
  ],
  ['limoges', (row: string) => row.replace(/^draw 0:6-(.),/, 'draw 0:6-9,')],
  ['limoges', (row: string) => row.replace('personnages:t', 'personnages:u')],
])('a record of %s is the game that was seen, or is not: %#', (game, change) => {
  const witness = { events: told[game] ?? [], whole: true, steps: 0, seat: 0 }
  const seats = game === 'limes' ? 2 : 3

  expect(chanceOf(game).agrees(dealt(game), witness, seats)).toBe(true)
  expect(chanceOf(game).agrees(dealt(game).map(change), witness, seats)).toBe(false)
})

test('two cards of an exchange go on the pile, two back on the draw pile, which an accusation refills', () => {
  const event = (name: string, facts: object) => ({ name: `limits-${name}`, facts: { ...facts } })
  const drew = (cards: string) => event('drew', { seat: 0, cards, count: cards.length })
  const unseen = (count: number) => event('drew-unseen', { seat: 1, count })
  const events = [
    ...[drew('rrrrgb'), unseen(6), event('exchanged', { seat: 0, card: 'r' }), drew('ygyv')], // rr on both piles
    ...[event('laid', { seat: 1, card: 'b' }), unseen(1), event('laid', { seat: 0, card: 'y' }), drew('r')],
    ...[event('accused', { seat: 1, accused: 0 }), unseen(2), drew('brrb')],
  ] as GameEvent[]
  const witness = { events, whole: true, steps: 0, seat: 0 }

  expect(limitsChance.agrees(['shuffle rvrvrvrvgvbvygyvvvb 1 0'], witness, 2)).toBe(true)
  expect(limitsChance.agrees(['shuffle rvrvrvrvgvbvygyvvvv 1 0'], witness, 2)).toBe(false)
})

test('a record that is not the game that was seen proves nothing', async () => {
  const events = [
    { name: 'limits-drew', facts: { seat: 0, cards: 'vvvvv', count: 5 } },
    ...(told['limits'] ?? []).slice(1),
  ]
  const witness = { notes: await notes(), seat: 0, told: { events, whole: true, steps: 0, seat: 0 } }

  expect(short(await judged(limits, witness, { chance: limitsChance, load: none }))).toBe('seen')
})

test('a record that lacks a line of the steps that were played is incomplete', async () => {
  const rows = limits.trimEnd().split('\n')
  const steps = rows.length - rows.indexOf('') - 1
  const witness = { notes: await notes(), seat: 0, told: { ...nothing, steps } }
  const found = async (text: string) => short(await judged(text, witness, { chance: limitsChance, load: none }))

  expect(await found(limits)).toBe('proved')
  expect(await found(rows.slice(0, -1).join('\n'))).toBe('short')
})

/** A table where salts are exchanged; this device is on seat 0. */
const table = (exchange: object, fair: object = {}) =>
  ({
    code,
    seats: [{ seat: 0, mine: true }, { seat: 1 }],
    fair: {
      commitment: 'c',
      salts: {},
      exchange: { round: 1, sealed: false, commitments: {}, salts: {}, ...exchange },
      ...fair,
    },
  }) as unknown as Table

/** What this device is bound to, once it has committed. */
async function bound(): Promise<string> {
  const said = await added(table({}))
  return said?.order === 'commit' ? said.commitment : ''
}

test('a salt is noted before anything is said of it, and shown when the list is sealed', async () => {
  const own = await bound()
  const salt = noted(code)?.salts[own] ?? ''
  const list = { 0: own, 1: 'b'.repeat(64) }

  const said = await added(table({ sealed: true, commitments: list }))

  expect(await promise(salt)).toBe(own)
  expect(said).toEqual({ order: 'reveal', salt })
  expect(noted(code)?.lists).toEqual({ 1: list })
})

test('who asks twice before the server has answered says the same, and in the next exchange another', async () => {
  const [first, second, next] = [await bound(), await bound(), await added(table({ round: 2 }))]

  expect(second).toBe(first)
  expect(Object.keys(noted(code)?.salts ?? {})).toHaveLength(2)
  expect(next).not.toEqual({ order: 'commit', commitment: first })
})

test('no commitment is repeated once its salt was shown', async () => {
  const own = await bound()
  await added(table({ sealed: true, commitments: { 0: own } }))

  expect(await bound()).not.toBe(own)
})

test('nothing is said twice, nor too late', async () => {
  const own = await bound()

  expect(await added(table({ commitments: { 0: own } }))).toBeNull()
  expect(await added(table({ sealed: true, commitments: { 1: 'b'.repeat(64) } }))).toBeNull()
  expect(await added(table({ sealed: true, commitments: { 0: own }, salts: { 0: 'x' } }))).toBeNull()
})

test('no salt is shown under a second list of the same round', async () => {
  const own = await bound()
  await added(table({ sealed: true, commitments: { 0: own } }))

  expect(await added(table({ sealed: true, commitments: { 0: own, 1: 'b'.repeat(64) } }))).toBeNull()
})

test('nothing is added once the server has shown another commitment', async () => {
  const own = await bound()

  expect(await added(table({ sealed: true, commitments: { 0: own } }, { commitment: 'other' }))).toBeNull()
})

test('who is alone shows one salt, however many tabs ask', async () => {
  const alone = table({ sealed: true, commitments: { 0: '' } })

  const [first, second] = [await added(alone), await added(alone)]

  expect(first?.order).toBe('reveal')
  expect(second).toEqual(first)
})

test('no more salts are shown than in three exchanges', async () => {
  const shown = []
  for (const round of [1, 2, 3, 4, 9]) shown.push(await added(table({ round, sealed: true, commitments: { 0: '' } })))

  expect(shown.map(said => said?.order)).toEqual(['reveal', 'reveal', 'reveal', undefined, undefined])
})
