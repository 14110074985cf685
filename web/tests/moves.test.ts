import { expect, test } from 'vitest'
import { after, complete, moves, next, spell, type Tree } from '../src/lib/moves'

const LIMES: Tree = { d5: { n: { '': [], ' +nw': [], ' d4se': ['>e4nw', '>e4ne'] }, s: [] }, e4: ['n', 'e'] }

test('what may come next follows what is picked', () => {
  expect(next(LIMES)).toEqual(['d5', 'e4'])
  expect(next(LIMES, ['d5'])).toEqual(['n', 's'])
  expect(next(LIMES, ['d5', 'n'])).toEqual([' +nw', ' d4se'])
  expect(next(LIMES, ['d5', 'n', ' d4se'])).toEqual(['>e4nw', '>e4ne'])
  expect(next(LIMES, ['a1'])).toEqual([])
})

test('a move is complete where one ends, also when more may follow', () => {
  expect(complete(LIMES, ['d5', 'n'])).toBe(true)
  expect(complete(LIMES, ['d5', 'n', ' d4se'])).toBe(false)
  expect(complete(LIMES, ['d5', 'n', ' d4se', '>e4nw'])).toBe(true)
  expect(complete(LIMES, ['e4', 'e'])).toBe(true)
  expect(complete(LIMES, [])).toBe(false)
})

test('every path is one move', () => {
  expect([...moves(LIMES)]).toEqual(['d5n', 'd5n +nw', 'd5n d4se>e4nw', 'd5n d4se>e4ne', 'd5s', 'e4n', 'e4e'])
  expect(spell(['d5', 'n', ' +nw'])).toBe('d5n +nw')
})

test('the plain tree of the server, with null at its ends, is read too', () => {
  const tree: Tree = { play: { r: { '': null } }, pass: { '': null } }
  expect(after(tree, ['play', 'r'])).toEqual({ '': null })
  expect(complete(tree, ['pass'])).toBe(true)
})
