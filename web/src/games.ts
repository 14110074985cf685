/** The games, and what the client has to know of each besides what the server says: its only list of them. */

import type { Component } from 'svelte'
import LimesArt from './limes/Art.svelte'
import LimitsArt from './limits/Art.svelte'
import LimogesArt from './limoges/Art.svelte'

export type GameName = 'limes' | 'limits' | 'limoges'

/** A part of the page that takes the view of its own game, which nobody else reads. */
type Part = Component<Record<string, unknown>>

interface Game {
  art: Component // its picture, made of its own pieces
  board: () => Promise<Part> // fetched when it is needed: the first page stays small
  hand: (() => Promise<Part>) | null // what a seat holds, for a replay that shows all hands
  opponents: number // bots at a table that is opened with one click
  pace: number // milliseconds for every step of others: where memory is the game each card is seen
  secret: boolean // whether one device for several players needs a curtain
}

const part = async (module: Promise<{ default: unknown }>) => (await module).default as Part

export const GAMES: Record<GameName, Game> = {
  limes: {
    art: LimesArt,
    board: () => part(import('./limes/Limes.svelte')),
    hand: null,
    opponents: 0,
    pace: 0,
    secret: false,
  },
  limits: {
    art: LimitsArt,
    board: () => part(import('./limits/Limits.svelte')),
    hand: () => part(import('./limits/Hand.svelte')),
    opponents: 2,
    pace: 900,
    secret: true,
  },
  limoges: {
    art: LimogesArt,
    board: () => part(import('./limoges/Limoges.svelte')),
    hand: () => part(import('./limoges/Hand.svelte')),
    opponents: 1,
    pace: 0,
    secret: true,
  },
}

export const GAME_NAMES = Object.keys(GAMES) as GameName[]
