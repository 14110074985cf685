/** The log as it is read: round by round, the newest first. */

import { ROUNDS, entered, knownDraw, takenBack } from './entries'
import { speech } from './i18n.svelte'
import type { Logged } from './live.svelte'
import { isPictured } from './pictured.svelte'
import { toldOf } from './words'

interface Step {
  id: number
  pictured: boolean // whether the board can draw it
  lines: string[] // what was done, newest first as everything here
  undone: boolean
}
export interface Chapter {
  id: string
  title: string // how the round began; nothing before the first
  undone: boolean
  steps: Step[] // newest first
}
/** What an entry says of the round that ran, and of the one that it began. */
interface Said {
  before: string[]
  title: string
  after: string[]
}

/** Sentences are made once, for as long as the same reader reads the same names. */
const known = new WeakMap<Logged, { reader: string; said: Said }>()

function saidOf(logged: Logged, names: readonly string[], me: number | null, reader: string): Said {
  const kept = known.get(logged)
  if (kept?.reader === reader) return kept.said
  const { entry, back, events } = logged
  const first = entered(back ? { ...logged, entry: { ...entry, kind: 'returned' } } : logged, names, me)
  const at = events.findIndex(event => ROUNDS.includes(event.name))
  const lines = events.map(event => toldOf(event, logged.bots, names, me))
  const cut = at < 0 ? lines.length : at
  const said = {
    before: [first, ...lines.slice(0, cut).toReversed()].filter(Boolean),
    title: lines[at] ?? '',
    after: lines
      .slice(cut + 1)
      .toReversed()
      .filter(Boolean),
  }
  known.set(logged, { reader, said })
  return said
}

/** Of a long log only its newest lines. */
export function chapters(log: readonly Logged[], names: readonly string[], me: number | null, most = 150): Chapter[] {
  const reader = `${speech.language}/${me}/${names.join('/')}`
  const gone = takenBack(log)
  const taken = new Map<number, Logged[]>() // by the entry that took them back
  for (const logged of log) {
    const by = gone.get(logged.number)
    if (by !== undefined) taken.set(by, [...(taken.get(by) ?? []), logged])
  }
  const found: Chapter[] = []
  const begun: { number: number; title: string }[] = [] // the rounds that were not taken back, so far
  const open = (number: number, title: string, undone: boolean) =>
    found.unshift({ id: `${number}/${found.length}`, title, undone, steps: [] })
  const add = (logged: Logged, lines: string[], undone: boolean) => {
    if (!lines.length) return
    if (!found.length) open(logged.number, '', false)
    found[0]?.steps.unshift({ id: logged.number, lines, undone, pictured: isPictured(logged) && !undone })
  }
  for (const logged of log) {
    const { number } = logged
    const undone = gone.has(number)
    const back = taken.get(number) ?? []
    const still = begun.filter(round => gone.get(round.number) !== number)
    if (still.length < begun.length) {
      begun.splice(0, begun.length, ...still)
      open(number, begun.at(-1)?.title ?? '', false)
    }
    const { before, title, after } = saidOf(logged, names, me, reader)
    add(logged, [...before, ...(back.length ? [knownDraw(back)].filter(Boolean) : [])], undone)
    if (title) {
      begun.push({ number, title })
      open(number, title, undone)
      add(logged, after, undone)
    }
  }
  return newest(found, most)
}

function newest(all: Chapter[], most: number): Chapter[] {
  let left = most
  return all.flatMap(chapter => {
    if (left <= 0) return []
    const steps = chapter.steps.filter(step => (left -= step.lines.length) + step.lines.length > 0)
    return steps.length || chapter.title ? [{ ...chapter, steps }] : []
  })
}
