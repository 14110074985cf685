import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import {
  commented,
  entered,
  goesBack,
  whyStands,
  knownDraw,
  lines,
  roundAt,
  stoodIn,
  takenBack,
  unbroken,
} from '../src/lib/entries'
import { parts, speech, t } from '../src/lib/i18n.svelte'
import type { Logged } from '../src/lib/live.svelte'
import { didBot, playedFor } from '../src/lib/looked'
import type { Entry } from '../src/lib/wire'

const TEXTS = import.meta.glob<string>('../../src/limestone/locale/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const NAMES = ['Ann', 'Bo', 'Cy']
const logged = (entry: Entry): Logged => ({ number: 7, entry, events: [] })
const plain = (text: string) =>
  parts(text)
    .map(part => part.text)
    .join('')

function speak(language: 'en' | 'de'): void {
  speech.bundle = new FluentBundle(language, { useIsolating: false })
  speech.bundle.addResource(new FluentResource(TEXTS[`../../src/limestone/locale/${language}.ftl`] ?? ''))
  speech.language = language
}

test.each([
  ['A player is now called Gerd', { kind: 'renamed', name: 'Gerd' }],
  ['Ann resigned', { kind: 'resigned', seat: 0 }],
  ['You resigned', { kind: 'resigned', seat: 1 }],
  ['Cy was reminded', { kind: 'reminded', seats: [2] }],
  ['You were reminded', { kind: 'reminded', seats: [1] }],
  ['Time is up for Ann and Bo: the game waits', { kind: 'reminded', seats: [0, 1], overdue: true }],
  ['Your time is up: the game waits for you', { kind: 'reminded', seats: [1], overdue: true }],
  ['Ann and Bo were reminded', { kind: 'reminded', seats: [0, 1] }],
  ['A bot (Casual) took over for Ann', { kind: 'handed', seat: 0, level: 'casual', how: '' }],
  ['A bot (Casual) took over for you', { kind: 'handed', seat: 1, level: 'casual', how: '' }],
  ['Time was up: a bot (Casual) took over for Ann', { kind: 'handed', seat: 0, level: 'casual', how: 'time' }],
  ['Ann took a move back', { kind: 'undone', seat: 0, steps: 1 }],
  ['Ann asked to abandon the game', { kind: 'asked', seat: 0, what: 'abandon' }],
  ['Ann declined', { kind: 'declined', seat: 0 }],
  ['Ann withdrew the question', { kind: 'declined', seat: 0, how: 'withdrawn' }],
  ['Ann left', { kind: 'left', seat: 0, how: '' }],
  ['Ann does not want to play again', { kind: 'left', seat: 0, how: 'declined' }],
  ['', { kind: 'decided', seat: 0 }],
])('%s', (sentence, entry) => {
  speak('en')

  expect(plain(entered(logged(entry), NAMES, 1))).toBe(sentence)
})

test('a verb agrees with its reader', () => {
  speak('de')

  expect(plain(entered(logged({ kind: 'resigned', seat: 0 }), NAMES, 1))).toBe('Ann gibt auf')
  expect(plain(entered(logged({ kind: 'resigned', seat: 1 }), NAMES, 1))).toBe('Du gibst auf')
})

test('who came is named as they were called then, whoever sits there now', () => {
  speak('en')
  const chair = { seat: 1, kind: 'person', name: 'Eve', mine: false, kept: false, resigned: false } as const

  expect(plain(entered({ ...logged({ kind: 'left', seat: 1 }), chair }, NAMES, 1))).toBe('Eve left')
})

test('what was done stands before what it brought', () => {
  speak('en')
  const events = [{ name: 'limits-round', facts: { round: 1, rounds: 6, seat: 0, r: 1, y: 2, g: 2, b: 3, v: 3 } }]

  const [done, brought] = lines({ ...logged({ kind: 'started' }), events }, NAMES, null)

  expect(done).toBe('The game began')
  expect(brought).toMatch(/^Round 1 of 6/)
})

test('who decides while a bot plays is said to be back', () => {
  speak('en')

  const [said = ''] = lines({ ...logged({ kind: 'decided', seat: 0 }), back: true }, NAMES, null)

  expect(plain(said)).toBe('Ann came back')
})

const drawn = (round: number, card: number) => [{ name: 'limes-drawn', facts: { round, card } }]
const GAME: Logged[] = [
  { number: 1, entry: { kind: 'started' }, events: drawn(1, 21), steps: 1 },
  { number: 2, entry: { kind: 'decided', seat: 0 }, events: [], steps: 1 },
  { number: 3, entry: { kind: 'decided', seat: 1 }, events: drawn(2, 3), steps: 3 },
  { number: 4, entry: { kind: 'asked', seat: 0, what: 'undo' }, events: [], steps: 3 },
  { number: 5, entry: { kind: 'agreed', seat: 1 }, events: [], steps: 1 },
  { number: 6, entry: { kind: 'decided', seat: 0 }, events: drawn(2, 3), steps: 3 },
]

test('what was taken back is known to be, and by which entry', () => {
  expect([...takenBack(GAME)]).toEqual([[3, 5]])
})

test('a card that all have seen is told as known when its draw is taken back', () => {
  speak('en')

  expect(knownDraw(GAME.slice(2, 3))).toBe('Everyone has seen it: round 2 brings card 3 again')
  expect(knownDraw(GAME.slice(3, 5))).toBe('')
})

test('an entry was made in the round that had begun then', () => {
  expect([2, 4, 5, 6].map(number => roundAt(GAME, number))).toEqual([1, 2, 1, 2])
  expect(roundAt([], 7)).toBeUndefined()
})

test.each([
  ['Bo resigned', 'seat 1 resigned: a bot plays on'],
  ['A bot (Casual) took over for Bo', 'seat 1 is played by a bot (casual)'],
  ['Bo came back', 'seat 1 is back'],
  ['a fine move', 'a fine move'],
])('a record says: %s', (sentence, comment) => {
  speak('en')
  expect(plain(commented(comment, NAMES))).toBe(sentence)
})

test('a takeback takes back what came after the last decision of who asks, and nothing before it', () => {
  const steps: [number, string, number, number][] = [
    [1, 'joined', 1, 1],
    [2, 'decided', 0, 1],
    [3, 'decided', 1, 3],
    [4, 'decided', 1, 3],
    [5, 'decided', 0, 5],
    [6, 'handed', 1, 5],
    [7, 'decided', 0, 5],
  ]
  const log = steps.map(([number, kind, seat, steps]) => ({ number, entry: { kind, seat }, events: [], steps }))
  const numbers = (entries: Logged[]) => entries.map(({ number }) => number)

  expect(numbers(goesBack(log.slice(0, 6), 0))).toEqual([5])
  expect(numbers(goesBack(log.slice(0, 6), 1))).toEqual([5])
  expect(numbers(goesBack(log.slice(0, 3), 0))).toEqual([3])
  expect(numbers(goesBack(log, 0))).toEqual([5])
  expect(goesBack(log.slice(0, 1), 0)).toEqual([])
})

test('an accusation stands, whatever else would be taken back with it', () => {
  const steps = (...names: string[]) =>
    names.map(name => ({ ...logged({ kind: 'decided' }), events: [{ name, facts: {} }] }))

  expect(whyStands(steps('limits-played', 'limits-accused'))?.section).toBe('§5.4')
  expect(whyStands(steps('limits-played'))).toBeNull()
})

test('a log with a gap is not whole', () => {
  const at = (...numbers: number[]) => numbers.map(number => ({ ...logged({ kind: 'decided' }), number }))

  expect([at(), at(1, 2), at(7, 8, 9), at(1, 3)].map(unbroken)).toEqual([true, true, true, false])
})

test('the end knows for whom a bot has moved', () => {
  const log = (...entries: [string, number][]) =>
    entries.map(([kind, seat], n) => ({ ...logged({ kind, seat }), number: n, back: kind === 'decided' && seat > 9 }))

  expect(stoodIn(log(['handed', 0], ['decided', 1], ['returned', 0], ['decided', 0]))).toEqual([])
  expect(stoodIn(log(['handed', 2], ['handed', 0], ['decided', 2], ['decided', 0]))).toEqual([0, 2])
  expect(stoodIn(log(['handed', 10], ['decided', 10]))).toEqual([]) // who decides takes the seat back
})

test('who comes back reads what a bot has done meanwhile, and nothing else', () => {
  speak('en')
  const laid = (number: number, seat: number, square: string): Logged => ({
    number,
    entry: { kind: 'decided', seat },
    events: [{ name: 'limes-laid', facts: { seat, square, turn: 0 } }],
  })
  const handed: Logged = { number: 3, entry: { kind: 'handed', seat: 1, level: 'casual', how: 'time' }, events: [] }
  const log = [laid(1, 1, 'd4'), laid(2, 0, 'd4'), handed, laid(4, 0, 'd5'), laid(5, 1, 'e4')]

  expect(playedFor(log, 1, NAMES, 1).map(plain)).toEqual(['The bot (for you) laid the card on e4'])
  expect(playedFor(log, 0, NAMES, 1)).toEqual([])

  const byBot = log.map(one => (one.number < 3 ? one : { ...one, bots: [1] }))
  expect([1, 0, null].map(seat => didBot(byBot, seat, ['limes-laid']))).toEqual([true, false, false])
  expect(didBot([...byBot, laid(6, 1, 'e5')], 1, ['limes-laid'])).toBe(false)
})

test('a number below zero has a minus in every sentence', () => {
  speak('en')

  expect(t('points-each', { points: -5 })).toBe('−5 points each')
  expect(t('event-limits-tie', { points: -1 })).toContain('−1 point each')
})
