import { expect, test } from 'vitest'
import { placeOf, ranked } from '../src/lib/outcome'
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
