/** The view of a game of Les Deux Limoges as the server sends it. */

import { next, type Tree } from '../lib/moves'

export const COLOURS = ['red', 'blue', 'yellow', 'grey', 'purple'] as const
export type Colour = (typeof COLOURS)[number]
export const VOTES = ['blue', 'yellow', 'red'] as const // in the order of the notation

export interface Lying {
  domino: string
  owner?: number | null
  meeple?: Colour | null
  covers: string
  active: boolean
}
export interface Space {
  kind: string
  colours: Colour[]
  per_turn: number
  zone: string // of a building: inner, outer, cite, outside
}
export interface Held {
  tile: string
  side: string
  meeple?: Colour | null
  jailed?: boolean
}
export interface Side {
  cost: number
  colour?: Colour | null
  when: string
  zone: string
  effects: [string, ...(string | number | [string, number][])[]][]
}
export interface Player {
  coins: number
  meeples: number[]
  points: number
  influence: [number, number]
  hand: number
  bag: number
  removed: string[]
  robbed: string[]
  tiles: Held[]
  objectives: number
}
export interface Due {
  kind: string
  seat?: number | null
  placed?: number
  began?: number
  left?: number
  colour?: Colour
  seen?: string[]
}
export interface Standing {
  measure: number
  rank: number
  points: number
}
export interface View {
  seat?: number | null
  round: number
  lap: number // 0 before the first turn of the round
  first: number
  last?: { seats: number[]; certain: boolean; lacking: number[] } | null // after it no round can begin
  due?: Due | null
  own?: { hand: string[]; objectives: string[] } | null
  seats: Player[]
  board: Record<string, Lying>
  spaces: Record<string, Space>
  reserve: number[]
  prison: number[]
  treasury: [number, number]
  rows: Record<string, { tile: string; side: string }[]>
  sides: Record<string, Side>
  deck: number
  discard: string[]
  stack: number // of events
  spent: string[]
  ostensions: number
  track: number
  payer: string // of the tax: builder, bank, own
  scores: number[]
  standings: Record<string, Standing[]>
  goals: Record<string, { measure: string[]; points: number[] }>
  revealed: string[][]
}

export const halves = (domino: string): [number, number] => [Number(domino[0]), Number(domino[2])]

export const isDomino = (word: string) => /^\d-\d$/.test(word)

/** A vote as text: colours in order, those without a domino left out. */
export function voting(votes: Partial<Record<Colour, string>>): string {
  const cast = VOTES.filter(colour => votes[colour]).map(colour => `${colour}:${votes[colour]}`)
  return ['vote', ...(cast.length ? cast : ['none'])].join(' ')
}

/** The verbs that begin a move, in the order in which they are offered. */
export function verbs(tree: Tree | undefined): string[] {
  const ORDER = [
    'activate',
    'guards',
    'guard',
    'commerce',
    'mint',
    'corrupt',
    'ostend',
    'rob',
    'jail',
    'free',
    'use',
    'jealousy',
    'destroy',
    'play',
    'drop',
  ]
  const found = next(tree)
  return ORDER.filter(verb => found.includes(verb))
}
