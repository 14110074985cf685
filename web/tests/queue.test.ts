import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Queue, type Rest } from '../src/lib/queue'

// A capital letter is an own deed, a small one somebody else's, a dot nothing to see, ! what cannot wait.
let shown = ''
let pace: Rest = 'quick'
let ahead = 0
let queue: Queue<string>

const hear = (letters: string) => [...letters].forEach(letter => queue.push(letter))
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  shown = ''
  pace = 'quick'
  queue = new Queue<string>({
    show: letter => (shown += letter),
    urgent: letter => /[A-Z!]/.test(letter),
    seen: letter => (letter === '.' ? null : /[A-Z]/.test(letter) ? 'own' : 'others'),
    pace: () => pace,
    changed: () => (ahead = queue?.ahead ?? 0),
  })
})
afterEach(() => vi.useRealTimers())

test('what others do is shown one by one', () => {
  hear('abc')

  expect(shown).toBe('a')
  pass(700)
  expect(shown).toBe('ab')
  pass(700)
  expect(shown).toBe('abc')
})

test('calm takes longer than quick, instant takes no time', () => {
  pace = 'calm'
  hear('ab')
  pass(700)
  expect(shown).toBe('a')
  pass(900)
  expect(shown).toBe('ab')

  pace = 'instant'
  hear('cde')
  expect(shown).toBe('abcde')
})

test('step by step waits until it is asked for', () => {
  pace = 'steps'
  hear('abc')
  pass(100_000)
  expect([shown, ahead]).toEqual(['a', 2])

  queue.next()
  pass(100_000)
  expect([shown, ahead]).toEqual(['ab', 1])
})

test('nothing comes while a picture is looked at, not even the answer to an own move', () => {
  pace = 'held'
  hear('Aab')
  pass(100_000)
  expect([shown, ahead]).toEqual(['A', 2])

  pace = 'quick'
  queue.run()
  expect(shown).toBe('Aa')
})

test('the first answer to an own move comes by itself, also step by step', () => {
  pace = 'steps'
  hear('Aab')
  expect(shown).toBe('A')

  pass(600)
  expect(shown).toBe('Aa')
  pass(100_000)
  expect(shown).toBe('Aa')
})

test('nobody waits for what they did themselves', () => {
  hear('abcD')

  expect([shown, ahead]).toEqual(['abcD', 0])
})

test('what cannot wait brings all that stands before it', () => {
  pace = 'steps'
  hear('abc!')

  expect(shown).toBe('abc!')
})

test('nobody waits for what cannot be seen', () => {
  hear('..a.b')

  expect([shown, ahead]).toEqual(['..a.', 1])
})

test('everything at once, or nothing more', () => {
  pace = 'steps'
  hear('abc')
  queue.all()
  expect([shown, ahead]).toEqual(['abc', 0])

  hear('def')
  queue.clear()
  pass(100_000)
  expect([shown, ahead]).toEqual(['abc', 0])
})

test('another pace holds for what waits already', () => {
  pace = 'steps'
  hear('abc')

  pace = 'quick'
  pass(300)
  queue.run()
  expect(shown).toBe('a')
  pass(400)
  expect(shown).toBe('ab')
})
