/** Requests to the server, with the person's CSRF token; a no arrives as a Refused. */

import { invitation } from './invited'
import { given, parsed } from './named'
import { added, saltId } from './salts'
import { who } from './who.svelte'
import type {
  AlertsShown,
  AskedReplay,
  ChallengeListed,
  ChallengeShown,
  DailyShown,
  DailyStones,
  DailyWall,
  Foreseen,
  GameFacts,
  HintShown,
  HomeShown,
  KnownShown,
  Leaderboard,
  RatingChange,
  Me,
  MemoriesShown,
  Moment,
  Offers,
  Page,
  ProfileShown,
  PiecesShown,
  QuietShown,
  Refusal,
  ReviewShown,
  Story,
  Summary,
  TalkShown,
  Turn,
  ViewMessage,
} from './wire'
import type {
  AdminShown,
  EventListed,
  House,
  MeasureShown,
  PersonListed,
  PuzzleListed,
  PuzzleShown,
  PuzzlesShown,
  ServerShown,
  TableListed,
  TriedShown,
} from './wire.generated'

/** Which of one's own games are asked for. */
export interface Wanted {
  show: Show
  game?: string
  name?: string
  after?: string
}
export type Show = 'running' | 'finished' | 'archived'

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.code)
  }
}

/** Why a request came to nothing: the no of the server, or that it did not answer. */
export const why = (error: unknown): Refusal =>
  error instanceof Refused ? error.refusal : { code: 'unreachable', args: {}, section: '', place: {} }

const fresh = () => Math.random().toString(36).slice(2, 12) // an id for an order

let csrf: string | null = null // of the person of this browser; not asked for yet

export async function read<T>(path: string): Promise<T> {
  return answered(await fetch(path))
}

/** A request that changes something; with a new token where another tab has become somebody else. */
export async function send<T>(path: string, body: unknown): Promise<T> {
  csrf ??= (await me()).csrf
  try {
    return await post(path, body, csrf)
  } catch (error) {
    if (!(error instanceof Refused && error.refusal.code === 'csrf')) throw error
    return post(path, body, (await me()).csrf)
  }
}

async function post<T>(path: string, body: unknown, token: string): Promise<T> {
  const headers = { 'content-type': 'application/json', 'x-csrf-token': token }
  const method = body === undefined ? 'DELETE' : 'POST'
  return answered(await fetch(path, { method, headers, body: JSON.stringify(body) }))
}

async function answered<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Refused(await refusalOf(answer), answer.status)
  const kind = answer.headers.get('content-type') ?? ''
  return (kind.includes('json') ? parsed(await answer.text()) : await answer.text()) as T
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    return (await answer.json()) as Refusal
  } catch {
    return { code: 'unavailable', args: {}, section: '', place: {} }
  }
}

async function greeted(answer: Promise<Me>): Promise<Me> {
  const me = await answer
  csrf = me.csrf
  who.hear(me.person)
  return me
}

/** A moment with everything that each seat sees and was told: what all share is sent once. */
export function unfolded(moment: Moment): Moment {
  const { scene, views, events } = moment
  const seats = Object.keys(views)
  return {
    ...moment,
    views: Object.fromEntries(seats.map(seat => [seat, { ...scene, ...views[seat] }])),
    events: Object.fromEntries(seats.map(seat => [seat, events[seat] ?? events['watch'] ?? []])),
  }
}

