/** A table as it is now: opens the socket, applies differences, comes back when the line breaks. */

import { Hints } from './hints.svelte'
import { GAMES } from '../games'
import { forgetSeen, keepSeen, seenAt } from './kept'
import * as api from './api'
import type { Tree } from './moves'
import { parsed } from './named'
import { Once } from './once'
import { patched } from './patch'
import { Past } from './past'
import { Queue, restOf, type Rest } from './queue'
import { added, saltId, SALTING } from './salts'
import { renew } from './renew'
import { settings } from './settings.svelte'
import { Talk } from './talk.svelte'
import type {
  Consequence,
  Entry,
  GameEvent,
  Message,
  Offer,
  Order,
  PresenceMessage,
  Refusal,
  SeatFacts,
  StepMessage,
  Table,
} from './wire'

export type Line = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'gone'
export interface Logged {
  number: number
  entry: Entry
  events: GameEvent[]
  steps?: number // how many steps of the game had been played after it
  back?: boolean // whether its player took the seat back from a bot with it
  chair?: SeatFacts // who came or went; whoever sits there later has another name
}
type Shown = Pick<Live, 'table' | 'legal' | 'log'>
interface Waiting {
  order: Order
  done: (ok: boolean) => void
}
type After = Pick<Table, 'seats' | 'steps'>
type Timer = ReturnType<typeof setTimeout>
type Facts<K> = Omit<Extract<Order, { order: K }>, 'order' | 'id'>

