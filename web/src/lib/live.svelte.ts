/** A table as it is now: hears what happens, applies the differences, gives the orders of this person. */

import { GAMES } from '../games'
import * as api from './api'
import { Connection, type Line } from './connection.svelte'
import { Hints } from './hints.svelte'
import { forgetSeen, keepSeen, seenAt } from './kept'
import { logged, retold, seen, type Logged } from './logbook'
import type { Tree } from './moves'
import { Once } from './once'
import { patched } from './patch'
import { Past } from './past'
import { Queue, restOf, type Rest } from './queue'
import { added, saltId, SALTING } from './salts'
import { renew } from './renew'
import { settings } from './settings.svelte'
import { Talk } from './talk.svelte'
import type { Consequence, Message, Offer, Order, PresenceMessage, Refusal, StepMessage, Table } from './wire'

export type { Line, Logged }
type Shown = Pick<Live, 'table' | 'legal' | 'log'>
interface Waiting {
  order: Order
  done: (ok: boolean) => void
}
type Timer = ReturnType<typeof setTimeout>
type Facts<K> = Omit<Extract<Order, { order: K }>, 'order' | 'id'>

const REMEMBERED = 450 // entries of a log that a new page asks for: more than 500 the server does not repeat

export class Live {
  table = $state.raw<Table | null>(null) // all that this person may know, as it is shown now
  legal = $state.raw<Record<string, Tree>>({}) // by own seat: the moves it may choose from
  log = $state.raw<Logged[]>([]) // what happened here, oldest first
  latest = $state.raw<StepMessage | null>(null) // the last message shown; null until one comes
  refusal = $state.raw<Refusal | null>(null) // why the last order was not carried out
  round = $state<number | null>(null) // the round on the board, where it is not yet the newest
  pending = $state<string[]>([]) // the ids of orders that the server has not answered
  readonly hints = new Hints() // what this person asked for
  readonly talk: Talk // what people say at this table
  presence = $state.raw<PresenceMessage | null>(null) // who is at the table now
  asOf = $state<number | null>(null) // when the table was as it is shown, where it is only remembered
  ahead = $state(0) // how many steps have come that are not shown yet
  remembered = $state(false) // whether the log has all that it will have of former times
  paused = $state(false) // whether what others do waits until it is asked for
  held = $state(false) // whether it waits because a picture lies over the board
  readonly opened: Record<string, unknown> | null = null // the views of all, in a replay with open hands
  witnessed = $state('') // what all who share this device have looked at together: see games.ts
  behind = $state(0) // how many steps ago the table was as it is shown
  past = $state(0) // how many steps of others since one's own last can be looked at again

