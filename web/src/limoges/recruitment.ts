/** A recruitment as a picture: what each colour brought whom, as the rules told it. */

import type { GameEvent } from '../lib/wire'
import { VOTES, type Colour } from './model'

export interface Voter {
  seat: number
  domino: string
  strength: number // the low half, with what tiles add
  laps: number[] // what the voter took: the first share, then lap after lap
  count: number // in all
}
export interface Column {
  colour: Colour
  voters: Voter[] // in order of rank
  reserve: number // what there was to take
  back: { seat: number; count: number }[] // called back before
  idle: string[] // what is active no longer, as the rules tell it
}

const of = (events: readonly GameEvent[], name: string, colour: Colour) =>
  events.filter(event => event.name === `limoges-${name}` && event.facts['colour'] === colour).map(({ facts }) => facts)

export const isRecruitment = (events: readonly GameEvent[]) => events.some(({ name }) => name === 'limoges-votes')

/** The three colours in the order in which they were settled. */
export const columns = (events: readonly GameEvent[]): Column[] =>
  VOTES.map(colour => {
    const voters = of(events, 'recruits', colour) as unknown as (Voter & { reserve: number })[]
    const [recall] = of(events, 'recall', colour)
    const back = (recall?.['back'] ?? []) as number[]
    return {
      colour,
      voters,
      reserve: voters[0]?.reserve ?? 0,
      back: back.map((count, seat) => ({ seat, count })).filter(one => one.count > 0),
      idle: (recall?.['idle'] ?? []) as string[],
    }
  })

/** Two votes are equally strong: something else ranks them. */
export const tied = (voters: readonly Voter[]): boolean =>
  voters.some((one, n) => voters[n + 1]?.strength === one.strength)
