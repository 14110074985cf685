/** A table that stands still: a moment of a record, in the shape of a live one, for the same boards. */

import type { GameName } from '../games'
import type { Tree } from './moves'
import type { Logged } from './live.svelte'
import type { GameEvent, Refusal, Table } from './wire'
import type * as made from './wire.generated'

export interface Moment extends made.Moment {
  game: GameName
  events: Record<string, GameEvent[]>
  next: Record<string, Tree>
}

export class Still {
  moment = $state.raw<Moment | null>(null)
  log = $state.raw<Logged[]>([])
  legal = $state.raw<Record<string, Tree>>({})
  refusal = $state.raw(null)
  line = 'live' as const
  mine: number[] = []
  pending: string[] = []
  latest = null
  playing = $state<number | null>(null) // the seat that is played again, in an introduction
  ondecide: ((seat: number, move: string) => void) | null = null

  table = $derived.by((): Table | null => {
    const now = this.moment
    if (!now) return null
    const over = now.step === now.steps.length && now.result.length > 0
    const best = Math.max(...now.result)
    return {
      code: '',
      game: now.game,
      rules: 0,
      options: now.options,
      material: { name: '', digest: '' },
      visibility: 'link',
      pace: { policy: 'wait', level: '' },
      auto: true,
      host: false,
      phase: over ? 'over' : 'playing',
      seats: Array.from({ length: now.seats }, (_, seat) => ({
        seat,
        kind: 'person' as const,
        mine: false,
        resigned: false,
        name: now.names[seat] ?? null,
      })),
      ply: now.step,
      steps: now.step,
      due: now.due.filter(seat => seat >= 0),
      decided: [],
      reminded: [],
      own: {},
      undo: {},
      fair: { commitment: '', salts: {} },
      result: over
        ? { scores: now.result, winners: now.result.flatMap((score, seat) => (score === best ? [seat] : [])) }
        : null,
      scene: {},
      views: now.views,
    }
  })

  decide(seat: number, move: string): Promise<boolean> {
    this.ondecide?.(seat, move)
    return Promise.resolve(true)
  }

  undo(): Promise<boolean> {
    return Promise.resolve(false)
  }

  give(): Promise<boolean> {
    return Promise.resolve(false)
  }
}

/** One moment of a record, from the server; it knows the rules. */
export async function ask(record: string, step: number): Promise<Moment> {
  const answer = await fetch('/api/replay', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': await token() },
    body: JSON.stringify({ record, step } satisfies made.Asked),
  })
  if (!answer.ok) throw new RefusedRecord(await answer.json())
  return (await answer.json()) as Moment
}

export class RefusedRecord extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code)
  }
}

let csrf: string | null = null
async function token(): Promise<string> {
  csrf ??= ((await (await fetch('/api/me')).json()) as { csrf: string }).csrf
  return csrf
}