  #once = new Once() // for orders that are tapped twice
  #number = -1 // of the last entry received; -1 before the first view
  #waiting: Waiting[] = [] // orders that are sent again when the line comes back
  #queue = new Queue<StepMessage>({
    show: message => this.#apply(message),
    urgent: message => message.entry.kind !== 'decided' || this.#own(message),
    seen: message => this.#seen(message),
    pace: () => this.#pace(),
    changed: () => (this.ahead = this.#queue?.ahead ?? 0),
  })
  #past = new Past<Shown>() // what was shown since one's own last step
  #again: Timer | undefined // the next step of what is watched again
  #connection: Connection
  #dispose: () => void // stops listening for eyes on the page

  constructor(
    readonly code: string,
    readonly invite: string,
    readonly aside = false, // another page is looked at, which only needs to know about this table
  ) {
    this.talk = new Talk(code, invite)
    const look = () => this.#look()
    document.addEventListener('visibilitychange', look)
    this.#dispose = () => document.removeEventListener('visibilitychange', look)
    this.#connection = new Connection({
      address: () => this.#address(),
      opened: () => this.#opened(),
      hear: message => this.#hear(message),
      lost: () => this.#lost(),
      gone: () => forgetSeen(this.code),
      known: () => this.#known(),
    })
  }

  /** How the connection stands. */
  get line(): Line {
    return this.#connection.line
  }

  /** Whether nobody can decide anything now: without a line, or in a pause of a club night. */
  get halted(): boolean {
    return this.line !== 'live' || Boolean(this.table?.paused)
  }

  /** The numbers of the seats of this person. */
  get mine(): number[] {
    return (this.table?.seats ?? []).filter(seat => seat.mine).map(seat => seat.seat)
  }

  /** Give an order; true once the server has carried it out. A second tap on the same button is the same order. */
  give<K extends Order['order']>(order: K, facts: Facts<K>): Promise<boolean> {
    return this.#once.do(JSON.stringify([order, facts]), () => this.#give(order, facts))
  }

  #give<K extends Order['order']>(order: K, facts: Facts<K>): Promise<boolean> {
    const id = Math.random().toString(36).slice(2, 12)
    this.refusal = null
    this.catchUp()
    this.pending = [...this.pending, id]
    return new Promise(done => {
      const waiting = { order: { order, id, ...facts } as unknown as Order, done }
      this.#waiting.push(waiting)
      this.#connection.send(waiting.order)
    })
  }

  /** Show the next step of others, which waits for its time. */
  next(): void {
    if (this.behind) this.#at(this.behind - 1)
    else this.#queue.next()
  }

  /** Show the table as it is now. */
  catchUp(): void {
    this.paused = this.held = false
    this.#at(0)
    this.#queue.all()
  }

  /** A picture lies over the board: what others do waits, unless it is wanted at once. */
  hold(held: boolean): void {
    if (held === this.held) return
    this.held = held && (this.behind > 0 || settings.pace !== 'instant')
    this.#walk()
    this.keepPace()
  }

  /** Another pace has been chosen, or somebody looks again. */
  keepPace(): void {
    this.#queue.run()
  }

  /** The table as it was a step before; what comes meanwhile waits. */
  back(): void {
    this.paused = true
    this.#at(this.behind + 1)
  }

  /** All that was done since one's own last step, step by step. */
  again(): void {
    this.paused = false
    this.#at(this.past)
    this.#walk()
  }

  pause(): void {
    clearTimeout(this.#again)
    this.paused = !this.paused
    if (!this.paused) this.#walk()
    this.keepPace()
  }

  /** How fast what others do is shown now: where it is never seen again, nobody is too fast to see it. */
  #pace(): Rest {
    if (document.hidden) return 'instant'
    if (this.held) return 'held'
    if (this.paused || this.behind) return 'steps'
    const fleeting = this.table && GAMES[this.table.game].fleeting
    return fleeting && settings.pace === 'instant' ? 'glimpse' : settings.pace
  }

  /** On through what was shown before, at the pace that was chosen. */
  #walk(): void {
    clearTimeout(this.#again)
    if (!this.behind || this.paused || this.held) return
    const rest = restOf(settings.pace === 'instant' ? 'quick' : settings.pace, false)
    if (rest === Infinity) return
    this.#again = setTimeout(() => {
      this.#at(this.behind - 1)
      this.#walk()
    }, rest)
  }

  /** Show the table as it was so many steps ago: nobody can move there. */
  #at(behind: number): void {
    const { table, legal, log } = this
    const found = this.#past.at(behind, { table, legal, log })
    this.behind = this.#past.behind
    if (!found) return
    this.table = found.table
    this.log = found.log
    this.legal = this.behind ? {} : found.legal
  }

  decide(seat: number, move: string): Promise<boolean> {
    return this.give('decide', { seat, ply: this.table?.ply ?? 0, move })
  }

  /** What the moves of a seat would do now; nothing, where the server does not say. */
  async foresee(seat: number): Promise<Record<string, Consequence>> {
    try {
      const found = await api.consequences(this.code, seat)
      return found.ply === this.table?.ply ? found.moves : {}
    } catch {
      return {}
    }
  }

  /** All that a turn of a seat offers now, possible or not; nothing, where the server does not say. */
  async offers(seat: number): Promise<Offer[]> {
    try {
      return (await api.offers(this.code, seat)).offers
    } catch {
      return []
    }
  }

  /** Take a seat; this device adds to the deals. */
  join(seat: number | null, name: string | null = null): Promise<boolean> {
    return this.give('join', { seat, name, adds: true })
  }

  /** What a move that has been begun would bring. */
  outlook(seat: number, begun: string): Promise<unknown> {
    return api.outlook(this.code, seat, begun)
  }

  undo(seat: number): Promise<boolean> {
    return this.give('undo', { seat, ply: this.table?.ply ?? 0 })
  }

  retry(): void {
    this.#connection.retry()
  }

  /** Open the line anew: another person is asking now. */
  reopen(): void {
    this.#number = -1
    this.#connection.reopen()
  }

  close(): void {
    this.#queue.clear()
    clearTimeout(this.#again)
    this.#dispose()
    this.talk.close()
    this.#keep()
    this.#connection.close()
  }

  /** Tell the server whether somebody looks at this page; a page that nobody sees may end at any moment. */
  #look(): void {
    const here = !this.aside && document.visibilityState === 'visible'
    if (!here) this.#keep()
    this.#connection.send({ order: 'look', id: 'look', here })
  }

  /** Remember the position for a day without a line; not the hands of several players. */
  #keep(): void {
    const { table } = this
    if (table && !this.aside && this.asOf === null && !(this.mine.length > 1 && GAMES[table.game].secret))
      keepSeen(table)
  }

  /** Without a line, show the position that was seen last. */
  #recall(): void {
    const seen = this.table || this.aside ? null : seenAt(this.code)
    if (!seen) return
    this.table = seen.table
    this.asOf = seen.at
    this.#connection.line = 'offline'
  }

  #address(): string {
    const since = this.#number >= 0 ? `since=${this.#number}&` : ''
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const invite = encodeURIComponent(this.invite)
    return `${scheme}://${location.host}/api/tables/${this.code}/live?${since}invite=${invite}`
  }

  #opened(): void {
    void this.talk.load()
    this.#look()
    if (this.#number >= 0) {
      this.#connection.line = 'live'
      void renew()
    }
    // What was not acknowledged is sent again under its old id: it is carried out once.
    this.#waiting.forEach(({ order }) => this.#connection.send(order))
    void this.#mix()
  }

  #lost(): void {
    this.presence = null
    this.#keep()
    this.#recall()
  }

  /** Whether this browser is somebody's, though the session of this page has ended: then all is told anew. */
  async #known(): Promise<boolean> {
    this.#number = -1
    const known = await api.isKnown()
    if (known) this.refusal = null
    return known
  }

  /** Add to the deals, while salts are exchanged: by itself, and nobody is told if another tab was quicker. */
  async #mix(): Promise<void> {
    const part = this.table?.fair.exchange && (await added(this.table))
    if (part) this.#connection.send({ ...part, id: saltId(part) })
  }

  #hear(message: Message): void {
    if (message.type === 'view') {
      this.#queue.clear()
      this.#past.forget()
      this.behind = this.past = 0
      const mine = String(this.mine)
      this.table = message.table
      if (String(this.mine) !== mine) this.log = [] // what another person was told
      this.legal = message.legal
      this.asOf = null
      this.#number = message.number
      this.#connection.settle()
      void this.#mix()
      if (message.number > 0) void this.#remember(message.number)
      else this.remembered = true
    } else if (message.type === 'step') this.#step(message)
    else if (message.type === 'refused') this.#refused(message.id, message.refusal)
    else if (message.type === 'done') this.#finish(message.id, true)
    else if (message.type === 'talk') this.talk.hear(message.said)
    else if (message.type === 'bye') this.refusal = message.refusal
    else if (message.type === 'presence') this.presence = message
  }

  #step(message: StepMessage): void {
    if (message.number <= this.#number) return
    if (message.number > this.#number + 1) {
      this.#number = -1
      this.#connection.hangUp()
      return
    }
    this.#number = message.number
    this.#connection.settle()
    this.#queue.push(message)
  }

  #own(message: StepMessage): boolean {
    return message.entry.seat !== undefined && this.mine.includes(message.entry.seat)
  }

  /** Whose deed a step shows, if there is anything to see. */
  #seen(message: StepMessage): 'own' | 'others' | null {
    if (this.#own(message)) return 'own'
    return seen(message.events, this.mine).length ? 'others' : null
  }

  #apply(message: StepMessage): void {
    this.#at(0)
    const { table, legal, log } = this
    if (message.entry.kind === 'undone') this.#past.restore()
    else if (this.#own(message) && message.entry.kind === 'decided') this.#past.clear()
    else if (this.#seen(message)) this.#past.keep({ table, legal, log })
    this.past = this.#past.length
    const before = this.table?.seats ?? []
    const ply = this.table?.ply
    this.table = patched(this.table, message.patch) as Table
    // What was refused was about another moment.
    if (this.table.ply !== ply || (this.#own(message) && message.entry.kind === 'decided')) this.refusal = null
    if (message.legal) this.legal = message.legal
    this.log = [...this.log, logged(message, before, this.table, this.mine)]
    this.latest = message
    if (message.entry.kind === 'forgotten') void this.talk.load()
    void this.#mix()
    if (message.id) this.#finish(message.id, true)
  }

  #refused(id: string | undefined, refusal: Refusal): void {
    if (id?.startsWith(SALTING)) return
    this.refusal = refusal
    if (id) this.#finish(id, false)
  }

  #finish(id: string, ok: boolean): void {
    this.#waiting.find(({ order }) => order.id === id)?.done(ok)
    this.#waiting = this.#waiting.filter(({ order }) => order.id !== id)
    this.pending = this.pending.filter(other => other !== id)
  }

  /** What was told before this page was opened. */
  async #remember(until: number): Promise<void> {
    try {
      const told = (await api.news(this.code, Math.max(0, until - REMEMBERED), this.invite)) as Message[]
      const steps = told.filter(m => m.type === 'step' && m.number <= until) as StepMessage[]
      const known = this.log.map(({ number }) => number)
      const older = retold(steps, this.table?.seats ?? [], this.mine)
      const missed = older.filter(({ number }) => !known.includes(number))
      this.log = [...missed, ...this.log].sort((a, b) => a.number - b.number)
    } catch {
      // The log begins with this page.
    }
    this.remembered = true
  }
}
