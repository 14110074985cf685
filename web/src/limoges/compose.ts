/** A move composed of its words, in whatever order they are chosen: a move fits that has them all. */

import { moves, type Tree } from '../lib/moves'
import { COLOURS } from './model'

export type Words = readonly string[]

const isColour = (word: string) => (COLOURS as readonly string[]).includes(word)

/** All moves of a tree, each as its words: the verb first. */
export const spelled = (tree: Tree | undefined): string[][] => [...moves(tree)].map(text => text.split(/[ ,]/))

/** The text of a move: two dominoes stand together. */
export const written = (words: Words): string => words.join(' ').replace(/(\d-\d) (?=\d-\d)/g, '$1,')

/** The words of a move that are not chosen yet, in its order; null if it does not have all that are chosen.
 * Of colours the first chosen is the first of the move: one is given, the other taken. */
function open(move: Words, chosen: Words): string[] | null {
  const left = [...move]
  for (const word of chosen) {
    const at = left.indexOf(word)
    if (at < 0 || (isColour(word) && left.findIndex(isColour) !== at)) return null
    left.splice(at, 1)
  }
  return left
}

/** The moves that have all that is chosen. */
export const fitting = (all: readonly string[][], chosen: Words) => all.filter(move => open(move, chosen))

/** The words that can be chosen next, those that stand first in their moves. */
export const following = (all: readonly string[][], chosen: Words): string[] => [
  ...new Set(all.flatMap(move => open(move, chosen)?.slice(0, 1) ?? [])),
]

/** Every word of a move that still fits. */
export const reachable = (all: readonly string[][], chosen: Words): Set<string> =>
  new Set(all.flatMap(move => open(move, chosen) ?? []))

/** What is chosen, and what then goes without saying, in the order of the notation. */
export function settled(all: readonly string[][], chosen: Words): string[] {
  let now = [...chosen]
  if (!now.length) return []
  for (let ways = fitting(all, now); ways.length; ways = fitting(ways, now)) {
    const [only, ...others] = following(ways, now)
    const whole = ways.some(move => move.length === now.length)
    if (only === undefined || others.length || whole) {
      const [first = []] = ways
      return first.filter(word => now.includes(word))
    }
    now = [...now, only]
  }
  return now
}

/** Without the last choice: what goes without saying after it anyway was no choice. */
export function withoutLast(all: readonly string[][], chosen: Words): string[] {
  const written = (words: Words) => settled(all, words).join(' ')
  let rest = chosen.slice(0, -1)
  while (rest.length && written(rest) === written(chosen)) rest = rest.slice(0, -1)
  return rest
}

/** The move that is chosen whole. */
export const whole = (all: readonly string[][], chosen: Words): string => {
  const found = all.find(move => move.length === chosen.length && open(move, chosen))
  return found ? written(found) : ''
}

/** What is chosen once another word is: whatever does not go with it gives way, what is like it first. */
export function joined(all: readonly string[][], chosen: Words, word: string, like: (a: string, b: string) => boolean) {
  const fits = (words: string[]) => fitting(all, words).length > 0
  if (fits([...chosen, word])) return [...chosen, word]
  const order = [...chosen].sort((a, b) => Number(like(b, word)) - Number(like(a, word)))
  const one = order.map(gone => [...chosen.filter(kept => kept !== gone), word]).find(fits)
  if (one) return one
  return fits([word]) ? [word] : [...chosen]
}
