/** A line to the server: comes back when it breaks, and asks one that is quiet whether it lives. */

import { parsed } from './named'
import type { Message } from './wire'

export type Line = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'gone'
type Timer = ReturnType<typeof setTimeout>

interface Ends {
  address: () => string // where to open it, now
  opened: () => void
  hear: (message: Message) => void
  lost: () => void // it will be tried again
  gone: () => void // there is nothing to come back to
  known: () => Promise<boolean> // whether this browser is still somebody's
}

const OFFLINE_AFTER = 10_000
const QUIET = 4_000 // a line that has said nothing for so long is asked whether it lives; it may take twice as long
const DOUBT = 2_500 // after which a line that does not answer is not called live any more
const BEAT = 1_000 // how often the line is looked after
const PATIENCE = 8_000 // the longest pause between two tries to reach the server
const UNKNOWN = 4401 // the session of a line has ended; the browser may have another by now
const GONE = [UNKNOWN, 4403, 4404] // what the server says before it closes a line for good
const COOKIE = 1_000 // in which a new session, made in another tab, has reached the browser

const later = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

export class Connection {
  line = $state<Line>('connecting') // how it stands

  #socket: WebSocket | null = null // the one in use; others are on their way out
  #tries = 0 // to reach the server, since it was last heard
  #timers: Timer[] = [] // the next try, and the moment to give up hope
  #closed = false // the page has been left
  #heard = 0 // when the server last said something
  #asked = 0 // when it was last asked whether the line lives
  #doubted = false // it has not answered in time, and may still
  #told = false // whether the server has told everything since it last called this person unknown
  #dispose: () => void // stops listening for the network
  #beat: Timer // asks a quiet line whether it still lives

  constructor(readonly ends: Ends) {
    const back = () => this.retry()
    const gone = () => this.#pulse(true)
    addEventListener('online', back)
    addEventListener('offline', gone)
    this.#dispose = () => {
      removeEventListener('online', back)
      removeEventListener('offline', gone)
    }
    this.#beat = setInterval(() => this.#pulse(), BEAT)
    this.#open()
  }

  /** Say something, where the line is open. */
  send(order: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(order))
  }

  /** What was heard is all there is to know. */
  settle(): void {
    this.#tries = 0
    this.#told = true
    this.line = 'live'
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
    this.line = 'connecting'
    this.#forget()
    const old = this.#socket
    this.#socket = null
    old?.close()
    this.#open()
  }

  /** Something was missed: this line ends, and the next one tells everything. */
  hangUp(): void {
    this.#socket?.close()
  }

  close(): void {
    this.#closed = true
    this.#forget()
    clearInterval(this.#beat)
    this.#dispose()
    this.#socket?.close()
  }

  #open(): void {
    const socket = new WebSocket(this.ends.address())
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
    this.ends.opened()
  }

  #hear(message: Message): void {
    this.#heard = Date.now()
    if (this.#doubted) {
      this.#doubted = false
      this.line = 'live'
    }
    this.ends.hear(message)
  }

  #lost(code: number): void {
    if (this.#closed) return
    if (code === UNKNOWN && this.#told) {
      void this.#ask()
      return
    }
    if (GONE.includes(code)) {
      this.line = 'gone'
      this.ends.gone()
      return
    }
    if (this.line === 'live' || this.line === 'connecting') this.line = 'reconnecting'
    this.ends.lost()
    if (this.#tries === 0) this.#timers.push(setTimeout(() => this.#despair(), OFFLINE_AFTER))
    const wait = Math.min(250 * 2 ** this.#tries, PATIENCE)
    this.#tries += 1
    this.#timers.push(setTimeout(() => this.#open(), wait))
  }

  /** Another tab may have begun a new session, whose cookie comes a moment later than the end of the old one. */
  async #ask(): Promise<void> {
    this.#told = false
    this.line = 'reconnecting'
    try {
      const known = (await this.ends.known()) || (await later(COOKIE), await this.ends.known())
      if (this.#closed) return
      if (known) this.#open()
      else this.#lost(UNKNOWN)
    } catch {
      this.#told = true
      this.#lost(1006)
    }
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
}
