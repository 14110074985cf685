/** What is told of a table that is not on the screen is not told for longer than it is so. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Turn } from '../src/lib/wire'

let due: Turn[] = []
vi.mock('../src/lib/api', () => ({ turns: () => Promise.resolve(due), Refused: class extends Error {} }))
vi.mock('../src/lib/sound', () => ({ play: () => undefined }))

const at = (code: string): Turn => ({ code, game: 'limes', names: [], deadline: null, round: 1 })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { visibilityState: 'visible' })
})
afterEach(() => void vi.useRealTimers())

test('a bar of a table that is over goes soon', async () => {
  const { turns } = await import('../src/lib/turns.svelte')
  due = []
  await turns.ask()
  due = [at('ready')]
  await turns.ask()
  expect(turns.news.map(turn => turn.code)).toEqual(['ready'])

  due = []
  await vi.advanceTimersByTimeAsync(3000)

  expect(turns.news).toEqual([])
})

test('who leaves a table that is over is told of no turn there', async () => {
  const { turns } = await import('../src/lib/turns.svelte')
  due = [at('left')]
  await turns.ask()
  turns.at('left', true)

  due = []
  turns.at(null)
  await vi.advanceTimersByTimeAsync(0)

  expect(turns.count).toBe(0)
})
