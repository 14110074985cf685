import { expect, test } from 'vitest'
import type { Tree } from '../src/lib/moves'
import {
  fitting,
  following,
  joined,
  reachable,
  settled,
  spelled,
  whole,
  withoutLast,
  written,
} from '../src/limoges/compose'

const TREE: Tree = {
  place: {
    ' 5-4': { ' keys_cite': [' blue', ' yellow'], ' ab_01': [] },
    ' 3-2': { ' gi_imbert': [' high', ' low'] },
  },
  corrupt: { ' 5-4': { '': [], ',3-2': { '': [], ' draw': [] }, ' draw': [] }, ' 3-2': { '': [], ' draw': [] } },
  swap: { ' red': [' blue'], ' blue': [' red'] },
  mint: [],
}
const ALL = spelled(TREE)
const domino = (a: string, b: string) => /^\d-\d$/.test(a) && /^\d-\d$/.test(b)

test('a move is its words, and is written as the rules write it', () => {
  expect(ALL).toContainEqual(['corrupt', '5-4', '3-2', 'draw'])
  expect(written(['corrupt', '5-4', '3-2', 'draw'])).toBe('corrupt 5-4,3-2 draw')
})

test.each([[['corrupt', '5-4', '3-2']], [['corrupt', '3-2', '5-4']], [['3-2', '5-4', 'corrupt']]])(
  'the order of clicks does not matter: %j',
  words => {
    expect(whole(ALL, words)).toBe('corrupt 5-4,3-2')
    expect(following(ALL, words)).toEqual(['draw'])
  },
)

test('a place can be chosen before its domino', () => {
  expect(settled(ALL, ['gi_imbert'])).toEqual(['place', '3-2', 'gi_imbert'])
  expect(following(ALL, settled(ALL, ['gi_imbert']))).toEqual(['high', 'low'])
  expect(reachable(ALL, ['keys_cite'])).toEqual(new Set(['place', '5-4', 'blue', 'yellow']))
})

test('what goes without saying is not asked', () => {
  expect(settled(ALL, ['ab_01'])).toEqual(['place', '5-4', 'ab_01'])
  expect(whole(ALL, settled(ALL, ['ab_01']))).toBe('place 5-4 ab_01')
  expect(settled(ALL, ['mint'])).toEqual(['mint'])
  expect(settled([['mint']], [])).toEqual([])
})

test('one step back always changes something', () => {
  const asked = [
    ['influence', 'french'],
    ['influence', 'english'],
    ['steal', '1', 'blue'],
  ]

  expect(withoutLast(asked, ['steal', '1', 'blue'])).toEqual([])
  expect(withoutLast(asked, ['influence', 'french'])).toEqual(['influence'])
  expect(withoutLast(ALL, ['place', '5-4', 'keys_cite', 'blue'])).toEqual(['place', '5-4', 'keys_cite'])
})

test('of two colours the first is given', () => {
  expect(whole(ALL, ['swap', 'blue', 'red'])).toBe('swap blue red')
  expect(fitting(ALL, ['swap', 'red'])).toEqual([['swap', 'red', 'blue']])
})

test('what does not go with the newest choice gives way to it', () => {
  expect(joined(ALL, ['5-4', 'keys_cite'], 'ab_01', domino)).toEqual(['5-4', 'ab_01'])
  expect(joined(ALL, ['place', '5-4'], '3-2', domino)).toEqual(['place', '3-2'])
  expect(joined(ALL, ['corrupt', '5-4'], 'mint', domino)).toEqual(['mint'])
})
