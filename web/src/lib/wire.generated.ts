// Made by `python -m tests.wire_types` from the server's own types. Do not edit.

export interface Refusal {
  code: string
  args: Record<string, unknown>
  section: string
  place: Record<string, string | number>
}

export interface PersonShown {
  name: string
  kind: string
  login: string
  admin?: boolean
}

export interface Me {
  person: PersonShown | null
  csrf: string
}

export interface MaterialShown {
  word: string
  name: string
  digest: string
}

export interface OptionShown {
  section: string
  setting: string
  usual: string
  rulebook: string
  excludes: string[]
  implies: string[]
}

export interface GameShown {
  name: string
  rules: number
  least: number
  most: number
  variants: Record<string, OptionShown>
  material: MaterialShown
  levels: string[]
}

export interface MaterialNamed {
  name: string
  digest: string
  warnings?: Refusal[]
}

export interface PaceShown {
  policy: string
  level: string
  seconds?: number | null
}

export interface SeatShown {
  seat: number
  kind: 'open' | 'person' | 'bot' | 'held' | 'ghost'
  mine: boolean
  kept: boolean
  resigned: boolean
  name?: string | null
  level?: string | null
  away?: string | null
}

export interface UndoShown {
  steps: number
  why?: string | null
}

export interface AskShown {
  seat: number
  what: 'undo' | 'abandon'
  steps: number
  agreed: number[]
  missing: number[]
}

export interface ExchangeShown {
  round: number
  sealed: boolean
  asked: number[]
  commitments: Record<string, string>
  salts: Record<string, string>
}

export interface FairShown {
  scheme: number
  commitment: string
  salts: Record<string, string>
  withheld: Record<string, number>
  seed?: string | null
  exchange?: ExchangeShown | null
}

export interface OriginShown {
  kind: 'daily' | 'challenge' | 'onward' | 'night'
  source: string
  steps: number
  counted?: boolean
}

export interface EventShown {
  name: string
  facts: Record<string, unknown>
}

export interface ResultShown {
  scores: number[]
  winners: number[]
  places: number[]
  lower_ties: EventShown[]
  tie_break?: EventShown | null
}

export interface TableShown {
  code: string
  game: string
  rules: number
  options: string[]
  material: MaterialNamed
  visibility: string
  pace: PaceShown
  auto: boolean
  hints: boolean
  rated: boolean
  host: boolean
  phase: 'waiting' | 'playing' | 'over' | 'frozen'
  seats: SeatShown[]
  fair: FairShown
  ply: number
  steps: number
  due: number[]
  decided: number[]
  own: Record<string, string>
  undo: Record<string, UndoShown>
  reminded: number[]
  scene: Record<string, unknown>
  views: Record<string, unknown>
  result?: ResultShown | null
  end?: string | null
  trouble?: Refusal | null
  invite?: string | null
  inviter?: string | null
  ask?: AskShown | null
  deadline?: number | null
  rematch?: string | null
  uncounted?: string | null
  starter?: number | null
  paused?: boolean | null
  overdue?: boolean | null
  night?: string | null
  origin?: OriginShown | null
}

export interface ViewShown {
  type: string
  number: number
  table: TableShown
  legal: Record<string, unknown>
}

export interface ConsequenceShown {
  changes: EventShown[]
  final: boolean
}

export interface Foreseen {
  ply: number
  moves: Record<string, ConsequenceShown>
}

export interface TaxShown {
  gate: string
  seat: number
  coins: number
}

export interface OfferShown {
  deed: string
  about: string
  section: string
  terms: EventShown
  refused: Refusal | null
  near: number
  tax: TaxShown[]
}

export interface Offers {
  ply: number
  offers: OfferShown[]
}

export interface SaidShown {
  number: number
  at: number
  seat: number
  name: string
  kind: 'phrase' | 'reaction' | 'nudge'
  word: string
  language: string
  after: number
  ply: number
  mine: boolean
  to?: number | null
}

export interface TalkShown {
  said: SaidShown[]
  sayable: string[]
  nudgeable: number[]
  muted: number[]
  blocked: number[]
  quiet?: Refusal | null
}

export interface QuietShown {
  begin: number
  end: number
  zone: string
}

export interface AlertsShown {
  key: string
  silent: string[]
  quiet: QuietShown | null
  devices: number
  here: boolean
}

export interface ReviewShown {
  id: string
  state: string
  game: string
  unit: string
  seats: number[]
  results: (number | null)[]
  slip: number
  mistake: number
  fine: number
  amount: number
}

export interface PiecesShown {
  state: string
  made: number
  pieces: Record<string, unknown>[]
}

export interface CandidateShown {
  move: string
  value: number
  error: number
  reason: Record<string, unknown>
}

export interface HintShown {
  ply: number
  unit: string
  best: boolean
  candidates: CandidateShown[]
}

export interface MemoryShown {
  seat: number
  round: number
  counts: number[]
}

export interface MemoriesShown {
  rounds: MemoryShown[]
}

