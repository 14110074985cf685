/** What a move costs and brings, before it is made: the changes that the rules foresee, in words. */

import { t } from '../lib/i18n.svelte'
import type { Consequence, GameEvent } from '../lib/wire'
import { spoken } from '../lib/words'
import { endWords, robbery } from './words'

export type Foreseen = Record<string, Consequence> // by move

const OWN = ['pays', 'earns', 'loses', 'gains', 'steals', 'frees', 'advances', 'scores', 'draws']
const ANSWERS = ['Comfort', 'Missing'] // to a meeple that somebody loses, or that is not in the reserve
const STRIKES = ['over', 'jails', 'locks'] // what the others are to know of before it is done
const ENDS = ['round', 'over']

/** What a vote would do; where only one is known, as in a lesson, what the part of it would that is chosen. */
export function ofVote(foreseen: Foreseen, votes: Partial<Record<string, string>>, whole: string) {
  if (foreseen[whole]) return foreseen[whole]
  const cast = whole.split(' ').slice(1)
  const [, found] = Object.entries(foreseen).find(([move]) => cast.every(word => move.split(' ').includes(word))) ?? []
  return found && { ...found, changes: found.changes.filter(({ facts }) => votes[String(facts['colour'])]) }
}

/** One change, for the player who may make the move. */
export const phrase = ({ name, facts }: GameEvent, names: readonly string[], seat: number) =>
  t(`consequence-${name}`, spoken(facts, names, seat))

/** What a move does to the coins of its player. */
export function coinsOf(found: Consequence | undefined, seat: number): number {
  let sum = 0
  for (const { name, facts } of found?.changes ?? []) {
    if (name === 'pays' && facts['seat'] === seat) sum -= Number(facts['coins'])
    else if (name === 'pays' && facts['to'] === seat) sum += Number(facts['coins'])
    else if (name === 'earns' && facts['seat'] === seat) sum += Number(facts['coins'])
  }
  return sum
}

/** All that a move does, phrase by phrase, for the player who may make it. */
export const phrases = (found: Consequence | undefined, names: readonly string[], seat: number): string[] =>
  summed(found?.changes ?? [], names, seat)

/** What it does to its player, what comes for a meeple robbed or missing, who goes to prison, and whether
 * the game ends: few words,
 * for a button.
 * The reward of a round comes whatever is chosen: it belongs to no button. */
export function gist(found: Consequence | undefined, names: readonly string[], seat: number): string[] {
  const changes = found?.changes ?? []
  const rewarded = changes.some(({ name }) => ENDS.includes(name))
  const own = changes.filter(({ name, facts }) => OWN.includes(name) && facts['seat'] === seat)
  const others = changes.filter(
    ({ name, facts }) => STRIKES.includes(name) || ANSWERS.includes(String(facts['question'])),
  )
  return summed([...own.filter(({ name }) => name !== 'scores' || !rewarded), ...others], names, seat)
}

/** Changes in words; after several payments of one's own their sum. */
function summed(changes: readonly GameEvent[], names: readonly string[], seat: number): string[] {
  const words = changes.map(change => phrase(change, names, seat))
  const isPaid = ({ name, facts }: GameEvent) => name === 'pays' && facts['seat'] === seat
  const paid = changes.filter(isPaid)
  if (paid.length < 2) return words
  const coins = paid.reduce((sum, { facts }) => sum + Number(facts['coins']), 0)
  return words.toSpliced(changes.findLastIndex(isPaid) + 1, 0, t('web-limoges-paid-in-all', { coins }))
}

/** What the button says: the deed, and what it costs whom or brings. */
export function deedWords(
  move: string,
  found: Consequence | undefined,
  names: readonly string[],
  seat: number,
): string {
  const [verb, next = ''] = move.split(' ')
  const deed = verb === 'end' ? endWords(next) : verb === 'rob' ? robbery(next) : t(`web-verb-${verb}`)
  const paid = new Map<unknown, number>()
  for (const { name, facts } of found?.changes ?? [])
    if (name === 'pays' && facts['seat'] === seat)
      paid.set(facts['to'], (paid.get(facts['to']) ?? 0) + Number(facts['coins']))
  const coins = coinsOf(found, seat)
  if (paid.size) {
    const called = (to: unknown) => (typeof to === 'number' ? (names[to] ?? '') : String(to))
    const part = ([to, sum]: [unknown, number]) =>
      t('web-limoges-payee', { to: called(to), coins: paid.size > 1 ? sum : 0 })
    const all = [...paid.values()].reduce((a, b) => a + b, 0)
    const payees = [...paid].map(part).join(', ')
    return t('web-limoges-deed-for', { deed, coins: all, payees: paid.size > 1 ? `(${payees})` : payees })
  }
  return coins > 0 ? t('web-limoges-deed-earns', { deed, coins }) : deed
}