export const me = () => greeted(read('/api/me'))
/** Whether this browser is somebody's. */
export async function isKnown(): Promise<boolean> {
  try {
    return (await me()).person !== null
  } catch (error) {
    if (error instanceof Refused && [401, 403].includes(error.status)) return false
    throw error
  }
}
export async function home(): Promise<HomeShown> {
  const found = await read<HomeShown>('/api/home')
  csrf = found.me.csrf
  who.hear(found.me.person)
  return found
}
let naming: Promise<unknown> = Promise.resolve()
/** One after the other: two at once, of nobody yet, would be two guests, and what belongs to the first is lost. */
function called(name: string | undefined, code: string): Promise<Me> {
  const next = naming.then(() => greeted(send('/api/me', { name, invitation: code })))
  naming = next.catch(() => null)
  return next
}
export const rename = (name: string | undefined) => called(name, invitation())
/** Who reads one's name in the standings of the daily game. */
export const letName = (named: string) => send<Me>('/api/me', { named })
/** Become a guest of a server by the code of its invitation. */
export const enter = (name: string, code: string) => called(name || undefined, code)
export const keep = (login: string, password: string) => greeted(send('/api/account', { login, password }))
export const signIn = (login: string, password: string) => greeted(send('/api/session', { login, password }))
export const signOut = () => greeted(send('/api/session', undefined))
export const changePassword = (old: string, password: string) => greeted(send('/api/password', { old, new: password }))
export const forgetMe = () => greeted(send('/api/me', undefined))
export const link = () => send<{ link: string }>('/api/link', {})
export const followLink = (link: string) => greeted(send('/api/session/link', { link }))
export const games = () => read<GameFacts[]>('/api/games')
export const openTables = () => read<Summary[]>('/api/tables')
export const myGames = (wanted: Wanted) => read<Page>(`/api/me/tables?${new URLSearchParams({ ...wanted })}`)
export const archive = (code: string, archived: boolean) => send(`/api/tables/${code}/archive`, { archived })
export const leave = (code: string, seat: number) =>
  send(`/api/tables/${code}/orders`, { order: 'leave', id: fresh(), seat })
export const create = (table: object) => mixed(send<ViewMessage>('/api/tables', { ...table, adds: true }))
export const rematch = (code: string) => mixed(send<ViewMessage>(`/api/tables/${code}/rematch?adds=true`, {}))
export const replay = async (asked: AskedReplay) => unfolded(await send<Moment>('/api/replay', asked))
export const onward = (asked: object) => send<ViewMessage>('/api/onward', asked)
export const puzzles = () => read<PuzzlesShown>('/api/puzzles')
export const puzzle = (name: string) => read<PuzzleShown>(`/api/puzzles/${name}`)
export const nextPuzzle = (game: string) => read<PuzzleListed>(`/api/puzzles/next/${game}`)
export const tryPuzzle = (name: string, move: string) => send<TriedShown>(`/api/puzzles/${name}/try`, { move })
export const puzzleOutlook = (name: string, begun: string) =>
  read<unknown>(`/api/puzzles/${name}/outlook?${new URLSearchParams({ begun })}`)
export const news = (code: string, since: number, invite: string) =>
  read<unknown[]>(`/api/tables/${code}/news?since=${since}&wait=0&invite=${invite}`)
export const consequences = (code: string, seat: number) =>
  read<Foreseen>(`/api/tables/${code}/consequences?seat=${seat}`)
export const offers = (code: string, seat: number) => read<Offers>(`/api/tables/${code}/offers?seat=${seat}`)
export const outlook = async (code: string, seat: number, begun: string) =>
  (await read<{ outlook: unknown }>(`/api/tables/${code}/outlook?seat=${seat}&begun=${encodeURIComponent(begun)}`))
    .outlook
export const table = (code: string, invite: string) => read<ViewMessage>(`/api/tables/${code}?invite=${invite}`)
export const record = (code: string, invite: string) => read<string>(`/api/tables/${code}/record?invite=${invite}`)

export const talk = (code: string, invite: string) => read<TalkShown>(`/api/tables/${code}/talk?invite=${invite}`)
export const say = (code: string, said: { word: string; language: string; seat: number | null }) =>
  send<TalkShown>(`/api/tables/${code}/talk`, said)
export const nudge = (code: string, seat: number) => send<TalkShown>(`/api/tables/${code}/nudge`, { seat })
export const mute = (code: string, seat: number, muted: boolean) =>
  send<TalkShown>(`/api/tables/${code}/mute`, { seat, muted })
export const block = (code: string, seat: number, blocked: boolean) =>
  send(`/api/tables/${code}/block`, { seat, blocked })
export const profile = (handle: string) => read<ProfileShown>(`/api/profiles/${encodeURIComponent(handle)}`)
export const changeProfile = (wish: { handle?: string; shows?: Record<string, string> }) =>
  send<ProfileShown>('/api/me/profile', wish)
export const leaderboard = (game: string) => read<Leaderboard>(`/api/leaderboards/${game}`)
export const people = () => read<KnownShown[]>('/api/people')
export const wishOf = (key: string, wish: { muted?: boolean; blocked?: boolean }) =>
  send<KnownShown[]>(`/api/people/${key}`, wish)
export const turns = () => read<Turn[]>('/api/turns')
export const alerts = () => read<AlertsShown>('/api/alerts')
export const wish = (wishes: { silent: string[]; quiet: QuietShown | null }) => send<AlertsShown>('/api/alerts', wishes)
export const addDevice = (device: unknown) => send<AlertsShown>('/api/alerts/device', device)
export const dropDevice = () => send<AlertsShown>('/api/alerts/device', undefined)

