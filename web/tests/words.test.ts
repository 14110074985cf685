import { expect, test } from 'vitest'
import { parts, strong } from '../src/lib/i18n.svelte'
import { pack, unpack } from '../src/lib/pack'
import { toward } from '../src/lib/roving'
import { hiding, lineUp } from '../src/limits/model'
import { voting } from '../src/limoges/model'

test('a name stands out inside its sentence', () => {
  expect(parts(`${strong('Ann')} laid d4`)).toEqual([
    { text: 'Ann', strong: true },
    { text: ' laid d4', strong: false },
  ])
})

test('a record fits into an address and comes out again', async () => {
  const text = 'limestone 1\ngame limes\n\n* draw 7\n0 d4n +se\n'
  expect(await unpack(await pack(text))).toBe(text)
})

test('arrows go to the nearest target straight ahead', () => {
  const spots = [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: 10, y: 0 },
    { id: 'c', x: 6, y: 9 },
  ]
  expect(toward(spots, spots[0], 'ArrowRight')?.id).toBe('b')
  expect(toward(spots, spots[0], 'ArrowDown')?.id).toBe('c')
  expect(toward(spots, spots[0], 'ArrowUp')).toBeUndefined()
})

test('hidden cards are written in the order of the notation', () => {
  expect(hiding(['v', 'r'])).toEqual(['hide', ' r', 'v'])
})

test('a verdict lines up the counted cards before and beyond the wall', () => {
  const count = {
    limit: [],
    pile: [],
    hidden: [],
    accuser: 0,
    accused: 1,
    colour: 'g',
    counted: [0, 2, 4],
    last: 4,
    printed: 1,
    raised_by: [2],
    allowed: 2,
    guilty: true,
    loser: 1,
    earner: 0,
  }
  expect(lineUp(count)).toEqual({ slots: 2, filled: 2, beyond: 1, printed: 1 })
  expect(lineUp({ ...count, printed: null, allowed: null })).toMatchObject({ slots: 3, beyond: 0 })
})

test('a vote names its colours in order', () => {
  expect(voting({ red: '3-1', blue: '5-4' })).toBe('vote blue:5-4 red:3-1')
  expect(voting({})).toBe('vote none')
})
