import { expect, test } from 'vitest'
import { paceOf } from '../src/lib/chosen'
import type { Table } from '../src/lib/wire'

const MINUTE = { seconds: 60, policy: 'bot', level: 'casual' }
const CHAIR = { name: null, level: null, mine: false, kept: false, away: null, resigned: false }

function policy(...others: string[]): string | undefined {
  const chairs = [
    { ...CHAIR, seat: 0, kind: 'person', mine: true },
    ...others.map((kind, n) => ({ ...CHAIR, seat: n + 1, kind })),
  ]
  return paceOf({ pace: MINUTE, seats: chairs } as unknown as Table).policy
}

test.each([
  ['bots alone', ['bot', 'bot'], 'wait'],
  ['somebody else', ['bot', 'person'], 'bot'],
  ['somebody who may still come', ['open', 'bot'], 'bot'],
  ['somebody who is expected', ['held'], 'bot'],
])('with %s at the table, when time is up', (_, others, expected) => {
  expect(policy(...others)).toBe(expected)
})
