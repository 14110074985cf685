import { expect, test } from 'vitest'
import { askedOf } from '../src/lib/lesson'

test.each([
  ['d5n', { what: 'none', square: 'd5', turn: 'n', from: '', zone: '' }],
  ['d4n +sw', { what: 'place', square: 'd4', turn: 'n', from: '', zone: 'd4sw' }],
  ['e5w f4sw>e4sw', { what: 'move', square: 'e5', turn: 'w', from: 'f4sw', zone: 'e4sw' }],
])('an introduction can say what %s asks for', (move, facts) => {
  expect(askedOf(move)).toEqual(facts)
})
