import { beforeEach, describe, expect, test, vi } from 'vitest'
import { badged } from '../src/lib/badge'
import { forgetSeen, keepRead, keepSeen, rulesRead, seen, seenAt } from '../src/lib/kept'
import { clock } from '../src/lib/times'
import type { Table } from '../src/lib/wire'

describe('what is kept for a day without a line', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
  })
  const table = (code: string) => ({ code, game: 'limes', invite: 'secret' }) as unknown as Table

  test('the last three positions, the newest first', () => {
    for (const code of ['a', 'b', 'c', 'd', 'b']) keepSeen(table(code), 1)

    expect(seen().map(one => one.code)).toEqual(['b', 'd', 'c'])
    forgetSeen('d')
    expect(seenAt('d')).toBeNull()
  })
  test('not the secret of the invitation', () => {
    keepSeen(table('a'))

    expect(JSON.stringify(seen())).not.toContain('secret')
  })
  test('each rulebook once', () => {
    keepRead('limes')
    keepRead('limits')
    keepRead('limes')

    expect(rulesRead()).toEqual(['limes', 'limits'])
  })
})

test('the icon has the number, up to nine', () => {
  expect(decodeURIComponent(badged(3))).toContain('>3</text>')
  expect(decodeURIComponent(badged(12))).toContain('>9+</text>')
})

test('a moment is a time today and a day before that', () => {
  const noon = new Date(2026, 10, 17, 12).getTime()

  expect(clock(noon - 3_600_000, 'en', noon)).toBe('11:00')
  expect(clock(noon - 86_400_000, 'de', noon)).toBe('16. Nov.')
})
