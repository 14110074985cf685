import { afterEach, expect, test, vi } from 'vitest'
import * as api from '../src/lib/api'

/** A server that makes a guest of whoever comes without a cookie, and answers late. */
function served() {
  let cookie = ''
  let guests = 0
  vi.stubGlobal('fetch', async (_: string, asked?: { method?: string }) => {
    let known = cookie
    if (asked?.method === 'POST') known ||= `guest ${++guests}`
    await new Promise(resolve => setTimeout(resolve, 5))
    cookie = known
    const person = known ? { kind: 'guest', name: known } : null
    return new Response(JSON.stringify({ csrf: known, person }), { headers: { 'content-type': 'application/json' } })
  })
  return () => guests
}

afterEach(() => vi.unstubAllGlobals())

test('who presses two things at once is one guest', async () => {
  const guests = served()

  const [one, other] = await Promise.all([api.somebody(''), api.somebody('')])

  expect(guests()).toBe(1)
  expect(one.person?.name).toBe(other.person?.name)
})
