import { beforeEach, expect, test } from 'vitest'
import { draftAt, keepDraft } from '../src/lib/drafts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  Object.assign(globalThis.localStorage, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})

test('what was begun is there again until the step is over', () => {
  keepDraft('abc', '7/0', 'd4n +se')

  expect(draftAt('abc', '7/0')).toBe('d4n +se')
  expect(draftAt('abc', '8/0')).toBe('')
  expect(draftAt('abc', '7/1')).toBe('')
  expect(draftAt('xyz', '7/0')).toBe('')
})

test('what is taken back is forgotten', () => {
  keepDraft('abc', '7/0', 'd4n')
  keepDraft('abc', '7/0', '')

  expect(draftAt('abc', '7/0')).toBe('')
})

test('a device keeps the newest drafts', () => {
  for (let n = 0; n < 40; n++) keepDraft('abc', `${n}/0`, 'd4n')

  expect(draftAt('abc', '39/0')).toBe('d4n')
  expect(draftAt('abc', '2/0')).toBe('')
})
