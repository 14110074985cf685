/** The messages of docs/api.md. */

import type { Tree } from './moves'

export type GameName = 'limes' | 'limits' | 'limoges'
export type Phase = 'waiting' | 'playing' | 'over' | 'frozen'

export interface Refusal {
  code: string
  args: Record<string, unknown>
  section?: string
  place?: Record<string, string | number>
}
export interface Person { name: string; kind: 'guest' | 'account' | 'program'; login?: string | null }
export interface Me { person: Person | null; csrf: string }
export interface GameFacts {
  name: GameName
  rules: number
  least: number
  most: number
  variants: Record<string, string>
  levels: string[]
}
export interface Summary {
  code: string
  game: GameName
  options: string[]
  phase: Phase
  visibility: string
  names: (string | null)[]
  mine: number[]
  due: boolean
  deadline?: number | null
  created: number
}
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
export interface ViewMessage { type: 'view'; number: number; table: Table; legal: Record<string, Tree> }
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
  | { type: 'refused'; id?: string; refusal: Refusal }
  | { type: 'done'; id: string; number: number }
  | { type: 'pong'; id: string }
  | { type: 'bye'; refusal: Refusal }
