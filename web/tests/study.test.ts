/** Reviews: what pieces make together, the moments that are named, and the scales of the plots. */

import { describe, expect, test } from 'vitest'
import type { ReviewShown } from '../src/lib/wire'
import { apart, area, bounds, line, linear, ticks } from '../src/plot/scale'
import {
  decisionsOf,
  inTurns,
  lasting,
  momentsOf,
  nextMistake,
  ofSeat,
  retryOf,
  together,
  unsure,
  verdictOf,
  type Decision,
  type Mark,
  type Piece,
} from '../src/study/pieces'
import shared from '../../tests/study/rounding.json'
import { GAMES, type GameName } from '../src/games'
import { amount, difference, doubt, final, loss, percent, rounded, skill } from '../src/study/numbers'

interface Table {
  values: unknown[]
  differences: unknown[]
}
const table: Table = shared
const UNITS: Record<string, GameName> = {
  points: 'limes',
  'points of the round': 'limits',
  'share of victory': 'limoges',
}
const gameOf = (unit: string): GameName => UNITS[unit] ?? 'limes'

const head: ReviewShown = {
  id: 'x',
  state: 'done',
  game: 'limes',
  unit: 'points',
  seats: [0],
  results: [51],
  slip: 0.5,
  mistake: 2,
  fine: 1.5,
  amount: 4,
}

function decision(step: number, loss: number, more: Partial<Decision> = {}): Decision {
  const mark: Mark = loss >= 2 ? 'mistake' : loss >= 0.5 ? 'slip' : 'good'
  const own = { step, seat: 0, look: 1, move: 'd3n', value: 52, best: 'f6w', best_value: 52 + loss, loss }
  return { kind: 'decision', error: 0.1, mark, reason: null, lead: 0, moves: [], ...own, ...more }
}
const PLAYS: Piece[] = [54, 56].map((score, step) => ({ kind: 'play', step, results: [score] }))

describe('a review', () => {
  test('adds up: the result is par and luck and skill', () => {
    const found = ofSeat(head, [decision(2, 2.5), decision(4, 1), ...PLAYS], 0)

    expect(found.par).toBe(55)
    expect(found.skill).toBe(-3.5)
    expect((found.par ?? 0) + (found.luck ?? 0) + found.skill).toBe(found.result)
  })

  test('counts a chance that stays open once, and nothing where the round was won', () => {
    const missed = (step: number, came: number): Decision =>
      decision(step, 3, { value: -2, best_value: 1, chapter: [1, came] })

    expect(lasting([missed(2, -2), missed(4, -2), missed(6, -2)])).toEqual([0, 0, 3])
    expect(lasting([missed(2, 1), missed(4, 1)])).toEqual([0, 0])
    expect(ofSeat(head, [missed(2, -2), missed(4, -2), ...PLAYS], 0).skill).toBe(-3)
  })

  test('does not let another round pay for it', () => {
    const [lost, next] = [
      decision(2, 2, { value: -2, best_value: 0, chapter: [1, -2] }),
      decision(9, 0, { value: 1, chapter: [2, 1] }),
    ]

    expect(lasting([lost, next])).toEqual([2, 0])
  })

  test('has no luck where somebody gave up', () => {
    const found = ofSeat({ ...head, results: [null] }, [decision(2, 0), ...PLAYS], 0)

    expect(found.luck).toBeNull()
  })

  test('counts the last look at a decision, in whatever order they come', () => {
    const [first, second] = [decision(2, 2.5), decision(2, 0, { look: 2 })]

    expect(decisionsOf([second, first])).toEqual([second])
  })

  test('names the seven that cost most, in the order of the game, and one that was fine', () => {
    const losses = [0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3].map((loss, n) => decision(2 * n + 2, loss))
    const fine = decision(40, 0, { lead: 1.8 })

    const steps = momentsOf([...losses, fine], 1.5).map(one => one.step)

    expect(steps).toEqual([6, 8, 10, 12, 14, 16, 40])
  })

  test('names at most seven moments, the worst', () => {
    const all = Array.from({ length: 17 }, (_, n) => decision(n + 1, 2 + n))

    expect(momentsOf(all, 1.5).map(one => one.step)).toEqual([11, 12, 13, 14, 15, 16, 17])
  })

  test.each(table.values as [string, number, number][])('rounds %s of %d to %d', (unit, value, shown) => {
    expect(rounded(value, GAMES[gameOf(unit)].digits ?? 2)).toBe(shown)
  })

  test.each(table.differences as [string, number[], number][])('takes away in %s of %j: %d', (unit, values, shown) => {
    expect(difference(gameOf(unit), values[0] ?? NaN, ...values.slice(1))).toBe(shown)
  })

  test('says of a loss what the two boxes differ by', () => {
    expect(loss('limes', { best_value: 56.6749, value: 54.5951 })).toBe('−2.1')
    expect(loss('limoges', { best_value: 0.5561, value: 0.2271 })).toBe('−33%')
    expect(loss('limits', { best_value: 0.5, value: 0.2 })).toBe('−0.30')
  })

  test('does not say that no move was better where a slip could hide in the error', () => {
    const moves = ['d3n', 'f6w'].map(move => ({ move, value: 52, error: 0.4, gap: 0, doubt: 0.4 }))

    expect(unsure(decision(2, 0, { error: 0.4, moves }), 0.5)).toBe(true)
    expect(unsure(decision(2, 0, { error: 0.2, moves }), 0.5)).toBe(false)
    expect(unsure(decision(2, 0, { error: 0.4, lead: 1.6, moves }), 0.5)).toBe(false)
    expect(doubt('limits', 0.4062)).toBe('±\u00a00.41')
    expect(doubt('limes', 0)).toBe('')
  })

  test('puts the decisions of a turn together, and those of all at one step', () => {
    const taken = [
      [1, 0],
      [1, 1],
      [2, 0],
      [3, 0],
      [4, 1],
      [5, 0],
      [6, 0],
    ] as const
    const all = taken.map(([step, seat]) => decision(step, 0, { seat }))

    const found = inTurns(all, step => (step < 6 ? 1 : 2)).map(among => among.map(one => [one.step, one.seat]))

    expect(found).toEqual([
      [
        [1, 0],
        [1, 1],
      ],
      [
        [2, 0],
        [3, 0],
      ],
      [[4, 1]],
      [[5, 0]],
      [[6, 0]],
    ])
    expect(together([[0.2, 0.8], [], [0.4, 0.6]]).map(share => share.toFixed(2))).toEqual(['0.30', '0.70'])
  })

  test('goes from mistake to mistake, and round the end', () => {
    const all = [decision(2, 0), decision(4, 1), decision(6, 0), decision(8, 3)]

    expect(nextMistake(all, 4, 1)?.step).toBe(8)
    expect(nextMistake(all, 8, 1)?.step).toBe(4)
    expect(nextMistake(all, 4, -1)?.step).toBe(8)
    expect(nextMistake([decision(2, 0)], 0, 1)).toBeNull()
  })
})

