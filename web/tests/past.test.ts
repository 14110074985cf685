import { expect, test } from 'vitest'
import { Past } from '../src/lib/past'

function shown(): Past<string> {
  const past = new Past<string>()
  past.keep('a')
  past.keep('b')
  return past
}

test('one goes back step by step, and forward to the newest again', () => {
  const past = shown()

  expect(past.at(1, 'c')).toBe('b')
  expect(past.at(2, 'b')).toBe('a')
  expect(past.behind).toBe(2)
  expect(past.at(0, 'a')).toBe('c')
  expect(past.behind).toBe(0)
})

test('before the first and after the last there is nothing to show', () => {
  const past = shown()

  expect(past.at(0, 'c')).toBeNull()
  expect(past.at(9, 'c')).toBe('a')
  expect(past.at(9, 'a')).toBeNull()
  past.clear()
  expect(past.at(1, 'a')).toBeNull()
})

test('what is taken back leaves what others had done before it, however often', () => {
  const past = shown()

  past.clear()
  past.restore()
  past.restore()
  expect(past.length).toBe(2)
  expect(past.at(1, 'c')).toBe('b')
})

test('if others have played on since, nothing that is taken back is shown again', () => {
  const past = shown()

  past.clear()
  past.keep('c')
  past.restore()
  expect(past.length).toBe(0)
})
