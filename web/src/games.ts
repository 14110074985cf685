/** The games, and what the client has to know of each besides what the server says: its only list of them. */

import type { Component } from 'svelte'
import LimesArt from './limes/Art.svelte'
import LimitsArt from './limits/Art.svelte'
import LimogesArt from './limoges/Art.svelte'
import type { Chance } from './lib/deals'
import type { Action } from './lib/keys'
import { countOf } from './limits/count'

export type GameName = 'limes' | 'limits' | 'limoges'

/** A part of the page that takes the view of its own game, which nobody else reads. */
type Part = Component<Record<string, unknown>>

interface Game {
  art: Component // its picture, made of its own pieces
  board: () => Promise<Part> // fetched when it is needed: the first page stays small
  review: () => Promise<Part> // how its reviews look
  chance: () => Promise<Chance> // what it draws, for the check of its deals
  passed: (() => Promise<Part>) | null // what all saw while others had the device, for the curtain
  together: ((scene: { round: number; counted?: unknown }) => string) | null // what all look at before the curtain
  hand: (() => Promise<Part>) | null // what a seat holds, for a replay that shows all hands
  keys: Action[] // what is done by keys besides what every table has
  opponents: number // bots at a table that is opened with one click
  secret: boolean // whether one device for several players needs a curtain
  alone: boolean // whether everybody plays the same cards for themselves
  hides: boolean // whether a round begins with hidden cards, so that there are odds to tell
  digits: number | null // of what a move is worth, in points; null: a share of victory
  most: number // at a table of a club night
  fleeting: boolean // whether what is played is covered at once, and has to be remembered
  short: string | null // the key of a shorter name, for the head of a phone
  watched: boolean // whether a turn has so many steps that others want to stop and go back
}

const part = async (module: Promise<{ default: unknown }>) => (await module).default as Part

export const GAMES: Record<GameName, Game> = {
  limes: {
    art: LimesArt,
    board: () => part(import('./limes/Limes.svelte')),
    review: () => part(import('./limes/Review.svelte')),
    chance: async () => (await import('./limes/chance')).default,
    hand: null,
    passed: null,
    together: null,
    keys: ['hint', 'none', 'left', 'right', 'walk', 'take', 'lens', 'board'],
    opponents: 0,
    secret: false,
    alone: true,
    hides: false,
    digits: 1,
    most: 6,
    fleeting: false,
    short: null,
    watched: false,
  },
  limits: {
    art: LimitsArt,
    board: () => part(import('./limits/Limits.svelte')),
    review: () => part(import('./limits/Review.svelte')),
    chance: async () => (await import('./limits/chance')).default,
    hand: () => part(import('./limits/Hand.svelte')),
    passed: () => part(import('./limits/Passed.svelte')),
    together: scene => countOf(scene, false),
    keys: ['hint', 'accuse', 'swap'],
    opponents: 2,
    secret: true,
    alone: false,
    hides: true,
    digits: 2,
    most: 6,
    fleeting: true,
    short: null,
    watched: false,
  },
  limoges: {
    art: LimogesArt,
    board: () => part(import('./limoges/Limoges.svelte')),
    review: () => part(import('./limoges/Review.svelte')),
    chance: async () => (await import('./limoges/chance')).default,
    hand: () => part(import('./limoges/Hand.svelte')),
    passed: null, // all of it still lies on the map
    together: null,
    keys: ['hint', 'end', 'aid', 'walk', 'take', 'earlier', 'pause'],
    opponents: 1,
    secret: true,
    alone: false,
    hides: false,
    digits: null,
    most: 4,
    fleeting: false,
    short: 'web-limoges-short',
    watched: true,
  },
}

export const GAME_NAMES = Object.keys(GAMES) as GameName[]
/** The introductions, in the order in which they are played: each is the name of a record. */
export const LESSONS: Record<GameName, string[]> = {
  limes: ['limes'],
  limits: ['limits'],
  limoges: ['limoges', 'limoges-2', 'limoges-3'],
}
/** The game that an introduction is about. */
export const gameOf = (lesson: string): GameName => GAME_NAMES.find(name => LESSONS[name].includes(lesson)) ?? EASIEST

export const EASIEST: GameName = 'limes' // for who plays here for the first time
