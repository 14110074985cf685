import { beforeAll, describe, expect, it } from 'vitest'
import {
  countdown,
  daysUntil,
  decided,
  scored,
  timeAfter,
  weekLater,
  type Board,
  type Night,
  type Seat,
} from '../src/lib/nights'
import { speak } from './speak'

describe('a club night', () => {
  it('ends at the next time that clocks show so', () => {
    const begin = new Date(2026, 10, 17, 19, 30)

    expect(timeAfter(begin, '22:15')).toBe(new Date(2026, 10, 17, 22, 15).getTime())
    expect(timeAfter(begin, '00:30')).toBe(new Date(2026, 10, 18, 0, 30).getTime())
    expect(timeAfter(begin, '19:30')).toBe(new Date(2026, 10, 18, 19, 30).getTime())
  })
  it('begins again at the same time of the week', () => {
    const friday = new Date(2026, 9, 23, 19, 30).getTime() // clocks change on the next Sunday

    expect(weekLater(friday, friday + 1)).toBe(new Date(2026, 9, 30, 19, 30).getTime())
    expect(weekLater(friday, new Date(2026, 10, 18).getTime())).toBe(new Date(2026, 10, 20, 19, 30).getTime())
    expect(weekLater(friday, new Date(2026, 9, 30, 19, 30).getTime())).toBe(new Date(2026, 10, 6, 19, 30).getTime())
  })
  it('writes scores and times as people do', () => {
    expect([0, 0.5, 1.5, 2, 5 / 3].map(scored)).toEqual(['0', '½', '1½', '2', '1.67'])
    speak('fr')
    expect(scored(5 / 3)).toBe('1,67')
    speak('en')
    expect([countdown(760_000), countdown(3_725_000), countdown(-1)]).toEqual(['12:40', '1:02:05', '00:00'])
  })
  it('is so many days of the calendar off', () => {
    const wednesday = new Date(2026, 9, 21, 23, 50).getTime() // clocks change on the next Sunday
    const later = (days: number) => new Date(2026, 9, 21 + days, 4, 30).getTime()

    expect(daysUntil(later(7), wednesday, 'en')).toBe('in 7 days')
    expect(daysUntil(later(7), wednesday, 'de')).toBe('in 7 Tagen')
    expect(daysUntil(later(1), wednesday, 'en')).toBe('tomorrow')
  })
})

beforeAll(() => speak('en'))

const SEAT = { stand: '', absent: false, away: false, picture: null }
const table = (seats: Partial<Seat>[], settled = ''): Board => ({
  table: 0,
  code: 'tavo-kilu',
  mine: true,
  over: true,
  settled,
  sealed: false,
  late: false,
  round: 16,
  rounds: 16,
  seats: seats.map((seat, player) => ({ ...SEAT, player, place: null, points: null, ...seat })),
})
const NIGHT = { me: 0, players: [{ name: 'Ann' }, { name: 'Bo' }] } as unknown as Night

describe('whose win a table is', () => {
  it.each([
    [
      'nothing where points say it',
      [
        { place: 1, points: 40 },
        { place: 2, points: 28 },
      ],
      '',
      '',
    ],
    [
      'the tie-break',
      [
        { place: 1, points: 28 },
        { place: 2, points: 28 },
      ],
      '',
      'Equal points: You win by the tie-break of the rules.',
    ],
    [
      'a shared win',
      [
        { place: 1, points: 28 },
        { place: 1, points: 28 },
      ],
      '',
      '',
    ],
    [
      'absence',
      [
        { place: 1, points: 28 },
        { place: 2, points: 40, stand: 'club', absent: true },
      ],
      '',
      'You win; Bo was absent, a bot played.',
    ],
    [
      'one’s own absence',
      [
        { place: 2, points: 40, stand: 'club', absent: true },
        { place: 1, points: 28 },
      ],
      '',
      'Bo wins; you were absent, a bot played.',
    ],
    ['the organiser', [{ place: 2 }, { place: 1 }], 'Clara', 'Bo wins'],
    ['the organiser, for all', [{ place: 1 }, { place: 1 }], 'Clara', 'all equal'],
  ])('by %s', (_, seats, settled, word) => {
    const said = decided(NIGHT, table(seats, settled), 'en')
    expect(said).toBe(word)
  })
})
