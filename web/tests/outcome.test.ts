import { expect, test } from 'vitest'
import { lowerTie, placeOf, ranked } from '../src/lib/outcome'
import type { SeatFacts } from '../src/lib/wire'

const seats = [0, 1].map(seat => ({ seat }) as SeatFacts)

test('who did not give up has the first place', () => {
  const ended = { end: 'resigned 0', result: null, seats }

  expect(ranked(ended)).toEqual([1, 0])
  expect([0, 1].map(seat => placeOf(ended, seat))).toEqual([2, 1])
})

test('a game that all left has no places', () => {
  expect(placeOf({ end: 'abandoned', result: null, seats }, 0)).toBeUndefined()
})

test('what decided between equal scores is told at the first that it put behind', () => {
  const tie = { name: 'limes-tie-break', facts: { winners: [2], seats: [1, 3] } }
  const result = { scores: [9, 4, 4, 4], winners: [0], places: [1, 3, 2, 3], tie_break: null, lower_ties: [tie] }
  const ended = { end: '', result, seats: [0, 1, 2, 3].map(seat => ({ seat }) as SeatFacts) }

  const order = ranked(ended)

  expect(order).toEqual([0, 2, 1, 3])
  expect(order.map(seat => lowerTie(ended, seat, order))).toEqual([undefined, undefined, tie, undefined])
})
