/** The talk at a table: what this person hears of it, what is new, and what they may say now. */

import * as api from './api'
import { speech } from './i18n.svelte'
import { Once } from './once'
import { hush, react } from './reactions.svelte'
import { play } from './sound'
import type { Refusal, Said, TalkShown } from './wire'

const KEY = 'limestone-talk'
const TABLES = 50 // of which this device remembers how far it has read

export class Talk {
  said = $state.raw<Said[]>([]) // oldest first
  sayable = $state.raw<string[]>([]) // words that this person may say now
  nudgeable = $state.raw<number[]>([]) // seats that this person may nudge now
  muted = $state.raw<number[]>([]) // seats of those whom this person does not hear
  blocked = $state.raw<number[]>([]) // and of those with whom they want nothing to do
  quiet = $state.raw<Refusal | null>(null) // why not everything may be said now
  refusal = $state.raw<Refusal | null>(null) // why the last wish was not granted
  latest = $state.raw<Said | null>(null) // what somebody else said last, while this page was open
  #once = new Once() // for phrases that are tapped twice
  #read = $state(0) // the number of the last line that was seen here

  constructor(
    readonly code: string,
    readonly invite: string,
  ) {
    this.#read = kept()[code] ?? 0
  }

  /** How many lines of others have not been seen on this device. */
  get unread(): number {
    return this.said.filter(line => !line.mine && line.number > this.#read).length
  }

  /** Ask for all of it: at the beginning, when the line comes back, and when the game has gone on. */
  async load(): Promise<void> {
    try {
      this.#take(await api.talk(this.code, this.invite))
    } catch {
      // It is asked for again when the line comes back.
    }
  }

  /** Something that was said just now. */
  hear(line: Said): void {
    if (line.number <= (this.said.at(-1)?.number ?? 0)) return
    this.said = [...this.said, line]
    if (line.kind === 'reaction') react(line.seat, line.word)
    if (line.mine) return
    this.latest = line
    play(line.kind === 'nudge' ? 'yours' : 'turn')
  }

  say(word: string, seat: number | null): Promise<boolean> {
    const line = { word, language: speech.language, seat }
    return this.#once.do(`say ${word} ${seat}`, () => this.#wish(api.say(this.code, line)))
  }

  nudge(seat: number): Promise<boolean> {
    return this.#once.do(`nudge ${seat}`, () => this.#wish(api.nudge(this.code, seat)))
  }

  mute(seat: number, muted: boolean): Promise<boolean> {
    return this.#wish(api.mute(this.code, seat, muted))
  }

  /** Have nothing to do with somebody any more, at any table; or again. */
  async block(seat: number, blocked: boolean): Promise<void> {
    try {
      await api.block(this.code, seat, blocked)
      this.refusal = null
    } catch (error) {
      this.refusal = api.why(error)
    }
    await this.load()
  }

  /** All of it has been seen. */
  see(): void {
    const last = this.said.at(-1)?.number ?? 0
    if (last <= this.#read) return
    this.#read = last
    keep(this.code, last)
  }

  close(): void {
    hush()
  }

  async #wish(answer: Promise<TalkShown>): Promise<boolean> {
    this.refusal = null
    try {
      const before = this.said.at(-1)?.number ?? 0
      this.#take(await answer)
      const mine = this.said.find(line => line.mine && line.number > before)
      if (mine?.kind === 'reaction') react(mine.seat, mine.word)
      return true
    } catch (error) {
      this.refusal = api.why(error)
      void this.load()
      return false
    }
  }

  #take({ said, sayable, nudgeable, muted, blocked, quiet = null }: TalkShown): void {
    this.said = said
    this.sayable = sayable
    this.nudgeable = nudgeable
    this.muted = muted
    this.blocked = blocked
    this.quiet = quiet
  }
}

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

function keep(code: string, number: number): void {
  const others = Object.entries(kept()).filter(([other]) => other !== code)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - TABLES), [code, number]])))
  } catch {
    // A browser that keeps nothing: what was read counts as new on the next visit.
  }
}
