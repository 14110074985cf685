/** The pictures of the rulebooks: drawn by the boards' own pieces, from positions that the rules have made. */

import type { Component } from 'svelte'
import type { GameName } from '../games'

/** A picture: what draws it, and what it shows (see tests/rule_figures.py). */
export interface Drawn {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each component knows its own facts
  draw: Component<{ facts: any }>
  facts: unknown
}
export type Figures = Record<string, Drawn>
export type Drawings = Record<string, Drawn['draw']>

const DRAWINGS: Record<GameName, () => Promise<{ DRAWINGS: Drawings }>> = {
  limes: () => import('../limes/figures'),
  limits: () => import('../limits/figures'),
  limoges: () => import('../limoges/figures'),
}
const FACTS = import.meta.glob<Record<string, unknown>>('./*.generated.json', { import: 'default' })

/** The pictures of a game. */
export async function figuresOf(game: GameName): Promise<Figures> {
  const [{ DRAWINGS: drawings }, facts] = await Promise.all([DRAWINGS[game](), FACTS[`./${game}.generated.json`]?.()])
  return Object.fromEntries(
    Object.entries(drawings).map(([name, draw]) => [name, { draw, facts: facts?.[name] } satisfies Drawn]),
  )
}
