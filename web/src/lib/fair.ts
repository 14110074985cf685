/** Whether the deals of a finished game were fair, as far as this page can know: the check of docs/fairness.md. */

import { type Chance, Dice, type Header, type Told } from './deals'
import { type Noted, promise, ROUNDS, same } from './salts'
import { hex, sha256, unhex, utf8 } from './sha256'

/** What the page has found out. */
export type Verdict =
  | { kind: 'proved'; deals: number; withheld: number } // and its own salt is in
  | { kind: 'consistent'; deals: number; salted: number[] } // but it added nothing, or another device did
  | { kind: 'old'; deals: number } // of a scheme that proves less
  | { kind: 'given' } // not drawn for this table: nothing to prove
  | { kind: 'failed'; why: Why; deal: number }
export type Why =
  'record' | 'material' | 'seed' | 'noted' | 'missing' | 'late' | 'salts' | 'rounds' | 'deal' | 'seen' | 'short'

interface Read extends Header {
  scheme: string
  digest: string
  commitment: string
  seed: string
  salts: Record<string, string>
  withheld: Record<string, string>
  bots: Record<string, string>
  ended: boolean
  steps: [seat: string, move: string][][]
}
const SECRET = /^[0-9a-f]{64}$/

class Failure extends Error {
  constructor(
    readonly why: Why,
    readonly deal = 0,
  ) {
    super(why)
  }
}

/** What a page knows by itself. */
export interface Witness {
  notes: Noted | null // from before the first deal
  seat: number | null // its first at the table
  told: Told // what it has seen of the game
}

/** What a page is told to judge by. */
export interface Rules {
  chance: Chance // what the game draws
  load: (digest: string) => Promise<string> // material by its digest
}

/** The verdict on a record. */
export async function judged(text: string, { notes, seat, told }: Witness, { chance, load }: Rules): Promise<Verdict> {
  try {
    const played = read(text, chance)
    if (played.scheme === '3' && !notes) return { kind: 'given' } // nothing is promised where the draws are given
    if (notes && notes.commitment !== played.commitment) throw new Failure('noted')
    const key = await keyed(played)
    const own = played.scheme === '2' && (await compare(played, notes, seat))
    const deals = await follow(played, key, { chance, load })
    if (!played.ended || played.steps.length < told.steps) throw new Failure('short')
    if (!chance.agrees(dealt(played), told, played.seats)) throw new Failure('seen')
    if (played.scheme === '1') return { kind: 'old', deals }
    if (own) return { kind: 'proved', deals, withheld: Object.keys(played.withheld).length }
    return { kind: 'consistent', deals, salted: Object.keys(played.salts).map(Number) }
  } catch (error) {
    if (error instanceof Failure) return { kind: 'failed', why: error.why, deal: error.deal }
    return { kind: 'failed', why: 'record', deal: 0 }
  }
}

function read(text: string, { material }: Chance): Read {
  const cut = text.indexOf('\n\n')
  const lines: Record<string, string> = {}
  const named: Record<string, Record<string, string>> = { salt: {}, withheld: {}, bot: {} }
  for (const line of text.slice(0, cut).split('\n')) {
    const [, key = '', value = ''] = /^(\S+) ?(.*)$/.exec(line) ?? []
    const [, seat = '', rest = ''] = /^(\d+) (.*)$/.exec(value) ?? []
    const list = named[key]
    if (list) list[seat] = rest
    else lines[key] = value
  }
  const body = text.slice(cut + 2).split('\n')
  return {
    seats: Number(lines['seats']),
    options: (lines['options'] ?? '').split(' '),
    starter: lines['starter'] ?? null,
    scheme: lines['scheme'] ?? '1',
    digest: lines[material]?.split(' ').at(-1) ?? '',
    commitment: lines['commitment'] ?? '',
    seed: lines['seed'] ?? '',
    salts: named['salt'] ?? {},
    withheld: named['withheld'] ?? {},
    bots: named['bot'] ?? {},
    ended: 'result' in lines || 'end' in lines,
    steps: body.filter(line => line && !line.startsWith('#')).map(stepOf),
  }
}

const dealt = ({ steps }: Read) =>
  steps
    .flat()
    .filter(([seat]) => seat === '*')
    .map(([, move]) => move)

const stepOf = (line: string) =>
  line.split(' | ').map((part): [string, string] => {
    const blank = part.indexOf(' ')
    return [part.slice(0, blank), part.slice(blank + 1)]
  })

/** Seed and salts, checked, in the form that the dice are made of. */
async function keyed({ scheme, seed, commitment, salts, seats, bots, withheld }: Read): Promise<Uint8Array> {
  if (!SECRET.test(seed) || (await promise(seed)) !== commitment) throw new Failure('seed')
  const own = Object.keys(salts).sort((a, b) => Number(a) - Number(b))
  const wrong = (at: string) => !SECRET.test(salts[at] ?? '') || at in bots || at in withheld || Number(at) >= seats
  if (!['1', '2'].includes(scheme) || (scheme === '2' ? own.some(wrong) : own.length !== seats))
    throw new Failure('salts')
  if (hidden(withheld, own.length > 0)) throw new Failure('rounds')
  const parts = own.map(at => (scheme === '1' ? `\n${salts[at]}` : `\n${at} ${salts[at]}`))
  return new Uint8Array([...unhex(seed), ...utf8(parts.join(''))])
}

/** The number of the exchange that stood. */
const lastOf = (withheld: Read['withheld']) => Math.max(0, ...Object.values(withheld).map(Number)) + 1

/** Whether an exchange is missing in which somebody held a salt back, or there were too many. */
function hidden(withheld: Read['withheld'], salted: boolean): boolean {
  const told = new Set(Object.values(withheld).map(Number))
  return told.size !== lastOf(withheld) - 1 || told.size > (salted ? ROUNDS - 1 : ROUNDS)
}

/** Whether the salt of this device is in, all others bound before it was shown; false where it added none. */
async function compare({ salts, withheld }: Read, notes: Noted | null, seat: number | null): Promise<boolean> {
  if (!notes || seat === null) return false
  const last = lastOf(withheld)
  if (Object.keys(notes.lists).some(round => Number(round) > last)) throw new Failure('rounds')
  const [own, list] = [salts[seat], notes.lists[last]]
  const ours = own !== undefined && Object.values(notes.salts).includes(own)
  if (!ours && own !== undefined && !list) return false // of another device of this person
  if (!ours) throw new Failure('missing')
  const bound: Record<string, string> = {}
  for (const [at, salt] of Object.entries(salts)) bound[at] = await promise(salt)
  if (!list || !same(list, bound)) throw new Failure('late')
  return true
}

/** How many deals follow from the dice, all of them. */
async function follow(played: Read, key: Uint8Array, { chance, load }: Rules): Promise<number> {
  const material = chance.needed ? await load(played.digest) : ''
  if (material && !hex(await sha256(utf8(material))).startsWith(played.digest)) throw new Failure('material')
  const pools = chance.pools(played, material)
  let count = 0
  for (const [seat, move] of played.steps.flat()) {
    if (seat !== '*') pools.see(Number(seat), move)
    else if ((await pools.deal(move, new Dice(key, count))) !== move) throw new Failure('deal', count + 1)
    else count += 1
  }
  return count
}
