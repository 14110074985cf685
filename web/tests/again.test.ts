import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Live } from '../src/lib/live.svelte'
import { settings } from '../src/lib/settings.svelte'

// A table of Limoges: two bots have moved since the own last step, then Ann is asked.
class Line {
  static readonly OPEN = 1
  static last: Line
  readyState = 0
  onmessage = (_event: { data: string }): void => undefined
  constructor() {
    Line.last = this
  }
  close(): void {}
  send(): void {}
}
const hear = (message: object) => Line.last.onmessage({ data: JSON.stringify(message) })
const moved = (number: number) =>
  hear({
    type: 'step',
    number,
    entry: { kind: 'decided', seat: 1 },
    events: { 0: [{ name: 'limoges-ends-turn', facts: { seat: 1 } }] },
    patch: { ply: number },
  })
let live: Live

beforeEach(() => {
  vi.useFakeTimers()
  const nothing = () => undefined
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('document', { addEventListener: nothing, removeEventListener: nothing, hidden: false })
  vi.stubGlobal('addEventListener', nothing)
  vi.stubGlobal('removeEventListener', nothing)
  settings.pace = 'quick'
  live = new Live('code', '')
  const seats = [0, 1].map(seat => ({ seat, kind: 'person', mine: seat === 0 }))
  hear({ type: 'view', number: 0, table: { game: 'limoges', seats, ply: 0, fair: {} }, legal: {} })
  moved(1)
  vi.advanceTimersByTime(700)
  moved(2)
})
afterEach(() => {
  live.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what is watched again waits while a picture lies over the board', () => {
  live.again()
  live.hold(true)
  vi.advanceTimersByTime(5000)
  expect(live.table?.ply).toBe(0)

  live.hold(false)
  vi.advanceTimersByTime(700)
  expect(live.table?.ply).toBe(1)
  vi.advanceTimersByTime(700)
  expect(live.table?.ply).toBe(2)
})