/** Beside whose land one's own is shown. */
export type Whom = 'best' | 'par' | 'hindsight'
export const daily = (date = '') => read<DailyShown>(`/api/daily?date=${date}`)
export const playDaily = (date: string) => send<ViewMessage>(`/api/daily/${date}`, {})
export const dailyWall = (date: string) => send<DailyWall>(`/api/daily/${date}/wall`, {})
export const dailyStones = (share: string) => read<DailyStones>(`/api/daily/shared/${share}/stones`)
export const beside = (date: string, whom: Whom) => read<string>(`/api/daily/${date}/beside?whom=${whom}`)
export const hint = (code: string, asked: { seat: number; ply: number; best: boolean }) =>
  send<HintShown>(`/api/tables/${code}/hint`, asked)
export const remember = (code: string, said: { seat: number; round: number; counts: number[] }) =>
  send<MemoriesShown>(`/api/tables/${code}/memory`, said)
export const memories = (code: string) => read<MemoriesShown>(`/api/tables/${code}/memory`)
export const story = (asked: { record: string }) => send<Story>('/api/replay/story', asked)
export const review = (asked: { record: string; seat: number | null; effort?: number }) =>
  send<ReviewShown>('/api/review', asked)
export const pieces = (id: string, after: number, wait = 10) =>
  read<PiecesShown>(`/api/review/${id}/pieces?after=${after}&wait=${wait}`)
export const tryMove = (id: string, tried: { step: number; seat: number; move: string }) =>
  send<Record<string, unknown>>(`/api/review/${id}/try`, tried)
export const challenge = (code: string) => send<{ id: string }>(`/api/tables/${code}/challenge`, {})
export const challenged = (id: string) => read<ChallengeShown>(`/api/challenges/${id}`)
export const takeUp = (id: string, open: number) => send<ViewMessage>(`/api/challenges/${id}`, { open })
export const ratingChanges = (code: string) => read<RatingChange[]>(`/api/tables/${code}/ratings`)
export const challenges = () => read<ChallengeListed[]>('/api/challenges')

export const server = () => read<ServerShown>('/api/server')
/** Refused where this invitation lets nobody in. */
export const invited = (invitation: string) => send<ServerShown>('/api/invitation', { invitation })
export const report = (code: string, seat: number, reason: string) =>
  send(`/api/tables/${code}/report`, { seat, reason })
export const admin = () => read<AdminShown>('/api/admin')
export const adminTables = (phase: string, page: number) =>
  read<TableListed[]>(`/api/admin/tables?phase=${phase}&page=${page}`)
export const adminPeople = (name: string, page: number) =>
  read<PersonListed[]>(`/api/admin/people?${new URLSearchParams({ name, page: String(page) })}`)
export const adminEvents = (page: number) => read<EventListed[]>(`/api/admin/events?page=${page}`)
export const measures = (page: number) => read<MeasureShown[]>(`/api/admin/measures?page=${page}`)
export const measure = (measure: string, whom: string, name?: string) =>
  send<MeasureShown[]>('/api/admin/measures', { measure, whom, name })
export const furnish = (house: House) => send<House>('/api/admin/settings', house)
export const deletable = (days: number) => read<{ games: number }>(`/api/admin/retention?days=${days}`)

export const material = (digest: string) => read<string>(`/api/materials/${digest}`)

/** A new table, and this device's part in its deals at once, where nobody else is waited for. */
async function mixed(made: Promise<ViewMessage>): Promise<ViewMessage> {
  const view = await made
  const part = await added(view.table)
  if (part) await send(`/api/tables/${view.table.code}/orders`, { ...part, id: saltId(part) }).catch(() => null)
  return view
}

export const lesson = (name: string) => read<string>(`/learn/${name}.game`)

/** A guest if nobody is known yet: playing needs no account. A name that is typed, or the first one, is theirs. */
export async function somebody(name: string, typed = false): Promise<Me> {
  const found = await me()
  if (!found.person) return rename(name || undefined)
  const renamed = name && found.person.name !== name && (typed || !given(found.person.name))
  return renamed ? rename(name) : found
}

/** Whether somebody has given no name yet, here or anywhere. */
export const isNameless = async (name: string) => !name && !given((await me()).person?.name)
