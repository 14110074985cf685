/** What this device remembers for a day without a line: positions seen last, and rules that were read. */

import type { GameName } from '../games'
import type { Table } from './wire'

export interface Seen {
  code: string
  at: number
  table: Table
}
const SEEN = 'limestone-seen'
const READ = 'limestone-read'
const MOST = 3 // positions

function stored<T>(key: string): T[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as T[]
  } catch {
    return []
  }
}
function store(key: string, list: unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list))
  } catch {
    // A browser that keeps nothing, or is full.
  }
}

export const seen = () => stored<Seen>(SEEN)
export const seenAt = (code: string) => seen().find(one => one.code === code) ?? null
export const forgetSeen = (code: string) =>
  store(
    SEEN,
    seen().filter(one => one.code !== code),
  )

/** Remember a table as it is now, in the place of the one seen longest ago. */
export function keepSeen(table: Table, at = Date.now()): void {
  const others = seen().filter(one => one.code !== table.code)
  store(SEEN, [{ code: table.code, at, table: { ...table, invite: null } }, ...others].slice(0, MOST))
}

export const rulesRead = () => stored<GameName>(READ)
export const keepRead = (game: GameName) => store(READ, [...new Set([...rulesRead(), game])])
