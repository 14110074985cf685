/** The messages of docs/api.md: those the server describes itself, and the inside of a table. */

import type { Tree } from './moves'
import type * as made from './wire.generated'

export type { Me, Order, Refusal } from './wire.generated'

export type GameName = 'limes' | 'limits' | 'limoges'
export type Phase = 'waiting' | 'playing' | 'over' | 'frozen'

export type GameFacts = made.GameShown & { name: GameName }
export type Summary = made.Summary & { game: GameName; phase: Phase }
export interface SeatFacts {
  seat: number
  kind: 'open' | 'person' | 'bot' | 'held'
  name?: string | null
  level?: string | null
  mine?: boolean
  away?: string | null
  resigned?: boolean
}
export interface Undo { steps: number; why?: string | null }
export interface Ask { seat: number; what: 'undo' | 'abandon'; agreed: number[]; missing: number[] }
export interface Table {
  code: string
  game: GameName
  options: string[]
  visibility: string
  pace?: { seconds: number; policy: string } | null
  auto: boolean
  host: boolean
  phase: Phase
  seats: SeatFacts[]
  ply: number
  steps: number
  due: number[]
  decided: number[]
  own: Record<string, string>
  undo: Record<string, Undo>
  ask?: Ask | null
  deadline?: number | null
  fair: { commitment: string; salts: Record<string, string>; seed?: string | null }
  result?: { scores: number[]; winners: number[] } | null
  end?: string | null
  rematch?: string | null
  invite?: string | null
  views: Record<string, unknown>
}
export interface GameEvent { name: string; facts: Record<string, unknown> }
export interface Entry { kind: string; seat?: number; [fact: string]: unknown }
export interface ViewMessage extends made.ViewShown { type: 'view'; table: Table & Record<string, unknown>; legal: Record<string, Tree> }
export interface StepMessage {
  type: 'step'
  number: number
  id?: string
  entry: Entry
  events: Record<string, GameEvent[]>
  patch: unknown
  legal?: Record<string, Tree>
}
export type Message =
  | ViewMessage
  | StepMessage
  | { type: 'refused'; id?: string; refusal: made.Refusal }
  | { type: 'done'; id: string; number: number }
  | { type: 'pong'; id: string }
  | { type: 'bye'; refusal: made.Refusal }
