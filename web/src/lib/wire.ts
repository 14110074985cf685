/** The messages of docs/api.md: made from the server's own types, and the words they leave open. */

import type { GameName } from '../games'
import type { Tree } from './moves'
import type { Listed } from './nights'
import type * as made from './wire.generated'

export type {
  AlertsShown,
  AskedReplay,
  AskShown,
  ChallengeListed,
  ChallengeShown,
  DailyDay,
  DailyPlace,
  DailyResult,
  DailyShown,
  DailyStones,
  DailyWall,
  Foreseen,
  HintShown,
  MemoriesShown,
  MemoryShown,
  KnownShown,
  Together,
  Leaderboard,
  Me,
  Offers,
  Order,
  PiecesShown,
  QuietShown,
  Ranked,
  Rating,
  RatingChange,
  Refusal,
  ReviewShown,
  SaidShown as Said,
  Solving,
  Statistic,
  TalkShown,
} from './wire.generated'

export type Entry = made.Entry & { name?: string } // of who left
export type Phase = made.TableShown['phase']

export type GameFacts = made.GameShown & { name: GameName }
/** A land of Limes, small: the zones of every card by its square, and where workers stand. */
export interface Picture {
  cards: Record<string, string>
  workers: string[]
}
export type Summary = made.Summary & { game: GameName; phase: Phase; picture: Picture | null }
export interface Page extends Omit<made.Page, 'tables'> {
  tables: Summary[]
}
/** All steps of a record in one go. */
export interface Story extends Omit<made.Story, 'events'> {
  events: GameEvent[][]
}
export type Recent = made.Recent & { game: GameName; picture: Picture | null }
export type ProfileShown = Omit<made.ProfileShown, 'games'> & { games: Recent[] | null }
export type Turn = made.Turn & { game: GameName }
export type SeatFacts = made.SeatShown
export type Table = made.TableShown & { game: GameName }
export interface GameEvent {
  name: string
  facts: Record<string, unknown>
}
export interface Consequence extends made.ConsequenceShown {
  changes: GameEvent[]
}
export type Offer = made.OfferShown
export type Tax = made.TaxShown
export interface Moment extends made.Moment {
  game: GameName
  scene: object
  views: Record<string, object>
  events: Record<string, GameEvent[]>
  next: Record<string, Tree>
  foreseen: Record<string, Record<string, Consequence>>
  tie_break: GameEvent | null
  lower_ties: GameEvent[]
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
/** Who is at a table now. */
export interface PresenceMessage {
  type: 'presence'
  here: number[] // seats
  since: Record<string, number> // by seat: when somebody who is away was last here, where that is known
  watching: number
  names: string[] // of watchers; some have none
}
export type Message =
  | ViewMessage
  | StepMessage
  | { type: 'refused'; id?: string; refusal: made.Refusal }
  | { type: 'done'; id: string; number: number }
  | { type: 'pong'; id: string }
  | { type: 'talk'; said: made.SaidShown }
  | { type: 'bye'; refusal: made.Refusal }
  | PresenceMessage

/** What the first page shows of games. */
export type HomeShown = Omit<made.HomeShown, 'running' | 'finished' | 'open' | 'nights'> & {
  running: Page
  finished: Page
  open: Summary[]
  nights: Listed[]
}