export interface KnownShown {
  key: string
  name: string
  account: boolean
  at: number
  muted: boolean
  blocked: boolean
  handle?: string | null
}

export interface PuzzleListed {
  id: string
  game: string
  rating: number
  ways: number
  solved: boolean | null
}

export interface StrengthShown {
  rating: number
  within: number
  tries: number
  last: boolean[]
}

export interface ChoiceShown {
  move: string
  value: number | null
  people: number
}

export interface AnswerShown {
  best: string
  alike: string[]
  tree: unknown
  unit: string
  lead: number
  reason: Record<string, unknown>
  moves: ChoiceShown[]
  people: number
  solvers: number
}

export interface TriedShown {
  move: string
  solved: boolean
  value: number | null
  rated?: boolean
  change?: number
  strength?: StrengthShown | null
  answer?: AnswerShown | null
}

export interface PuzzleShown {
  id: string
  game: string
  rating: number
  ways: number
  solved: boolean | null
  seat: number
  people: number
  solvers: number
  moment: Record<string, unknown>
  legal: unknown
  strength: StrengthShown
  tries: TriedShown[]
  answer: AnswerShown | null
}

export interface PuzzlesShown {
  day: string
  today: PuzzleListed[]
  strengths: Record<string, StrengthShown>
  counts: Record<string, number>
}

export interface Pace {
  seconds?: number | null
  policy?: string
  level?: string
}

export interface Summary {
  code: string
  game: string
  options: string[]
  pace: Pace
  phase: string
  visibility: string
  names: (string | null)[]
  levels: (string | null)[]
  mine: number[]
  kept: number[]
  due: boolean
  waiting: number[]
  resigned: number[]
  deadline: number | null
  created: number
  ended: number | null
  round: number
  rounds: number | null
  scores: number[]
  places: number[]
  end: string
  picture: Record<string, unknown> | null
  rated?: boolean
  origin?: string
  counted?: boolean | null
  day?: string
  uncounted?: string | null
  stand_in?: string
}

export interface Page {
  tables: Summary[]
  next: string
  running: number
  finished: number
  archived: number
}

export interface Turn {
  code: string
  game: string
  names: string[]
  deadline: number | null
  round?: number | null
}

export interface Point {
  at: number
  rating: number
  error: number
}

export interface Rating {
  game: string
  rating: number
  error: number
  games: number
  unsure: boolean
  better: number | null
  points: Point[]
  anchors: Record<string, number>
}

export interface Statistic {
  game: string
  fact: string
  count: number
  mean: number
  error: number
  best: number | null
  others: number | null
  differs: boolean
}

export interface Solving {
  game: string
  rating: number
  error: number
  tries: number
  solved: number
}

export interface Recent {
  game: string
  seats: number
  at: number
  place: number
  first: number
  points: number | null
  end: string
  rated: boolean
  uncounted: string | null
  day: string
  counted: boolean | null
  picture: Record<string, unknown> | null
  code: string | null
  names: (string | null)[] | null
}

export interface Together {
  game: string
  games: number
  ahead: number
  behind: number
}

export interface ProfileShown {
  handle: string
  name: string
  since: number
  own: boolean
  key: string | null
  shows: Record<string, string> | null
  ratings: Rating[] | null
  statistics: Statistic[] | null
  puzzles: Solving[] | null
  games: Recent[] | null
  together: Together[]
}

export interface Ranked {
  name: string
  handle: string
  rating: number
  error: number
  games: number
  mine: boolean
  known: boolean
}

export interface Own {
  rating: number
  error: number
  games: number
}

export interface Leaderboard {
  game: string
  least: number
  days: number
  all: Ranked[]
  known: Ranked[]
  anchors: Record<string, number>
  listed: boolean
  own: Own | null
}

export interface RatingChange {
  seat: number
  before: number | null
  after: number
  error: number
}

export interface DailyDay {
  date: string
  score: number
}

export interface DailyPlace {
  place: number
  name: string | null
  score: number
  you: boolean
  known: boolean
}

export interface DailyResult {
  counted: boolean
  score: number | null
  place: number | null
  below: number
  par: number | null
  hindsight: number | null
  bots: Record<string, number>
  tally: Record<string, number>
  standings: DailyPlace[]
  beside: DailyPlace | null
  wall: string | null
  share: string
}

export interface DailyShown {
  date: string
  today: string
  ends: number
  first: string
  state: string
  counts: boolean
  code: string | null
  named: string | null
  usual: string
  played: number
  known: string[]
  streak: number
  days: DailyDay[]
  tried: DailyDay[]
  again: number | null
  result: DailyResult | null
}

export interface DailyWall {
  wall: string | null
  review: string | null
}

export interface DailyStones {
  date: string
  name: string | null
  score: number
  par: number
  wall: string
  you: boolean
}

export interface NightListed {
  code: string
  name: string
  organiser: string
  game: string
  size: number
  same: boolean
  starts: number
  phase: string
  players: number
  places: number
  round: number
  rounds: number | null
  mine: boolean
  ended?: number | null
  winners?: string[]
}

