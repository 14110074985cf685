/** The messages of docs/api.md: made from the server's own types, and the words they leave open. */

import type { GameName } from '../games'
import type { Tree } from './moves'
import type * as made from './wire.generated'

export type { AskShown, Asked, Me, Order, Refusal } from './wire.generated'

export type Entry = made.Entry & { name?: string } // of who left
export type Phase = made.TableShown['phase']

export type GameFacts = made.GameShown & { name: GameName }
export type Summary = made.Summary & { game: GameName; phase: Phase }
export type SeatFacts = made.SeatShown
export type Table = made.TableShown & { game: GameName }
export interface GameEvent {
  name: string
  facts: Record<string, unknown>
}
export interface Moment extends made.Moment {
  game: GameName
  events: Record<string, GameEvent[]>
  next: Record<string, Tree>
  tie_break: GameEvent | null
}
export interface ViewMessage extends made.ViewShown {
  type: 'view'
  table: Table
  legal: Record<string, Tree>
}
export interface StepMessage {
  type: 'step'
  number: number
  id?: string
  entry: Entry
  events: Record<string, GameEvent[]>
  patch: { seats?: unknown; steps?: number }
  legal?: Record<string, Tree>
}
export type Message =
  | ViewMessage
  | StepMessage
  | { type: 'refused'; id?: string; refusal: made.Refusal }
  | { type: 'done'; id: string; number: number }
  | { type: 'pong'; id: string }
  | { type: 'bye'; refusal: made.Refusal }
