/** The view of a game of Limes as the server sends it, and where things lie on the board. */

import { SIGN, Z, type Kind, type Zone } from './terrain'

export type Turn = 'n' | 'e' | 's' | 'w'
export type Profession = 'farmer' | 'fisherman' | 'woodcutter' | 'watchman'
export const PROFESSIONS: Profession[] = ['farmer', 'fisherman', 'woodcutter', 'watchman']
export const TURNS: Turn[] = ['n', 'e', 's', 'w']
export const QUARTERS = ['nw', 'ne', 'sw', 'se'] as const

export interface Laid {
  square: string
  card: number
  turn: Turn
  zones: string[]
}
/** What points are for: the kind of reason has its words, and every place, some zones, is a point. */
export interface Reason {
  kind: string
  places: string[][]
}
export interface Territory {
  profession: Profession
  zones: string[]
  worker?: string | null
  reasons: Reason[]
}
export interface Land {
  cards: Laid[]
  workers: string[]
  supply: number
  territories: Territory[]
  score: number
}
export interface Card {
  number: number
  faces: Partial<Record<Turn, string[]>>
}
export interface View {
  seat?: number | null
  words: string[]
  round: number
  rounds: number
  card?: Card | null
  left: number[]
  lands: Land[]
  /** The kinds of reasons for which each profession scores at this table. */
  ways: Record<Profession, string[]>
  /** The least points of every step of the solo ladder but the lowest. */
  ladder: number[]
  steps: number[]
}

const BARE: Land = { cards: [], workers: [], supply: 0, territories: [], score: 0 }
export const landAt = (view: View, seat: number): Land => view.lands[seat] ?? BARE

/** Column and row of a square, from 0: `d4` is 3, 3. */
export function squareAt(name: string): { x: number; y: number } {
  return { x: name.charCodeAt(0) - 97, y: Number(name[1]) - 1 }
}

export const squareName = (x: number, y: number) => `${'abcdefg'[x]}${y + 1}`

/** Column and row of a zone of the table: `d4nw` is 6, 6. */
export function zoneAt(name: string): { x: number; y: number } {
  const { x, y } = squareAt(name)
  return { x: 2 * x + (name[3] === 'e' ? 1 : 0), y: 2 * y + (name[2] === 's' ? 1 : 0) }
}

/** The name of the zone in this column and row of the table. */
export const zoneName = (x: number, y: number) =>
  squareName(Math.floor(x / 2), Math.floor(y / 2)) + (y % 2 ? 's' : 'n') + (x % 2 ? 'e' : 'w')

/** The four zones of a card on a square, ready to be drawn. */
export function zonesOn(square: { x: number; y: number }, symbols: readonly string[]): Zone[] {
  return symbols.map((symbol, n) => ({
    x: 2 * square.x + (n % 2),
    y: 2 * square.y + Math.floor(n / 2),
    kind: symbol[0] as Kind,
    hut: symbol.length > 1,
  }))
}

export const zonesOf = (land: Land): Zone[] => land.cards.flatMap(laid => zonesOn(squareAt(laid.square), laid.zones))

/** The territory that a zone belongs to. */
export const territoryAt = (land: Land, zone: string): Territory | undefined =>
  land.territories.find(territory => territory.zones.includes(zone))

/** The places that bring a point in a territory, or would. */
export const placesOf = (home: Territory): string[][] => home.reasons.flatMap(reason => reason.places)

export const pointsOf = (home: Territory): number => placesOf(home).length

/** A worker of a land: where it stands, and what it scores; nothing where another scores already. */
export interface Counted {
  at: string // `d4nw/2`: the second worker on that zone
  zone: string
  home: Territory
  scores: boolean
  points: number
}

