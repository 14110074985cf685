/** The tables where it is this person's turn: in the title, the icon, and as an alert on another page. */

import { untrack } from 'svelte'
import * as api from './api'
import { badged } from './badge'
import { play } from './sound'
import type { Turn } from './wire'

const OFTEN = 15_000
const SOON = 3_000 // while a table is told of: it may be over, or left, by now
const SELDOM = 60_000 // while nobody looks

class Turns {
  list = $state.raw<Turn[]>([])
  news = $state.raw<Turn[]>([]) // where it has become this person's turn while they were elsewhere
  told = $state(0) // news of another kind, which count in title and icon
  lost = $state(!navigator.onLine) // whether the server could not be reached
  #here = $state.raw<{ code: string; yours: boolean } | null>(null) // the table that is open, which knows best
  #known: string[] | null = null // codes; none before the first answer
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Where it is this person's turn, the open table among them. */
  get count(): number {
    const elsewhere = this.list.filter(turn => turn.code !== this.#here?.code)
    return elsewhere.length + (this.#here?.yours ? 1 : 0) + this.told
  }

  /** A title with the number before it, unless it says so itself. */
  title(text: string): string {
    const said = this.#here?.yours && this.count === 1
    return this.count && !said ? `(${this.count}) ${text}` : text
  }

  /** The table that is open, and whether it is this person's turn there; null when it is left. */
  at(code: string | null, yours = false): void {
    const left = untrack(() => this.#here) !== null && !code
    this.#here = code ? { code, yours } : null
    if (code) this.seen(code)
    if (left) void this.ask()
  }

  /** Say no more of a table: it has been opened, or its alert put away. */
  seen(code: string): void {
    const news = untrack(() => this.news) // told from within effects, which must not follow it
    if (news.some(turn => turn.code === code)) this.news = news.filter(turn => turn.code !== code)
  }

  /** Ask now and from time to time. */
  follow(): void {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.ask()
    })
    for (const change of ['online', 'offline']) addEventListener(change, () => void this.ask())
    navigator.serviceWorker?.addEventListener('message', () => void this.ask())
    void this.ask()
  }

  async ask(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      this.#hear(await api.turns())
      this.lost = false
    } catch (error) {
      // Without a line the last number stands.
      this.lost = !(error instanceof api.Refused)
    }
    const often = this.news.length ? SOON : OFTEN
    this.#timer = setTimeout(() => void this.ask(), document.visibilityState === 'visible' ? often : SELDOM)
  }

  #hear(list: Turn[]): void {
    const known = this.#known
    const elsewhere = list.filter(turn => turn.code !== this.#here?.code)
    const fresh = known ? elsewhere.filter(turn => !known.includes(turn.code)) : []
    const codes = list.map(turn => turn.code)
    this.list = list
    this.#known = codes
    this.news = [...this.news.filter(turn => codes.includes(turn.code)), ...fresh]
    if (fresh.length) play('yours')
  }
}

export const turns = new Turns()

/** Draw the number where browsers show it. */
export function showCount(count: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (link) link.href = count ? badged(count) : '/mark.svg'
  const app = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void> }
  app.setAppBadge?.(count).catch(() => undefined)
}