describe('a plot', () => {
  test('puts values where they belong', () => {
    expect(linear(50, 60, 100, 0)(55)).toBe(50)
    expect(linear(1, 1, 7, 9)(1)).toBe(7)
  })

  test('has round ticks, at most four', () => {
    expect(ticks(50, 60)).toEqual([50, 55, 60])
    expect(ticks(0, 3)).toEqual([0, 1, 2, 3])
  })

  test('has an axis around all values', () => {
    expect(bounds([51, 55.2, 59], 5)).toEqual([50, 60])
    expect(bounds([55], 5)).toEqual([50, 60])
  })

  test('draws lines and areas', () => {
    expect(
      line([
        [0, 1],
        [2, 3.14],
      ]),
    ).toBe('M0 1L2 3.1')
    expect(area([[0, 0]], [[0, 5]])).toBe('M0 0L0 5Z')
  })
})

describe('places and rows', () => {
  test('neighbours stand apart, and none beyond the end', () => {
    expect(apart([10, 12, 13, 90], 20, 100)).toEqual([10, 30, 50, 90])
    expect(apart([95, 96, 97], 20, 100)).toEqual([60, 80, 100])
    expect(apart([], 20, 100)).toEqual([])
  })
})

describe('what is said of a move', () => {
  const moves = [
    { move: 'f6w', value: 55, error: 0.1, gap: 0, doubt: 0.1 },
    { move: 'd3n', value: 52, error: 0.1, gap: 3, doubt: 0.1 },
  ]

  test('a loss below a slip is told, and never that no move was better', () => {
    expect(verdictOf(decision(2, 0.3, { moves }), 0.5, 1.5)).toBe('little')
    expect(verdictOf(decision(2, 0.7, { moves }), 0.5, 1.5)).toBe('cost')
    expect(verdictOf(decision(2, 0, { moves }), 0.5, 1.5)).toBe('as-good')
    expect(verdictOf(decision(2, 0, { moves, error: 0.4 }), 0.5, 1.5)).toBe('close')
    expect(verdictOf(decision(2, 0, { moves, lead: 2 }), 0.5, 1.5)).toBe('fine')
  })

  test('a move that is tried again is never called best beside a better one of the review', () => {
    const played = decision(2, 3, { moves })
    const tried = (value: number, loss: number, move = 'a1n') => decision(2, loss, { move, value })

    expect(retryOf(tried(55, 0, 'f6w'), played, 0.5)).toBe('found')
    expect(retryOf(tried(55, 0), played, 0.5)).toBe('found')
    expect(retryOf(tried(54.8, 0), played, 0.5)).toBe('near')
    expect(retryOf(tried(53, 2), played, 0.5)).toBe('improved')
    expect(retryOf(tried(52.1, 2.9), played, 0.5)).toBe('about')
    expect(retryOf(tried(51, 4), played, 0.5)).toBe('no-better')
  })
})

test('no share is 0 or 100 before the end, and a result is', () => {
  expect([0, 0.004, 0.006, 0.996, 1].map(share => amount('limoges', share))).toEqual([
    '< 1%',
    '< 1%',
    '1%',
    '> 99%',
    '> 99%',
  ])
  expect([0, 1].map(share => final('limoges', share))).toEqual(['0%', '100%'])
  expect([0, 0.0001, 1].map(odds => percent(odds))).toEqual(['0%', '< 1%', '100%'])
  expect(final('limits', -6.17)).toBe('−6.17')
})

test('what the moves cost is the sum of the losses as they are shown', () => {
  const decisions = [51.04, 50.64, 50.04].map(best_value => ({ value: 47.56, best_value, loss: best_value - 47.56 }))
  const lasting = decisions.map(one => one.loss)

  expect(decisions.map(one => loss('limes', one))).toEqual(['−3.4', '−3.0', '−2.4'])
  expect(skill('limes', { decisions, lasting })).toBe(-8.8)
  expect(skill('limes', { decisions, lasting: [0, 1.04, lasting[2] ?? 0] })).toBe(-3.4)
})