/** All workers of a land, profession by profession, best first. */
export function workersOf(land: Land): Counted[] {
  const seen: Record<string, number> = {}
  const found = land.workers.flatMap((zone): Counted[] => {
    const home = territoryAt(land, zone)
    const n = (seen[zone] = (seen[zone] ?? 0) + 1)
    if (!home) return []
    const scores = home.worker === zone && n === 1
    return [{ at: `${zone}/${n}`, zone, home, scores, points: scores ? pointsOf(home) : 0 }]
  })
  const kind = ({ home }: Counted) => PROFESSIONS.indexOf(home.profession)
  return found.sort((a, b) => kind(a) - kind(b) || Number(b.scores) - Number(a.scores) || b.points - a.points)
}

const DISC = 13.4 // from the middle of one disc to the next

/** The points of each worker where they are drawn at the end: of several in a zone one beside the other. */
export function discsOf(land: Land): { x: number; y: number; points: number }[] {
  const counted = workersOf(land)
  return counted.map(({ zone, points }, n) => {
    const { x, y } = zoneAt(zone)
    const before = counted.slice(0, n).filter(other => other.zone === zone).length
    return { x: x * Z + SIGN - DISC * (before % 3), y: y * Z + SIGN - DISC * Math.floor(before / 3), points }
  })
}

/** What the lens is on when a zone is pointed at: the worker that scores there, else the zone. */
export function lookAt(land: Land, zone: string): string {
  const home = territoryAt(land, zone)
  return home?.worker ? `${home.worker}/1` : home ? zone : ''
}

/** The kind of worker on a zone, by what the zone shows. */
export function professionAt(land: Land, zone: string): Profession {
  return territoryAt(land, zone)?.profession ?? 'farmer'
}

export const PROFESSION_OF: Record<Kind, Profession> = {
  '.': 'farmer',
  '~': 'fisherman',
  '^': 'woodcutter',
  '#': 'watchman',
}

/** The figures of the workers among the pieces of the page. */
export const SHAPES: Record<Profession, string> = {
  farmer: 'w-farmer',
  fisherman: 'w-fisher',
  woodcutter: 'w-wood',
  watchman: 'w-watch',
}

export interface Window {
  left: number
  top: number
  columns: number
  rows: number
}

/** The corners of all that lies or could lie next: no more than four in a row, in the seven of the table. */
export function reach(squares: readonly string[]): string[] {
  const places = squares.map(squareAt)
  if (!places.length) return []
  const spread = (all: number[]): [number, number] => {
    const [low, high] = [Math.min(...all), Math.max(...all)]
    return high - low < 3 ? [Math.max(0, low - 1), Math.min(6, high + 1)] : [low, high]
  }
  const [left, right] = spread(places.map(p => p.x))
  const [top, bottom] = spread(places.map(p => p.y))
  return [squareName(left, top), squareName(right, bottom)]
}

/** Four cards along a side are all there can be: the columns and the rows that no card may leave any more. */
export function walls(squares: readonly string[]): { columns: [number, number] | null; rows: [number, number] | null } {
  const places = squares.map(squareAt)
  const ends = (all: number[]): [number, number] | null => {
    const [low, high] = [Math.min(...all), Math.max(...all)]
    return high - low === 3 ? [low, high] : null
  }
  return { columns: ends(places.map(p => p.x)), rows: ends(places.map(p => p.y)) }
}

/** The squares to show: those that are laid and those that glow, three by three at least. */
export function windowOf(squares: readonly string[], least = 1): Window {
  const places = squares.map(squareAt)
  const spread = (all: number[]): [number, number] => {
    let low = Math.min(...all, 6)
    let high = Math.max(...all, 0)
    if (!all.length) [low, high] = [3, 3]
    if (high === low) [low, high] = [low - 1, high + 1]
    return [low, high]
  }
  const [left, right] = spread(places.map(p => p.x))
  const [top, bottom] = spread(places.map(p => p.y))
  const side = Math.max(right - left + 1, bottom - top + 1, least)
  const grow = (low: number, high: number): number => low - Math.floor((side - (high - low + 1)) / 2)
  return { left: grow(left, right), top: grow(top, bottom), columns: side, rows: side }
}
