/** A table in one line: who, how far, how much time, how it ended. */

import { beforeAll, expect, test } from 'vitest'
import { agreed } from '../src/lib/chosen'
import { newcomer } from '../src/lib/newcomer.svelte'
import * as one from '../src/lib/summaries'
import type { Summary } from '../src/lib/wire'
import { speak } from './speak'

beforeAll(() => speak('en'))

const TABLE: Summary = {
  code: 'tavo-kilu',
  game: 'limes',
  options: [],
  phase: 'over',
  visibility: 'link',
  names: ['Ann', 'Bo'],
  levels: [null, null],
  mine: [0],
  kept: [],
  due: false,
  waiting: [],
  resigned: [],
  deadline: null,
  pace: {},
  created: 0,
  ended: 1,
  round: 16,
  rounds: 16,
  scores: [49, 41],
  places: [1, 2],
  end: '',
  picture: null,
}
const table = (change: Partial<Summary>): Summary => ({ ...TABLE, ...change })

test.each([
  [{}, 'Won, 49 points', true],
  [{ mine: [1] }, 'Place 2 of 2, 41 points', false],
  [{ places: [1, 1] }, 'Shared win, 49 points', true],
  [{ scores: [-2, -5] }, 'Won, −2 points', true],
  [{ names: ['Ann'], levels: [null], scores: [1], places: [1] }, '1 point', false],
  [{ mine: [0, 1] }, 'Ann wins', true],
  [{ end: 'resigned 1', places: [], scores: [] }, 'Won: Bo resigned', true],
  [{ end: 'resigned 0', places: [], scores: [] }, 'You resigned', false],
  [{ end: 'abandoned', places: [], scores: [] }, 'Ended early', false],
])('how a game ended: %j', (change, words, won) => {
  expect(one.result(table(change))).toBe(words)
  expect(one.won(table(change))).toBe(won)
})

test('who plays with whom', () => {
  expect(one.titled(TABLE)).toBe('Limes with Bo')
  expect(one.titled(table({ names: ['Ann'], levels: [null] }))).toBe('Limes, solo')
  expect(one.company(table({ mine: [0, 1] }))).toBe('Ann and Bo')
  expect(one.titled(table({ names: ['Ann', null] }))).toBe('Limes')
})

test('a daily game says its day, and whether it counts', () => {
  const daily = { origin: 'daily', day: '2026-11-10', names: ['Ann'], levels: [null] }
  expect(one.titled(table({ ...daily, counted: true }))).toBe('Daily game of 10 Nov')
  expect(one.titled(table({ ...daily, counted: false }))).toBe('Daily game of 10 Nov, not counted')
})

test('a rated game says if it does not count, and why', () => {
  expect(agreed(table({ rated: true }))).toBe('rated')
  expect(agreed(table({ rated: true, uncounted: 'undo' }))).toBe('rated, does not count: an undo')
})

test('how far it is, and what it waits for', () => {
  expect(one.round(table({ round: 10 }))).toBe('Round 10 of 16')
  expect(one.round(table({ game: 'limoges', round: 3, rounds: null }))).toBe('Round 3')
  expect(one.round(table({ round: 0 }))).toBe('')
  expect(one.awaited(table({ phase: 'playing', waiting: [1] }))).toBe('Waiting for Bo')
  expect(one.unbegun(table({ names: ['Ann', null, null] }))).toBe('Not begun: 2 of 3 seats are open')
})

const HOUR = 3_600_000

test.each([
  [50 * HOUR, '2 days', ''],
  [72 * HOUR - 1000, '3 days', ''],
  [6.1 * HOUR, '6 h 06', ''],
  [3 * HOUR + 40 * 60_000, '3 h 40', 'soon'],
  [41 * 60_000, '41 min', 'now'],
  [-5, '0 min', 'now'],
])('the time that is left: %d', (left, words, pressing) => {
  expect(one.span(left)).toBe(words)
  expect(one.pressing(left)).toBe(pressing)
})

test('a day is said as short as it is clear', () => {
  const now = new Date(2026, 10, 17, 12).getTime()
  expect(one.day(new Date(2026, 10, 17, 8, 12).getTime(), now)).toBe('08:12')
  expect(one.day(new Date(2026, 9, 3).getTime(), now)).toBe('3 Oct')
  expect(one.day(new Date(2025, 9, 3).getTime(), now)).toBe('3 Oct 2025')
})

test('a small land is drawn by the board of Limes', () => {
  const land = one.landOf({ cards: { d4: '.^~.*' }, workers: ['d4nw'] })
  expect(land.cards.map(({ square, zones }) => [square, zones])).toEqual([['d4', ['.', '^', '~', '.*']]])
  expect(land.workers).toEqual(['d4nw'])
})

test('the steps of a newcomer vanish one by one', () => {
  const none = { tables: [], running: 0, finished: 0, archived: 0 }
  expect(newcomer.left(none)).toEqual(['learn', 'daily', 'invite'])
  newcomer.done('learn')
  expect(newcomer.left(none)).toEqual(['daily', 'invite'])
  const solo = table({ names: ['Ann'], levels: [null] })
  expect(newcomer.left({ ...none, tables: [solo], running: 1 })).toEqual(['invite'])
  expect(newcomer.left({ ...none, tables: [TABLE], running: 1 })).toEqual([])
  expect(newcomer.left({ ...none, finished: 3 })).toEqual([])
})
