import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Looking } from '../src/limoges/looking.svelte'

/** Something on the table that can be looked at, and is the whole table. */
class Thing extends EventTarget {
  closest = (found: string) => (found === '[data-look]' ? this : null)
  getAttribute = () => 'motte'
  getBoundingClientRect = () => null
}

const pointer = (name: string, screenX: number) =>
  Object.assign(new Event(name), { pointerType: 'mouse', screenX, screenY: 0 })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a card opens for a pointer that moved there, not for what comes to lie under a resting one', () => {
  const thing = new Thing()
  const looking = new Looking()
  looking.within(thing as unknown as HTMLElement)

  thing.dispatchEvent(pointer('pointerover', 5))
  vi.runAllTimers()
  expect(looking.id).toBe('')

  thing.dispatchEvent(pointer('pointermove', 6))
  vi.runAllTimers()
  expect(looking.id).toBe('motte')

  looking.close()
  thing.dispatchEvent(pointer('pointermove', 6))
  vi.runAllTimers()
  expect(looking.id).toBe('')
})
