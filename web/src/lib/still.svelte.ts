/** A table that stands still: a moment of a record, in the shape of a live one, for the same boards. */

import { Hints } from './hints.svelte'
import type { Tree } from './moves'
import type { Logged } from './live.svelte'
import type { Consequence, Moment, Offer, Table } from './wire'

export class Still {
  moment = $state.raw<Moment | null>(null)
  eyes = $state('watch') // whose eyes see what the last step told
  log = $derived.by((): Logged[] => {
    const now = this.moment
    const events = now?.events[this.eyes] ?? []
    const moved = Object.keys(now?.steps[now.step - 1] ?? {})[0]
    const seat = moved === undefined || moved === '*' ? undefined : Number(moved)
    return now && events.length ? [{ number: now.step, entry: { kind: 'decided', seat }, events }] : []
  })
  legal = $state.raw<Record<string, Tree>>({})
  refusal = $state.raw(null)
  line = 'live' as const
  halted = false
  mine: number[] = []
  round: number | null = null
  pending: string[] = []
  witnessed = ''
  open = $state(false) // whether all hands lie open
  opened = $derived.by(() => (this.open ? (this.moment?.views ?? null) : null))
  latest = null
  hints = new Hints() // nobody asks here
  presence = null
  ondecide: ((seat: number, move: string) => void) | null = null
  onoutlook: ((begun: string) => Promise<unknown>) | null = null

  table = $derived.by((): Table | null => {
    const now = this.moment
    if (!now) return null
    const played = now.winners.length > 0
    const end = now.step === now.steps.length ? now.end : ''
    return {
      code: '',
      game: now.game,
      rules: 0,
      options: now.options,
      material: { name: '', digest: '' },
      visibility: 'link',
      pace: { policy: 'wait', level: '' },
      auto: true,
      hints: false,
      rated: false,
      host: false,
      phase: played || end ? 'over' : 'playing',
      seats: Array.from({ length: now.seats }, (_, seat) => ({
        seat,
        kind: now.levels[seat] ? ('bot' as const) : ('person' as const),
        mine: false,
        kept: false,
        resigned: false,
        name: now.names[seat] ?? null,
        level: now.levels[seat] ?? null,
      })),
      ply: now.step,
      steps: now.step,
      due: now.due.filter(seat => seat >= 0),
      decided: [],
      reminded: [],
      own: {},
      undo: {},
      fair: { scheme: 0, commitment: '', salts: {}, withheld: {} },
      result: played
        ? {
            scores: now.result,
            winners: now.winners,
            places: now.places,
            tie_break: now.tie_break,
            lower_ties: now.lower_ties,
          }
        : null,
      end: end || null,
      scene: {},
      views: now.views,
    }
  })

  decide(seat: number, move: string): Promise<boolean> {
    this.ondecide?.(seat, move)
    return Promise.resolve(true)
  }

  foresee(seat: number): Promise<Record<string, Consequence>> {
    return Promise.resolve(this.moment?.foreseen[seat] ?? {})
  }

  offers(seat: number): Promise<Offer[]> {
    return Promise.resolve((this.moment?.offers[seat] as Offer[] | undefined) ?? [])
  }

  outlook(_: number, begun: string): Promise<unknown> {
    return this.onoutlook?.(begun) ?? Promise.reject(new Error('nobody plays here'))
  }

  hold(): void {
    // Nothing comes by itself here.
  }

  undo(): Promise<boolean> {
    return Promise.resolve(false)
  }

  give(): Promise<boolean> {
    return Promise.resolve(false)
  }
}
