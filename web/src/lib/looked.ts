/** How far somebody has seen a table on this device: what came later is told when they return. */

import { entered, takenBack } from './entries'
import type { Logged } from './live.svelte'
import { isDeed, toldOf } from './words'

const KEY = 'limestone-looked'
const MANY = 40 // tables that are kept; older ones are forgotten

function read(): [string, number][] {
  try {
    return Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>)
  } catch {
    return []
  }
}

/** The number of the last entry that was shown; undefined at a table that is new here. */
export const looked = (code: string): number | undefined => read().find(([table]) => table === code)?.[1]

export function look(code: string, number: number): void {
  const others = read().filter(([table]) => table !== code)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [code, number]].slice(-MANY))))
  } catch {
    // A browser that keeps nothing: nothing is told on return.
  }
}

/** What others did after an entry, in words and in order, bots at one's own seat too; not what was taken back. */
export function missed(
  log: readonly Logged[],
  after: number,
  mine: readonly number[],
  names: readonly string[],
  me: number | null,
): string[] {
  const gone = takenBack(log)
  const bots = new Set<number>() // the seats that a bot plays for their people
  const own = (seat: unknown) => typeof seat === 'number' && mine.includes(seat) && !bots.has(seat)
  return log
    .flatMap(logged => {
      const { number, entry, events, back } = logged
      if (entry.kind === 'handed') bots.add(entry.seat ?? -1)
      if (entry.kind === 'returned' || back) bots.delete(entry.seat ?? -1)
      if (number <= after || gone.has(number) || own(entry.seat)) return []
      if (entry.kind === 'reminded' && entry.overdue) return [] // a bar says it
      const others = events.filter(event => !own(event.facts['seat']))
      return [entered(logged, names, me), ...others.map(event => toldOf(event, [...bots], names, me))]
    })
    .filter(Boolean)
}

/** What a bot has done for the person of a seat since it took over, in the sentences of the log. */
export function playedFor(log: readonly Logged[], seat: number, names: readonly string[], me: number | null): string[] {
  const gone = takenBack(log)
  const since = log.findLastIndex(({ entry }) => entry.kind === 'handed' && entry.seat === seat)
  const steps = since < 0 ? [] : log.slice(since).filter(({ number }) => !gone.has(number))
  return steps
    .flatMap(({ events }) => events.filter(event => event.facts['seat'] === seat && isDeed(event)))
    .map(event => toldOf(event, [seat], names, me))
    .filter(Boolean)
}

/** Whether a bot did for the person of a seat the last of these deeds that was not taken back. */
export function didBot(log: readonly Logged[], seat: number | null, deeds: readonly string[]): boolean {
  const gone = takenBack(log)
  const last = log.findLast(
    ({ number, events }) =>
      !gone.has(number) && events.some(({ name, facts }) => deeds.includes(name) && facts['seat'] === seat),
  )
  return seat !== null && Boolean(last?.bots?.includes(seat))
}
