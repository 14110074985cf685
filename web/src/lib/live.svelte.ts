/** A table as it is now: opens the socket, applies differences, comes back when the line breaks. */

import { GAMES } from '../games'
import * as api from './api'
import type { Tree } from './moves'
import { patched } from './patch'
import { renew } from './renew'
import type { Entry, GameEvent, Message, Order, Refusal, SeatFacts, StepMessage, Table } from './wire'

export type Line = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'gone'
export interface Logged {
  number: number
  entry: Entry
  events: GameEvent[]
  steps?: number // how many steps of the game had been played after it
  back?: boolean // whether its player took the seat back from a bot with it
  chair?: SeatFacts // who came or went; whoever sits there later has another name
}
interface Waiting {
  order: Order
  done: (ok: boolean) => void
}
type After = Pick<Table, 'seats' | 'steps'>
type Timer = ReturnType<typeof setTimeout>
type Facts<K> = Omit<Extract<Order, { order: K }>, 'order' | 'id'>

const OFFLINE_AFTER = 10_000
const QUIET = 20_000 // a line that has said nothing for so long is asked whether it still lives
const SEATING = ['joined', 'left', 'bot'] // entries that change who sits where
const SOMEBODY = { kind: 'person', mine: false, kept: false, resigned: false } as const // of whom nothing is known
const PATIENCE = 8_000 // the longest pause between two tries to reach the server

export class Live {
  table = $state.raw<Table | null>(null) // all that this person may know, as it is shown now
  legal = $state.raw<Record<string, Tree>>({}) // by own seat: the moves it may choose from
  line = $state<Line>('connecting') // how the connection stands
  log = $state.raw<Logged[]>([]) // what happened here, oldest first
  latest = $state.raw<StepMessage | null>(null) // the last message shown; null until one comes
  refusal = $state.raw<Refusal | null>(null) // why the last order was not carried out
  round = $state<number | null>(null) // the round on the board, where it is not yet the newest
  pending = $state<string[]>([]) // the ids of orders that the server has not answered

  #number = -1 // of the last entry received; -1 before the first view
  #socket: WebSocket | null = null // the one in use; others are on their way out
  #waiting: Waiting[] = [] // orders that are sent again when the line comes back
  #tries = 0 // to reach the server, since it was last heard
  #timers: Timer[] = [] // the next try, and the moment to give up hope
  #closed = false // the page has been left
  #heard = 0 // when the server last said something
  #queue: StepMessage[] = [] // received, not yet shown
  #next = 0 // when the next step of others may be shown
  #pause: Timer | undefined // until then
  #dispose: () => void // stops listening for the network
  #beat: Timer // asks a quiet line whether it still lives

  constructor(
    readonly code: string,
    readonly invite: string,
  ) {
    this.#open()
    const back = () => this.retry()
    addEventListener('online', back)
    this.#dispose = () => removeEventListener('online', back)
    this.#beat = setInterval(() => this.#pulse(), QUIET / 2)
  }

  /** The numbers of the seats of this person. */
  get mine(): number[] {
    return (this.table?.seats ?? []).filter(seat => seat.mine).map(seat => seat.seat)
  }

  /** Give an order; true once the server has carried it out. */
  give<K extends Order['order']>(order: K, facts: Facts<K>): Promise<boolean> {
    const id = Math.random().toString(36).slice(2, 12)
    this.refusal = null
    this.pending = [...this.pending, id]
    return new Promise(done => {
      const waiting = { order: { order, id, ...facts } as unknown as Order, done }
      this.#waiting.push(waiting)
      this.#send(waiting)
    })
  }

  decide(seat: number, move: string): Promise<boolean> {
    return this.give('decide', { seat, ply: this.table?.ply ?? 0, move })
  }

  /** Take a seat, with a salt of this device's own choice. */
  join(seat: number, name: string | null = null): Promise<boolean> {
    return this.give('join', { seat, salt: api.salt(), name })
  }

  undo(seat: number): Promise<boolean> {
    return this.give('undo', { seat, ply: this.table?.ply ?? 0 })
  }

