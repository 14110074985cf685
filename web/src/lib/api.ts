/** Requests to the server, with the person's CSRF token; a no arrives as a Refused. */

import type { GameFacts, Me, Refusal, Summary, ViewMessage } from './wire'

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.code)
  }
}

let csrf = ''

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (method !== 'GET' && csrf) headers['x-csrf-token'] = csrf
  const answer = await fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
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

export const me = () => greeted(request('GET', '/api/me'))
export const rename = (name: string) => greeted(request('POST', '/api/me', { name }))
export const games = () => request<GameFacts[]>('GET', '/api/games')
export const openTables = () => request<Summary[]>('GET', '/api/tables')
export const myTables = () => request<Summary[]>('GET', '/api/tables?mine=true')
export const archive = (code: string) => request('POST', `/api/tables/${code}/archive`, { archived: true })
export const create = (table: unknown) => request<ViewMessage>('POST', '/api/tables', table)
export const rematch = (code: string) => request<ViewMessage>('POST', `/api/tables/${code}/rematch`, {})
export const news = (code: string, since: number, invite: string) =>
  request<unknown[]>('GET', `/api/tables/${code}/news?since=${since}&wait=0&invite=${invite}`)
export const record = (code: string, invite: string) =>
  request<string>('GET', `/api/tables/${code}/record?invite=${invite}`)

/** A guest if nobody is known yet: playing needs no account. */
export async function somebody(name: string): Promise<Me> {
  const found = await me()
  return found.person ? found : rename(name)
}
