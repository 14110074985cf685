/** What was said in words, between the rounds of the game; and the phrases that fit the moment. */

import type { GameName } from '../games'
import { ROUNDS } from './entries'
import { t } from './i18n.svelte'
import type { Logged } from './live.svelte'
import type { Phase, Said } from './wire'
import { spoken, told } from './words'

export const REACTIONS = ['admire', 'smile', 'salute', 'wince'] as const
export const REACTION_ICONS = { admire: 'star', smile: 'smile', salute: 'hand', wince: 'flame' } as const
export type Reaction = keyof typeof REACTION_ICONS

const FITTING: Record<'start' | 'midst' | 'end', string[]> = {
  start: ['good-luck', 'you-too', 'hello', 'first-game', 'one-moment', 'back'],
  midst: ['nice-move', 'one-moment', 'thanks', 'back', 'take-your-time', 'close'],
  end: ['well-played', 'again', 'thanks', 'gladly', 'good-game', 'bye'],
}

/** The phrases that are offered first: how far the game has come decides. */
export function fitting(sayable: readonly string[], game: GameName, phase: Phase, steps: number): string[] {
  const moment = phase === 'over' ? 'end' : phase === 'waiting' || steps < 4 ? 'start' : 'midst'
  const words = sayable.filter(word => !isReaction(word))
  const own = words.find(word => word.startsWith(`${game}-`))
  const first = FITTING[moment].filter(word => words.includes(word))
  return first.length ? [...first, ...(own && moment === 'midst' ? [own] : [])] : words
}

export const isReaction = (word: string): word is Reaction => word in REACTION_ICONS

/** What a line says, without who says it: a phrase, or a whole sentence about a reaction or a nudge. */
export function sentence(line: Said, names: readonly string[], me: number | null): string {
  if (line.kind === 'phrase') return t(`web-say-${line.word}`)
  const facts = line.kind === 'nudge' ? { seat: line.seat, other: line.to } : { seat: line.seat }
  const args = spoken(facts, names, me)
  return line.kind === 'nudge' ? t('web-nudged-line', args) : t(`web-reacted-${line.word}`, args)
}

export type Row = { round: number } | { line: Said; about: string }

/** The talk with the rounds of the game between its lines, and what a reaction is about. */
export function rows(
  said: readonly Said[],
  log: readonly Logged[],
  names: readonly string[],
  me: number | null,
): Row[] {
  const begun = log.flatMap(({ number, events }) =>
    events
      .filter(event => ROUNDS.includes(event.name))
      .map(event => ({ number, round: event.facts['round'] as number })),
  )
  let last = 0
  return said.flatMap(line => {
    const round = begun.findLast(one => one.number <= line.after)?.round ?? 0
    const rounds = round && round !== last ? [{ round }] : []
    last = round
    return [...rounds, { line, about: about(line, log, names, me) }]
  })
}

/** The move that a reaction is about: somebody else's, if several moved at once. */
function about(line: Said, log: readonly Logged[], names: readonly string[], me: number | null): string {
  if (line.kind !== 'reaction') return ''
  const events = log.find(logged => logged.number === line.ply)?.events ?? []
  const others = events.filter(({ facts }) => 'seat' in facts && facts['seat'] !== line.seat)
  return [...others, ...events].map(event => told(event, names, me)).find(Boolean) ?? ''
}
