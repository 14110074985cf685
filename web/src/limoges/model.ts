/** The view of a game of Les Deux Limoges as the server sends it. */

import { complete, next, type Tree } from '../lib/moves'

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
  first: number
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
  ostensions: number
  track: number
  scores: number[]
  standings: Record<string, Standing[]>
  goals: Record<string, { measure: string[]; points: number[] }>
  revealed: string[][]
  costs?: Record<string, number>
}

export const halves = (domino: string): [number, number] => [Number(domino[0]), Number(domino[2])]

/** The pieces of a vote: colours in order, those without a domino left out. */
export function voting(votes: Partial<Record<Colour, string>>): string[] {
  const pieces = VOTES.flatMap(colour => {
    const domino = votes[colour]
    return domino ? [` ${colour}:`, domino] : []
  })
  return ['vote', ...(pieces.length ? pieces : [' none'])]
}

/** What a picked piece is about, without the blanks and commas of the notation. */
export const word = (piece: string) => piece.replace(/^[ ,]/, '').replace(/:$/, '')

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

/** Go on as long as there is only one way to go on. */
export function onward(tree: Tree | undefined, picked: string[]): string[] {
  let now = picked
  for (;;) {
    const [only, ...others] = next(tree, now)
    if (only === undefined || others.length || complete(tree, now)) return now
    now = [...now, only]
  }
}
