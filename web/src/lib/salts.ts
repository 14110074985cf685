/** What this device adds to the deals: a salt, committed to before it is shown; and what it notes to check them. */

import { hex, sha256, unhex } from './sha256'
import type { Table } from './wire'

/** The same for the same: it is carried out once, whoever of one's tabs sends it. */
export const saltId = (part: Added) =>
  `${SALTING}${(part.order === 'commit' ? part.commitment : part.salt).slice(0, 24)}`
export const SALTING = 'salt-' // orders that no person gave begin with it

export type Added = { order: 'commit'; commitment: string } | { order: 'reveal'; salt: string }

/** What was noted before the first deal of a table. */
export interface Noted {
  at: number
  commitment: string // of the server, to its seed
  salts: Record<string, string> // of this device's own choice, by what it committed to
  lists: Record<string, Record<string, string>> // by round: what all had committed to, by seat, before it revealed
  said?: Record<string, string> // by round: what this device has committed to, whether or not it was heard
}

/** After so many exchanges in which somebody held a salt back, the game begins without any. */
export const ROUNDS = 3

const KEY = 'limestone-fair-'
const MOST = 100 // tables
const open = new Map<string, Noted>() // for a browser that keeps nothing

export const promise = async (secret: string) => hex(await sha256(unhex(secret)))
const fresh = () => hex(crypto.getRandomValues(new Uint8Array(32)))

export function noted(code: string): Noted | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY + code) ?? 'null') as Noted | null
    return kept ?? open.get(code) ?? null
  } catch {
    return open.get(code) ?? null
  }
}

function note(code: string, noted: Noted): void {
  open.set(code, noted)
  try {
    localStorage.setItem(KEY + code, JSON.stringify(noted))
    const keys = Object.keys(localStorage).filter(key => key.startsWith(KEY))
    const age = (key: string) => (JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Noted>).at ?? 0
    const oldest = keys.length > MOST ? keys.sort((a, b) => age(a) - age(b)) : []
    oldest.slice(0, keys.length - MOST).forEach(key => localStorage.removeItem(key))
  } catch {
    // A browser that keeps nothing: this page still knows.
  }
}

/** What this device has to say now while salts are exchanged; nothing, where it has said it or comes too late. */
export async function added({ code, fair, seats }: Table): Promise<Added | null> {
  const { exchange, commitment } = fair
  const seat = seats.find(one => one.mine)?.seat
  if (!exchange || seat === undefined || String(seat) in exchange.salts || exchange.round > ROUNDS) return null
  const bound = exchange.commitments[seat]
  const salt = fresh()
  const mine = await promise(salt)
  // From here to the end nothing waits: two calls never note two salts where one is enough.
  const known = noted(code) ?? { at: Date.now(), commitment, salts: {}, lists: {} }
  if (known.commitment !== commitment) return null // not the seed that was promised
  if (!exchange.sealed) {
    if (bound !== undefined) return null
    const { round } = exchange
    const before = round in known.lists ? undefined : known.said?.[round] // said by another tab, or on its way
    if (before) return { order: 'commit', commitment: before }
    note(code, { ...known, salts: { ...known.salts, [mine]: salt }, said: { ...known.said, [round]: mine } })
    return { order: 'commit', commitment: mine }
  }
  return bound === undefined
    ? null
    : revealed({ code, known, round: exchange.round, list: exchange.commitments, seat, salt, mine })
}

interface Sealed {
  code: string
  known: Noted
  round: number
  list: Record<string, string>
  seat: number
  salt: string
  mine: string
}

/** The salt that this device is bound to, under the one list that it has seen. */
function revealed({ code, known, round, list, seat, salt, mine }: Sealed): Added | null {
  const alone = list[seat] === '' // nobody else adds: nothing had to be said before
  const before = known.lists[round]
  const own = alone ? (before?.[seat] ?? mine) : (list[seat] ?? '')
  const salts = alone && !before ? { ...known.salts, [mine]: salt } : known.salts
  const sealed = { ...list, [seat]: own }
  const secret = salts[own]
  if (!secret || (before && !same(before, sealed))) return null // of another device; or a second list
  note(code, { ...known, salts, lists: { ...known.lists, [round]: sealed } })
  return { order: 'reveal', salt: secret }
}

export const same = (a: Record<string, string>, b: Record<string, string>) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([key, value]) => b[key] === value)
