/** Requests to the server, with the person's CSRF token; a no arrives as a Refused. */

import type { Asked, GameFacts, Me, Moment, Refusal, Summary, ViewMessage } from './wire'

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

/** The part that this device has in the deals of a table. */
export const salt = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), n => n.toString(16).padStart(2, '0')).join('')

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
  return answered(await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }))
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

export const me = () => greeted(read('/api/me'))
export const rename = (name: string) => greeted(send('/api/me', { name }))
export const games = () => read<GameFacts[]>('/api/games')
export const openTables = () => read<Summary[]>('/api/tables')
export const myTables = () => read<Summary[]>('/api/tables?mine=true')
export const create = (table: unknown) => send<ViewMessage>('/api/tables', table)
export const rematch = (code: string) => send<ViewMessage>(`/api/tables/${code}/rematch?salt=${salt()}`, {})
export const replay = (asked: Asked) => send<Moment>('/api/replay', asked)
export const news = (code: string, since: number, invite: string) =>
  read<unknown[]>(`/api/tables/${code}/news?since=${since}&wait=0&invite=${invite}`)
export const record = (code: string, invite: string) => read<string>(`/api/tables/${code}/record?invite=${invite}`)

export const lesson = (name: string) => read<string>(`/learn/${name}.game`)

/** A guest if nobody is known yet: playing needs no account. */
export async function somebody(name: string): Promise<Me> {
  const found = await me()
  return found.person ? found : rename(name)
}
