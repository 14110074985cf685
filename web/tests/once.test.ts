import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Once, TAPS } from '../src/lib/once'

let done: string[]
let answer: (text: string) => void
let once: Once

const tap = (what: string) =>
  once.do(what, () => {
    done.push(what)
    return new Promise<string>(resolve => (answer = resolve))
  })

beforeEach(() => {
  vi.useFakeTimers()
  done = []
  once = new Once()
})
afterEach(() => vi.useRealTimers())

test('a second tap is the first, however long its answer takes', async () => {
  const first = tap('agree')
  vi.advanceTimersByTime(60_000)
  const second = tap('agree')
  answer('yes')

  expect(done).toEqual(['agree'])
  expect(await first).toBe('yes')
  expect(await second).toBe('yes')
})

test('a tap just after the answer still belongs to the first; a later one does not', async () => {
  const first = tap('agree')
  answer('yes')
  await first
  vi.advanceTimersByTime(TAPS - 1)
  void tap('agree')
  expect(done).toEqual(['agree'])

  vi.advanceTimersByTime(1)
  void tap('agree')
  expect(done).toEqual(['agree', 'agree'])
})

test('another wish is another deed', () => {
  void tap('agree')
  void tap('decline')

  expect(done).toEqual(['agree', 'decline'])
})
