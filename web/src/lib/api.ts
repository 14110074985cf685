/** Requests to the server, with the person's CSRF token; a no arrives as a Refused. */

import { added, saltId } from './salts'
import type {
  AlertsShown,
  Asked,
  Foreseen,
  GameFacts,
  Me,
  Moment,
  Offers,
  Page,
  QuietShown,
  Refusal,
  Summary,
  TalkShown,
  Turn,
  ViewMessage,
} from './wire'

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

async function read<T>(path: string): Promise<T> {
  return answered(await fetch(path))
}

/** A request that changes something; with a new token where another tab has become somebody else. */
async function send<T>(path: string, body: unknown): Promise<T> {
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
  return (kind.includes('json') ? await answer.json() : await answer.text()) as T
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
export const rename = (name: string) => greeted(send('/api/me', { name }))
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
export const replay = async (asked: Asked) => unfolded(await send<Moment>('/api/replay', asked))
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
export const turns = () => read<Turn[]>('/api/turns')
export const alerts = () => read<AlertsShown>('/api/alerts')
export const wish = (wishes: { silent: string[]; quiet: QuietShown | null }) => send<AlertsShown>('/api/alerts', wishes)
export const addDevice = (device: unknown) => send<AlertsShown>('/api/alerts/device', device)
export const dropDevice = () => send<AlertsShown>('/api/alerts/device', undefined)

export const material = (digest: string) => read<string>(`/api/materials/${digest}`)

/** A new table, and this device's part in its deals at once, where nobody else is waited for. */
async function mixed(made: Promise<ViewMessage>): Promise<ViewMessage> {
  const view = await made
  const part = await added(view.table)
  if (part) await send(`/api/tables/${view.table.code}/orders`, { ...part, id: saltId(part) }).catch(() => null)
  return view
}

export const lesson = (name: string) => read<string>(`/learn/${name}.game`)

/** A guest if nobody is known yet: playing needs no account. */
export async function somebody(name: string): Promise<Me> {
  const found = await me()
  return found.person ? found : rename(name)
}