export interface HomeShown {
  me: Me
  running: Page
  finished: Page
  open: Summary[]
  daily: DailyShown
  nights: NightListed[]
  challenges: ChallengeListed[]
}

export interface ChallengeOther {
  level: string
  score: number
}

export interface ChallengePlay {
  name: string
  score: number | null
  you: boolean
  challenger: boolean
  knew: boolean
  place: number | null
  others: ChallengeOther[]
}

export interface ChallengeShown {
  id: string
  game: string
  options: string[]
  challenger: string
  own: boolean
  state: string
  code: string | null
  ghosts: boolean
  played: number
  knows: boolean
  results: ChallengePlay[] | null
}

export interface ChallengeListed {
  id: string
  game: string
  challenger: string
  own: boolean
  at: number
  played: number
  over: boolean
  who: string[]
}

export interface TableListed {
  code: string
  game: string
  phase: string
  visibility: string
  hidden: boolean
  created: number
  names: string[]
}

export interface PersonListed {
  id: string
  name: string
  kind: string
  login: string
  created: number
  banned: boolean
  admin: boolean
  table: string
}

export interface EventListed {
  code: string
  name: string
  phase: string
  players: number
  starts: number
}

export interface ReportShown {
  id: string
  at: number
  reason: string
  person: string
  name: string
  now: string
  banned: boolean
  code: string
  by: string
}

export interface MeasureShown {
  at: number
  who: string
  measure: string
  whom: string
  value: string
}

export interface Load {
  version: string
  database: string
  phases: Record<string, number>
  people: Record<string, number>
  lines: number
  rooms: number
  failing: string[]
}

export interface House {
  name?: string
  colour?: string
  welcome?: string
  legal?: string
  contact?: string
  registration?: 'open' | 'invited' | 'closed'
  invitation?: string
  guest_games?: number
  rates?: Record<string, unknown>
}

export interface ServerShown {
  name: string
  colour: string
  welcome: string
  legal: string
  contact: string
  registration: string
}

export interface AdminShown {
  house: House
  rates: Record<string, unknown>
  shipped: Record<string, unknown>
  load: Load
  reports: ReportShown[]
}

export interface AskedReplay {
  record: string
  step?: number
  begun?: string
  eyes?: number
  legal?: boolean
}

export interface Moment {
  game: string
  options: string[]
  seats: number
  names: Record<string, string>
  levels: Record<string, string>
  result: number[]
  winners: number[]
  places: number[]
  tie_break: unknown
  lower_ties: unknown[]
  end: string
  steps: Record<string, string>[]
  comments: string[][]
  step: number
  due: number[]
  scene: unknown
  views: Record<string, unknown>
  events: Record<string, unknown[]>
  next: Record<string, unknown>
  foreseen: Record<string, unknown>
  offers: Record<string, unknown>
  outlook?: unknown
  legal?: Record<string, unknown>
}

export interface Story {
  rounds: number[]
  turns: number[]
  events: unknown[][]
  over: (boolean | null)[]
  finished?: boolean
}

export interface Entry {
  kind: string
  code?: string
  how?: string
  level?: string
  name?: string
  overdue?: boolean
  seat?: number
  seats?: number[]
  steps?: number
  what?: string
}

export interface ResignOrder {
  order: 'resign'
  id: string
  seat: number
}

export interface HandOrder {
  order: 'hand'
  id: string
  seat: number
  level: string
}

export interface ReturnOrder {
  order: 'return'
  id: string
  seat: number
}

export interface AskOrder {
  order: 'ask'
  id: string
  seat: number
  what: 'undo' | 'abandon'
}

export interface AnswerOrder {
  order: 'answer'
  id: string
  seat: number
  yes: boolean
}

export interface DecideOrder {
  order: 'decide'
  id: string
  seat: number
  ply: number
  move: string
}

export interface UndoOrder {
  order: 'undo'
  id: string
  seat: number
  ply: number
}

export interface HintOrder {
  order: 'hint'
  id: string
  seat: number
  ply: number
}

export interface RenewOrder {
  order: 'renew'
  id: string
}

export interface CommitOrder {
  order: 'commit'
  id: string
  commitment: string
}

export interface RevealOrder {
  order: 'reveal'
  id: string
  salt: string
}

export interface JoinOrder {
  order: 'join'
  id: string
  seat?: number | null
  salt?: string | null
  name?: string | null
  adds?: boolean
}

export interface LeaveOrder {
  order: 'leave'
  id: string
  seat: number
}

export interface BotOrder {
  order: 'bot'
  id: string
  seat: number
  level: string
}

export interface StartOrder {
  order: 'start'
  id: string
}

export type Order =
  | ResignOrder
  | HandOrder
  | ReturnOrder
  | AskOrder
  | AnswerOrder
  | DecideOrder
  | UndoOrder
  | HintOrder
  | RenewOrder
  | CommitOrder
  | RevealOrder
  | JoinOrder
  | LeaveOrder
  | BotOrder
  | StartOrder
