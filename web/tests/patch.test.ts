import { expect, test } from 'vitest'
import { patched } from '../src/lib/patch'

test('objects merge key by key, null removes', () => {
  expect(patched({ a: 1, b: { c: 2, d: 3 } }, { a: null, b: { c: 4 } })).toEqual({ b: { c: 4, d: 3 } })
})

test('lists change by number and grow at the end', () => {
  expect(patched([1, { x: 1, y: 2 }], { '#': { '1': { x: 5 } }, '+': [7] })).toEqual([1, { x: 5, y: 2 }, 7])
})

test('anything else replaces what was there', () => {
  expect(patched({ a: [1, 2] }, { a: [3] })).toEqual({ a: [3] })
  expect(patched('old', 4)).toBe(4)
  expect(patched({ a: 1 }, { a: { b: 2 } })).toEqual({ a: { b: 2 } })
})

test('the old value is left as it is', () => {
  const old = { list: [{ n: 1 }] }
  patched(old, { list: { '#': { '0': { n: 2 } } } })
  expect(old).toEqual({ list: [{ n: 1 }] })
})
