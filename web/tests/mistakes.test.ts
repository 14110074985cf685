import { beforeEach, expect, test } from 'vitest'
import { addressOf, following, mistakes, note, noteTried } from '../src/lib/mistakes'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  Object.assign(globalThis.localStorage, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})
const at = (step: number) => ({ code: 'abc', step, seat: 0 })

test('a mistake is kept once, and what was tried comes last', () => {
  note([at(3), at(8)])
  note([at(3), at(8), at(9)])
  noteTried(at(3))

  expect(mistakes().map(({ step, tried }) => [step, tried])).toEqual([
    [8, false],
    [9, false],
    [3, true],
  ])
  expect(following()?.step).toBe(8)
})

test('after one comes the next of the same game, then what was left before it', () => {
  note([at(3), at(8), at(9)])

  expect(following(at(8))?.step).toBe(9)
  expect(following(at(9))?.step).toBe(3)
})

test('when all were tried, the one tried longest ago comes again', () => {
  note([at(3), at(8)])
  noteTried(at(8))
  noteTried(at(3))

  expect(following()?.step).toBe(8)
  expect(addressOf(at(8))).toBe('/review/abc?step=8&seat=0&retry')
})

test('nothing is tried that was no mistake of mine, and an empty device has none', () => {
  noteTried(at(4))

  expect(mistakes()).toEqual([])
  expect(following()).toBeNull()
})