  retry(): void {
    if (this.line === 'live' || this.#closed) return
    this.#tries = 0
    this.#forget()
    this.#socket?.close()
    this.#open()
  }

  /** Open the line anew: another person is asking now. */
  reopen(): void {
    this.#number = -1
    this.line = 'connecting'
    this.#forget()
    const old = this.#socket
    this.#socket = null
    old?.close()
    this.#open()
  }

  close(): void {
    this.#closed = true
    this.#forget()
    clearInterval(this.#beat)
    clearTimeout(this.#pause)
    this.#dispose()
    this.#socket?.close()
  }

  #send({ order }: Waiting): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(order))
  }

  #open(): void {
    const since = this.#number >= 0 ? `since=${this.#number}&` : ''
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const invite = encodeURIComponent(this.invite)
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/live?${since}invite=${invite}`)
    this.#socket = socket
    socket.onopen = () => this.#opened(socket)
    socket.onmessage = event => this.#hear(JSON.parse(event.data as string) as Message)
    socket.onclose = event => {
      if (socket === this.#socket) this.#lost(event.code)
    }
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.#forget()
    this.#heard = Date.now()
    if (this.#number >= 0) {
      this.line = 'live'
      void renew()
    }
    // What was not acknowledged is sent again under its old id: it is carried out once.
    this.#waiting.forEach(waiting => this.#send(waiting))
  }

  #lost(code: number): void {
    if (this.#closed) return
    if (code === 4404 || code === 4401 || code === 4403) {
      this.line = 'gone'
      return
    }
    if (this.line === 'live' || this.line === 'connecting') this.line = 'reconnecting'
    if (this.#tries === 0) this.#timers.push(setTimeout(() => this.#despair(), OFFLINE_AFTER))
    const wait = Math.min(250 * 2 ** this.#tries, PATIENCE)
    this.#tries += 1
    this.#timers.push(setTimeout(() => this.#open(), wait))
  }

  #despair(): void {
    if (this.line !== 'live') this.line = 'offline'
  }

  #forget(): void {
    this.#timers.forEach(clearTimeout)
    this.#timers = []
  }

  #pulse(): void {
    const quiet = Date.now() - this.#heard
    if (this.line !== 'live') return
    if (quiet > QUIET * 1.5) this.#socket?.close()
    else if (quiet > QUIET / 2) this.#socket?.send('{"order":"ping","id":"beat"}')
  }

  #hear(message: Message): void {
    this.#heard = Date.now()
    if (message.type === 'view') {
      this.#queue = []
      this.table = message.table
      this.legal = message.legal
      const first = this.#number < 0
      this.#number = message.number
      this.#settled()
      if (first && message.number > 0) void this.#remember(message.number)
    } else if (message.type === 'step') this.#step(message)
    else if (message.type === 'refused') this.#refused(message.id, message.refusal)
    else if (message.type === 'done') this.#finish(message.id, true)
    else if (message.type === 'bye') this.refusal = message.refusal
  }

  #step(message: StepMessage): void {
    if (message.number <= this.#number) return
    if (message.number > this.#number + 1) {
      this.#number = -1
      this.#socket?.close()
      return
    }
    this.#number = message.number
    this.#queue.push(message)
    this.#settled()
    this.#show()
  }

  /** Show what is due: nobody waits for what they did themselves, nor for what nobody can see. */
  #show(): void {
    clearTimeout(this.#pause)
    for (let message = this.#queue[0]; message; message = this.#queue[0]) {
      const wait = this.#queue.some(step => this.#own(step)) ? 0 : this.#next - Date.now()
      if (wait > 0) {
        this.#pause = setTimeout(() => this.#show(), wait)
        return
      }
      this.#queue.shift()
      this.#apply(message)
    }
  }

  #own(message: StepMessage): boolean {
    return message.entry.seat !== undefined && this.mine.includes(message.entry.seat)
  }

  #apply(message: StepMessage): void {
    const before = this.table?.seats ?? []
    this.table = patched(this.table, message.patch) as Table
    if (message.legal) this.legal = message.legal
    this.log = [...this.log, this.#logged(message, before, this.table)]
    this.latest = message
    if (message.id) this.#finish(message.id, true)
    // One's own card comes to rest before the next one covers it.
    const { pace } = GAMES[this.table.game]
    if (this.#own(message)) this.#next = Date.now() + pace / 3
    else if (this.log.at(-1)?.events.length) this.#next = Date.now() + pace
  }

  #settled(): void {
    this.#tries = 0
    this.line = 'live'
  }

  #refused(id: string | undefined, refusal: Refusal): void {
    this.refusal = refusal
    if (id) this.#finish(id, false)
  }

  #finish(id: string, ok: boolean): void {
    this.#waiting.find(({ order }) => order.id === id)?.done(ok)
    this.#waiting = this.#waiting.filter(({ order }) => order.id !== id)
    this.pending = this.pending.filter(other => other !== id)
  }

  #logged({ number, entry, events }: StepMessage, before: SeatFacts[], after: After): Logged {
    const logged: Logged = { number, entry, events: seen(events, this.mine), steps: after.steps }
    const [was, is] = [before[entry.seat ?? -1], after.seats[entry.seat ?? -1]]
    if (entry.kind === 'decided' && was?.away && !is?.away) logged.back = true
    const moved = SEATING.includes(entry.kind) && (entry.kind === 'left' ? was : is)
    return moved ? { ...logged, chair: moved } : logged
  }

  /** What was told before this page was opened. */
  async #remember(until: number): Promise<void> {
    try {
      const told = (await api.news(this.code, 0, this.invite)) as Message[]
      const steps = told.filter(m => m.type === 'step' && m.number <= until) as StepMessage[]
      const known = this.log.map(logged => logged.number)
      let after: After = { seats: (this.table?.seats ?? []).map(({ seat }) => ({ ...SOMEBODY, seat })), steps: 0 }
      const older = steps.map(step => {
        const before = after
        const { seats = {}, steps = before.steps } = step.patch
        after = { seats: patched(before.seats, seats) as SeatFacts[], steps }
        return this.#logged(step, before.seats, after)
      })
      this.log = [...older.filter(logged => !known.includes(logged.number)), ...this.log]
    } catch {
      // The log begins with this page.
    }
  }
}

/** What was told to all seats of this device alike; a seat alone hears everything it may know. */
function seen(events: Record<string, GameEvent[]> | undefined, mine: number[]): GameEvent[] {
  const [first = [], ...others] = Object.values(events ?? {})
  if (mine.length < 2) return first
  const same = (event: GameEvent, n: number) => others.every(list => JSON.stringify(list[n]) === JSON.stringify(event))
  return first.filter(same)
}
