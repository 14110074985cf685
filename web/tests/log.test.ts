import { FluentBundle, FluentResource } from '@fluent/bundle'
import { beforeAll, expect, test } from 'vitest'
import { chapters } from '../src/lib/chapters'
import { did } from '../src/lib/did'
import { parts, speech } from '../src/lib/i18n.svelte'
import type { Logged } from '../src/lib/live.svelte'
import { retold } from '../src/lib/logbook'
import { missed } from '../src/lib/looked'
import { soundOf } from '../src/lib/sound'
import { standIn, standInWords } from '../src/lib/players'
import type { GameEvent, SeatFacts, StepMessage, Table } from '../src/lib/wire'

const [ENGLISH = ''] = Object.values(
  import.meta.glob<string>('../../src/limestone/locale/en.ftl', { query: '?raw', import: 'default', eager: true }),
)
const NAMES = ['Ann', 'Bo']
const plain = (text: string) =>
  parts(text)
    .map(part => part.text)
    .join('')
const drawn = (round: number): GameEvent => ({ name: 'limes-drawn', facts: { round, card: 10 + round } })
const laid = (seat: number, square: string): GameEvent => ({ name: 'limes-laid', facts: { seat, square } })
const placed = (seat: number, zone: string): GameEvent => ({
  name: 'limes-placed',
  facts: { seat, zone, profession: 'farmer' },
})
const decided = (number: number, seat: number, steps: number, ...events: GameEvent[]): Logged => ({
  number,
  entry: { kind: 'decided', seat },
  events,
  steps,
})
const round = (number: number, seat: number, n: number) =>
  decided(number, seat, n, laid(0, `d${n}`), laid(1, `e${n}`), placed(1, `e${n}nw`), drawn(n + 1))
const began: Logged = { number: 1, entry: { kind: 'started' }, events: [drawn(1)], steps: 0 }

beforeAll(() => {
  speech.bundle = new FluentBundle('en', { useIsolating: false })
  speech.bundle.addResource(new FluentResource(ENGLISH))
  speech.language = 'en'
})

const read = (log: Logged[], most?: number) =>
  chapters(log, NAMES, null, most).map(({ title, undone, steps }) => [
    plain(title) + (undone ? ' (undone)' : ''),
    steps.map(step => step.lines.map(plain).join(', ') + (step.undone ? ' (undone)' : '')),
  ])

test('the log is read by rounds, the newest first, and a step belongs to the round that it ended', () => {
  const told = read([began, decided(2, 0, 0), round(3, 1, 1), round(4, 1, 2)])

  expect(told).toEqual([
    ['Round 3: card 13', []],
    ['Round 2: card 12', ['Bo placed a farmer on e2 north-west, Bo laid the card on e2, Ann laid the card on d2']],
    ['Round 1: card 11', ['Bo placed a farmer on e1 north-west, Bo laid the card on e1, Ann laid the card on d1']],
    ['', ['The game began']],
  ])
})

test('after a takeback the round before goes on', () => {
  const back: Logged = { number: 4, entry: { kind: 'undone', seat: 0, steps: 1 }, events: [], steps: 0 }

  const told = read([began, round(3, 1, 1), back])

  expect(told.map(([title]) => title)).toEqual([
    'Round 1: card 11',
    'Round 2: card 12 (undone)',
    'Round 1: card 11',
    '',
  ])
  expect(told[0]?.[1]?.[0]).toMatch(/^Ann took a move back/)
  expect(told[2]?.[1]?.[0]).toMatch(/\(undone\)$/)
})

test('a long log shows its newest lines', () => {
  const rounds = Array.from({ length: 16 }, (_, n) => round(n + 2, 1, n + 1))

  expect(read([began, ...rounds], 4).map(([title]) => title)).toEqual([
    'Round 17: card 27',
    'Round 16: card 26',
    'Round 15: card 25',
  ])
})

test('on return one reads what the others did, in order, without the own moves', () => {
  const log = [began, round(3, 1, 1), decided(4, 0, 1), round(5, 1, 2)]

  const told = missed(log, 3, [0], NAMES, 0).map(plain)

  expect(told).toEqual(['Bo laid the card on e2', 'Bo placed a farmer on e2 north-west', 'Round 3: card 13'])
  expect(missed(log, 5, [0], NAMES, 0)).toEqual([])
})

