/** What the player of a seat did last, in a few words for the plate: the name stands there already. */

import { takenBack } from './entries'
import { has, parts, t } from './i18n.svelte'
import type { Logged } from './live.svelte'
import { spoken } from './words'

const wordsOf = (event: { name: string }) => `web-did-${event.name}`

/** The last step of the log in which a seat did something that stands. */
export function lastOf(log: readonly Logged[], seat: number): Logged | undefined {
  const gone = takenBack(log)
  return log.findLast(
    logged =>
      !gone.has(logged.number) && logged.events.some(event => event.facts['seat'] === seat && has(wordsOf(event))),
  )
}

/** The last step in which anybody did something that stands. */
export function newestDeed(log: readonly Logged[]): Logged | undefined {
  const gone = takenBack(log)
  return log.findLast(({ number, events }) => !gone.has(number) && events.some(event => has(wordsOf(event))))
}

export function did(log: readonly Logged[], seat: number, names: readonly string[], me: number | null): string {
  const events = lastOf(log, seat)?.events.filter(event => event.facts['seat'] === seat && has(wordsOf(event))) ?? []
  const said = events.map(event => t(wordsOf(event), spoken(event.facts, names, me)))
  return said
    .map(line =>
      parts(line)
        .map(part => part.text)
        .join(''),
    )
    .join(' · ')
}
