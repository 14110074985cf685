import { expect, test } from 'vitest'
import { Hints } from '../src/lib/hints.svelte'

/** A hint whose candidates have these reasons, the best first. */
function hint(best: boolean, ...codes: string[]): Hints {
  const hints = new Hints()
  const candidates = codes.map((code, n) => ({ move: String(n), value: 0, error: 0, reason: { code, args: {} } }))
  hints.found = { ply: 1, unit: '', best, candidates }
  return hints
}

test('no move is marked as the best before there is an order', () => {
  expect(hint(false, 'thinking').ordered).toBe(false)
  expect(hint(false, 'thinking', 'thinking').ordered).toBe(false)
  expect(hint(true, 'as-good', 'as-good', 'equal').ordered).toBe(false)
})

test('a move is marked as the best when another is behind it, or there is no other', () => {
  expect(hint(true, 'limits-spare', 'as-good', 'limits-over').ordered).toBe(true)
  expect(hint(true, 'only-move').ordered).toBe(true)
})
