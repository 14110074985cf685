import { describe, expect, it } from 'vitest'
import { countdown, scored, timeAfter } from '../src/lib/nights'

describe('a club night', () => {
  it('ends at the next time that clocks show so', () => {
    const begin = new Date(2026, 10, 17, 19, 30)

    expect(timeAfter(begin, '22:15')).toBe(new Date(2026, 10, 17, 22, 15).getTime())
    expect(timeAfter(begin, '00:30')).toBe(new Date(2026, 10, 18, 0, 30).getTime())
    expect(timeAfter(begin, '19:30')).toBe(new Date(2026, 10, 18, 19, 30).getTime())
  })
  it('writes scores and times as people do', () => {
    expect([0, 0.5, 1.5, 2, 5 / 3].map(scored)).toEqual(['0', '½', '1½', '2', '1.67'])
    expect([countdown(760_000), countdown(3_725_000), countdown(-1)]).toEqual(['12:40', '1:02:05', '00:00'])
  })
})
