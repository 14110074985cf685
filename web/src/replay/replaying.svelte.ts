/** A record that is looked at: which step of it, with whose eyes, and what its address says. */

import { GAMES } from '../games'
import * as api from '../lib/api'
import { t } from '../lib/i18n.svelte'
import { pack, unpack } from '../lib/pack'
import { readerOf } from '../lib/players'
import { place } from '../lib/router.svelte'
import { Still } from '../lib/still.svelte'
import type { Moment, Refusal, Story } from '../lib/wire'
import { replayAddress, reviewAddress, type Shown } from './address'

const REST = 1400 // between two steps that are shown by themselves, in milliseconds

/** Before the deal there is nothing to look at, unless the deal is all there was: then it leads to the end. */
const undealt = ({ game, step, steps }: Moment) =>
  GAMES[game].hides && step === 0 && steps.length > 1 && '*' in (steps[0] ?? {})

/** Whether the record itself is wrong; else it is the line, or too many have asked. */
const ofRecord = ({ code, place }: Refusal) => 'line' in place || code.startsWith('record-')

export class Replaying {
  readonly still = new Still()
  text = $state('')
  step = $state(Number(place.query.get('step') ?? 0))
  chosen = $state(place.query.get('seat') ?? '') // whose eyes; else those that see most
  refusal = $state.raw<Refusal | null>(null)
  running = $state(false)
  packed = $state('') // the record, as an address holds it
  story = $state.raw<Story | null>(null)
  me = $state<number | null>(null) // the seat of who looks
  #seen: Moment[] = [] // by step
  #noted: ReturnType<typeof setTimeout> | undefined

  constructor(readonly table: () => string) {
    $effect.pre(() => {
      this.still.eyes = this.seat === null ? 'watch' : String(this.seat)
      this.still.open = this.all
    })
    $effect(() => this.#run())
    $effect(() => () => clearTimeout(this.#noted))
    void this.#load()
  }

  get code(): string {
    return this.table()
  }

  last = $derived.by(() => this.still.moment?.steps.length ?? 0)
  names = $derived.by(() =>
    Array.from(
      { length: this.still.moment?.seats ?? 0 },
      (_, n) => this.still.moment?.names[n] || t('web-player', { seat: n + 1 }),
    ),
  )
  hands = $derived.by(() => (this.still.moment ? GAMES[this.still.moment.game].hand : null))
  eyes = $derived.by(() => {
    if (this.chosen && (this.hands || this.chosen !== 'all')) return this.chosen
    return this.hands ? 'all' : 'watch'
  })
  all = $derived.by(() => this.eyes === 'all')
  seat = $derived.by(() => {
    if (this.all) return this.still.moment?.due.find(n => n >= 0) ?? 0
    return this.eyes === 'watch' ? null : Number(this.eyes)
  })
  /** As the moments name the eyes. */
  get looker(): string {
    return this.seat === null ? 'watch' : String(this.seat)
  }

  /** Where the review of what is shown is. */
  get review(): string {
    return reviewAddress(this.#shown)
  }

  /** Whether it was played to its end, or somebody gave up: only then there is a review. */
  finished = $derived.by(() => Boolean(this.still.moment?.end || (this.story && this.story.finished)))

  async go(to: number): Promise<void> {
    try {
      const known = this.#seen[to] ?? (await api.replay({ record: this.text, step: to }))
      this.#seen[known.step] = known
      if (undealt(known)) return await this.go(1)
      this.still.moment = known
      this.step = known.step
      this.refusal = null
      this.#note()
    } catch (error) {
      this.running = false
      this.refusal = api.why(error)
    }
  }

  /** With whose eyes to look on. */
  look(eyes: string): void {
    this.chosen = eyes
    this.#note()
  }

  async open(record: string): Promise<void> {
    this.text = record
    this.chosen = ''
    this.#seen = []
    this.refusal = null
    this.story = null
    this.packed = await pack(record)
    await this.#begin(0)
  }

  /** What is shown goes into the address and onto the clipboard. */
  async share(): Promise<void> {
    const query = `?step=${this.step}&seat=${this.eyes}`
    const link = this.code
      ? `${location.origin}/replay/${this.code}${query}`
      : `${location.origin}/replay${query}#${await pack(this.text)}`
    history.replaceState(null, '', link)
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      // The address bar shows it too.
    }
  }

  /** The address of this moment, for playing on. */
  onward = async (): Promise<string> => {
    const from = this.code ? `/replay/${this.code}?step=${this.step}` : `/replay?step=${this.step}`
    return `${location.origin}${from}&onward${this.code ? '' : `#${await pack(this.text)}`}`
  }

  async #load(): Promise<void> {
    try {
      const invite = place.query.get('invite') ?? ''
      if (this.code) [this.text] = await Promise.all([api.record(this.code, invite), this.#recognise(invite)])
      else if (location.hash.length > 1) this.text = await unpack((this.packed = location.hash.slice(1)))
      if (this.text) await this.#begin(this.step)
    } catch (error) {
      const unreadable = { code: 'record-not-a-record', args: {}, section: '', place: {} }
      this.refusal = error instanceof api.Refused ? error.refusal : unreadable
    }
  }

  /** Whose table it was: a replay begins with the eyes of who looks, where that hides nothing. */
  async #recognise(invite: string): Promise<void> {
    try {
      const { table } = await api.table(this.code, invite)
      this.me = readerOf(table.seats.filter(one => one.mine).map(one => one.seat))
      if (this.me === null || GAMES[table.game].hand) return
      this.still.mine = [this.me]
      this.chosen ||= String(this.me)
    } catch {
      // Then a spectator looks.
    }
  }

  /** The first moment that is shown, and the story of all of them; of a record that does not replay only why. */
  async #begin(at: number): Promise<void> {
    const story = api.story({ record: this.text }).catch((error: unknown) => api.why(error))
    const moment = api.replay({ record: this.text, step: at }).catch(() => null)
    const [told, first] = await Promise.all([story, moment])
    if (!('code' in told)) this.story = told
    else if (ofRecord(told)) {
      this.still.moment = null
      this.refusal = told
      return
    }
    if (first) this.#seen[first.step] = first
    await this.go(at)
    if ('code' in told) this.refusal ??= told
  }

  #run(): (() => void) | undefined {
    if (!this.running) return
    const timer = setInterval(() => {
      if (this.step >= this.last) this.running = false
      else void this.go(this.step + 1)
    }, REST)
    return () => clearInterval(timer)
  }

  /** The address says what is shown, so that a page that is loaded anew shows it again. */
  #note(): void {
    clearTimeout(this.#noted)
    this.#noted = setTimeout(() => {
      if (this.still.moment) history.replaceState(history.state, '', replayAddress(this.#shown))
    }, 250)
  }

  get #shown(): Shown {
    const { code, packed, step, chosen: seat } = this
    return { code, packed, step, seat, invite: place.query.get('invite') }
  }
}