test('on return one reads that a bot took over, why, and what it did', () => {
  const log: Logged[] = [
    began,
    { number: 2, entry: { kind: 'reminded', seats: [0] }, events: [] },
    { number: 3, entry: { kind: 'handed', seat: 0, level: 'casual', how: 'time' }, events: [], steps: 0 },
    decided(4, 0, 1, laid(0, 'd1')),
    { number: 5, entry: { kind: 'returned', seat: 0 }, events: [], steps: 1 },
    decided(6, 0, 2, laid(0, 'd2')),
  ]

  expect(missed(log, 1, [0], NAMES, 0).map(plain)).toEqual([
    'You were reminded',
    'Time was up: a bot (Casual) took over for you',
    'The bot (for you) laid the card on d1',
  ])
})

test('who has resigned is told so, and that a bot plays on', () => {
  const seats = [{ away: 'club', resigned: true }, {}, {}]
  const table = { phase: 'playing', seats } as unknown as Table

  expect(standIn(table, 0)).toBe('club')
  expect(standInWords(table, 0, ['Ann', 'Bo'], [0])).toBe('You resigned. The Club bot plays on in your place.')
  expect(standInWords(table, 0, ['Ann', 'Bo'], [0, 1])).toBe('Ann resigned. The Club bot plays on.')
})

test('a plate says what its player did last, as it stands', () => {
  const back: Logged = { number: 6, entry: { kind: 'undone', seat: 0, steps: 1 }, events: [], steps: 1 }

  expect(did([began, round(3, 1, 1)], 1, NAMES, 0)).toBe('e1 · Farmer')
  expect(did([began, round(3, 1, 1), round(5, 1, 2), back], 1, NAMES, 0)).toBe('e1 · Farmer')
  expect(did([began], 1, NAMES, 0)).toBe('')
})

test('a card and an accusation sound different, and of both the accusation is heard', () => {
  const event = (name: string): GameEvent => ({ name, facts: {} })

  expect(soundOf([event('limits-laid'), event('limits-drew-unseen')])).toBe('card')
  expect(soundOf([event('limits-laid'), event('limits-accused')])).toBe('gavel')
  expect(soundOf([event('limits-round')])).toBeNull()
})

test('that time is up is not told again to who returns: a bar says it', () => {
  const reminded: Logged = { number: 3, entry: { kind: 'reminded', seats: [0], overdue: true }, events: [] }

  expect(missed([began, reminded], 1, [0], NAMES, 0)).toEqual([])
})

test('who took the seat that a rematch held for them is told by name', () => {
  const seat = (n: number, name: string): SeatFacts => ({
    seat: n,
    kind: 'person',
    mine: false,
    kept: false,
    resigned: false,
    name,
  })
  const joined = {
    type: 'step',
    number: 1,
    entry: { kind: 'joined', seat: 0 },
    patch: { seats: { '#': { 0: { kind: 'person' } } } },
  } as unknown as StepMessage

  expect(
    chapters(retold([joined], [seat(0, 'Ann'), seat(1, 'Bo')], []), NAMES, null)[0]?.steps[0]?.lines.map(plain),
  ).toEqual(['Ann joined'])
})

test('the log does not say that the reader did what a bot did for them', () => {
  const log: Logged[] = [began, { ...decided(2, 0, 1, laid(0, 'd1'), laid(1, 'e1')), bots: [0] }]

  const [{ steps = [] } = {}] = chapters(log, NAMES, 0)

  expect(steps[0]?.lines.map(plain)).toEqual(['Bo laid the card on e1', 'The bot (for you) laid the card on d1'])
})

test('the log says of a bot to all what it did for somebody', () => {
  const log: Logged[] = [began, { ...decided(2, 0, 1, laid(0, 'd1'), laid(1, 'e1')), bots: [1] }]

  const [{ steps = [] } = {}] = chapters(log, NAMES, 0)

  expect(steps[0]?.lines.map(plain)).toEqual(['The bot (for Bo) laid the card on e1', 'You laid the card on d1'])
})
