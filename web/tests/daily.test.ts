import { beforeAll, expect, it } from 'vitest'
import { dated, playedBy, shared } from '../src/daily/days'
import { speak } from './speak'

beforeAll(() => speak('en'))

it('says who has played the daily game, by name where all are known', () => {
  expect(playedBy({ played: 0, known: [] }, 3)).toBe('Nobody here has played yet.')
  expect(playedBy({ played: 1, known: ['Anna'] }, 3)).toBe('Anna has played here.')
  expect(playedBy({ played: 2, known: ['Anna', 'Ben'] }, 3)).toBe('Anna and Ben have played here.')
  expect(playedBy({ played: 4, known: ['Anna'] }, 3)).toBe('4 people here have played. Anna is one of them.')
})

it('tells the dates that can be played as people write them', () => {
  const refusal = { code: 'no-such-day', args: { first: '2026-11-01', today: '2026-11-18' } }
  expect(dated({ ...refusal, section: '', place: {} }).args).toEqual({
    first: '1 November 2026',
    today: '18 November 2026',
  })
})

it('shares a wall whose stones differ in shape, not in colour alone', () => {
  expect(shared('2026-11-16', 51, 55, 'gsm')).toBe('Limestone 16 Nov: 51, par 55 ■□◦')
})