const OFFLINE_AFTER = 10_000
const QUIET = 4_000 // a line that has said nothing for so long is asked whether it lives; it may take twice as long
const DOUBT = 2_500 // after which a line that does not answer is not called live any more
const BEAT = 1_000 // how often the line is looked after
const SEATING = ['joined', 'left', 'bot'] // entries that change who sits where
const SOMEBODY = { kind: 'person', mine: false, kept: false, resigned: false } as const // of whom nothing is known
const REMEMBERED = 450 // entries of a log that a new page asks for: more than 500 the server does not repeat
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
  readonly hints = new Hints() // what this person asked for
  readonly talk: Talk // what people say at this table
  presence = $state.raw<PresenceMessage | null>(null) // who is at the table now
  asOf = $state<number | null>(null) // when the table was as it is shown, where it is only remembered
  ahead = $state(0) // how many steps have come that are not shown yet
  remembered = $state(false) // whether the log has all that it will have of former times
  paused = $state(false) // whether what others do waits until it is asked for
  held = false // whether it waits because a picture lies over the board
  witnessed = $state('') // what all who share this device have looked at together: see games.ts
  behind = $state(0) // how many steps ago the table was as it is shown
  past = $state(0) // how many steps of others since one's own last can be looked at again

  #once = new Once() // for orders that are tapped twice
  #number = -1 // of the last entry received; -1 before the first view
  #socket: WebSocket | null = null // the one in use; others are on their way out
  #waiting: Waiting[] = [] // orders that are sent again when the line comes back
  #tries = 0 // to reach the server, since it was last heard
  #timers: Timer[] = [] // the next try, and the moment to give up hope
  #closed = false // the page has been left
  #heard = 0 // when the server last said something
  #asked = 0 // when it was last asked whether the line lives
  #doubted = false // it has not answered in time, and may still
  #queue = new Queue<StepMessage>({
    show: message => this.#apply(message),
    urgent: message => message.entry.kind !== 'decided' || this.#own(message),
    seen: message => this.#seen(message),
    pace: () => this.#pace(),
    changed: () => (this.ahead = this.#queue?.ahead ?? 0),
  })
  #past = new Past<Shown>() // what was shown since one's own last step
  #again: Timer | undefined // the next step of what is watched again
  #dispose: () => void // stops listening for the network
  #beat: Timer // asks a quiet line whether it still lives

  constructor(
    readonly code: string,
    readonly invite: string,
    readonly aside = false, // another page is looked at, which only needs to know about this table
  ) {
    this.talk = new Talk(code, invite)
    this.#open()
    const back = () => this.retry()
    const gone = () => this.#pulse(true)
    const look = () => this.#look()
    addEventListener('online', back)
    addEventListener('offline', gone)
    document.addEventListener('visibilitychange', look)
    this.#dispose = () => {
      removeEventListener('online', back)
      removeEventListener('offline', gone)
      document.removeEventListener('visibilitychange', look)
    }
    this.#beat = setInterval(() => this.#pulse(), BEAT)
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
      this.#send(waiting)
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
    this.held = held && settings.pace !== 'instant'
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
    if (!this.behind || this.paused) return
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
    this.#queue.clear()
    clearTimeout(this.#again)
    this.#dispose()
    this.talk.close()
    this.#keep()
    this.#socket?.close()
  }

  /** Tell the server whether somebody looks at this page; a page that nobody sees may end at any moment. */
  #look(): void {
    const here = !this.aside && document.visibilityState === 'visible'
    if (!here) this.#keep()
    if (this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ order: 'look', id: 'look', here }))
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
    this.line = 'offline'
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
    socket.onmessage = event => this.#hear(parsed(event.data as string) as Message)
    socket.onclose = event => {
      if (socket === this.#socket) this.#lost(event.code)
    }
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.#forget()
    this.#heard = Date.now()
    void this.talk.load()
    this.#look()
    if (this.#number >= 0) {
      this.line = 'live'
      void renew()
    }
    // What was not acknowledged is sent again under its old id: it is carried out once.
    this.#waiting.forEach(waiting => this.#send(waiting))
    void this.#mix()
  }

  /** Add to the deals, while salts are exchanged: by itself, and nobody is told if another tab was quicker. */
  async #mix(): Promise<void> {
    const part = this.table?.fair.exchange && (await added(this.table))
    if (part && this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ ...part, id: saltId(part) }))
  }

  #lost(code: number): void {
    if (this.#closed) return
    if (code === 4404 || code === 4401 || code === 4403) {
      this.line = 'gone'
      forgetSeen(this.code)
      return
    }
    this.presence = null
    this.#keep()
    if (this.line === 'live' || this.line === 'connecting') this.line = 'reconnecting'
    this.#recall()
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

  /** Ask a quiet line whether it lives; one that was asked and does not answer is opened anew. */
  #pulse(now = false): void {
    if (this.line !== 'live' && !this.#doubted) return
    const time = Date.now()
    const unanswered = this.#asked > this.#heard
    if (unanswered && time - this.#asked > QUIET * 2) this.#drop()
    else if (unanswered && time - this.#asked > DOUBT) {
      this.#doubted = true
      this.line = 'reconnecting'
    } else if (!unanswered && (now || time - this.#heard > QUIET)) {
      this.#asked = time
      this.#socket?.send('{"order":"ping","id":"beat"}')
    }
  }

  /** A dead line may take minutes to close: it is left behind. */
  #drop(): void {
    const dead = this.#socket
    this.#socket = null
    this.#doubted = false
    dead?.close()
    this.#lost(1006)
  }

  #hear(message: Message): void {
    this.#heard = Date.now()
    if (this.#doubted) {
      this.#doubted = false
      this.line = 'live'
    }
    if (message.type === 'view') {
      this.#queue.clear()
      this.#past.clear()
      this.behind = this.past = 0
      this.table = message.table
      this.legal = message.legal
      this.asOf = null
      this.#number = message.number
      this.#settled()
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
      this.#socket?.close()
      return
    }
    this.#number = message.number
    this.#settled()
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
    if (this.#own(message) && message.entry.kind === 'decided') this.#past.clear()
    else if (this.#seen(message)) this.#past.keep({ table, legal, log })
    this.past = this.#past.length
    const before = this.table?.seats ?? []
    this.table = patched(this.table, message.patch) as Table
    if (message.legal) this.legal = message.legal
    this.log = [...this.log, this.#logged(message, before, this.table)]
    this.latest = message
    if (message.entry.kind === 'forgotten') void this.talk.load()
    void this.#mix()
    if (message.id) this.#finish(message.id, true)
  }

  #settled(): void {
    this.#tries = 0
    this.line = 'live'
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
      const told = (await api.news(this.code, Math.max(0, until - REMEMBERED), this.invite)) as Message[]
      const steps = told.filter(m => m.type === 'step' && m.number <= until) as StepMessage[]
      const known = this.log.map(logged => logged.number)
      let after: After = { seats: (this.table?.seats ?? []).map(({ seat }) => ({ ...SOMEBODY, seat })), steps: 0 }
      const older = steps.map(step => {
        const before = after
        const { seats = {}, steps = before.steps } = step.patch
        after = { seats: patched(before.seats, seats) as SeatFacts[], steps }
        return this.#logged(step, before.seats, after)
      })
      const missed = older.filter(logged => !known.includes(logged.number))
      this.log = [...missed, ...this.log].sort((a, b) => a.number - b.number)
    } catch {
      // The log begins with this page.
    }
    this.remembered = true
  }
}

/** What was told to all seats of this device alike; a seat alone hears everything it may know. */
function seen(events: Record<string, GameEvent[]> | undefined, mine: number[]): GameEvent[] {
  const [first = [], ...others] = Object.values(events ?? {})
  if (mine.length < 2) return first
  const same = (event: GameEvent, n: number) => others.every(list => JSON.stringify(list[n]) === JSON.stringify(event))
  return first.filter(same)
}
