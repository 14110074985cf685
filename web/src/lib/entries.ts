/** The entries of a table's log in words: what was done there besides the moves of the game. */

import { has, parts, speech, strong, t } from './i18n.svelte'
import type { Logged } from './live.svelte'
import { listed, nameOf } from './players'
import type { Refusal, Table } from './wire'
import { spoken, toldOf } from './words'

/** What an entry says by itself; nothing where its events say all. `chair`: who sat there at that time. */
export function entered({ entry, chair }: Logged, names: readonly string[], me: number | null): string {
  const key = `entry-${entry.kind}`
  if (!has(key)) return ''
  const { seats, level, name, ...others } = entry
  const facts = {
    how: '',
    ...others,
    overdue: others.overdue ? 'yes' : 'no',
    ...(seats?.length === 1 ? { seat: seats[0] } : {}),
  }
  const reader = chair && !chair.mine ? null : me
  const then = name || nameOf(chair)
  const called = names.map((now, seat) => (seat === chair?.seat ? then : now))
  const args = spoken(facts, called, reader)
  if (name && entry.kind === 'renamed') args['name'] = name
  if (level) args['level'] = t(`web-level-${level}`)
  if (seats) args['count'] = seats.length
  if (seats && seats.length !== 1)
    args['seat'] = strong(
      listed(
        seats.map(seat => names[seat] ?? ''),
        speech.language,
      ),
    )
  return t(key, args)
}

/** Who left the table or does not come to it, the last of them, while the seat is free; nothing of the reader. */
export function goneFrom(log: readonly Logged[], { seats }: Pick<Table, 'seats'>, names: readonly string[]): string {
  const last = log.findLast(({ entry }) => entry.kind === 'left')
  const free = seats[last?.entry.seat ?? -1]?.kind === 'open'
  return last && free && !last.chair?.mine
    ? parts(entered(last, names, null))
        .map(part => part.text)
        .join('')
    : ''
}

/** The lines of one step of the log: what was done at the table, then what it brought to the game. */
export const lines = (logged: Logged, names: readonly string[], me: number | null): string[] => {
  const { entry, back } = logged
  const done = entered(back ? { ...logged, entry: { ...entry, kind: 'returned' } } : logged, names, me)
  return [done, ...logged.events.map(event => toldOf(event, logged.bots, names, me))].filter(Boolean)
}

/** The entries whose steps were taken back later, each with the number of the entry that did it. */
export function takenBack(log: readonly Logged[]): Map<number, number> {
  const found = new Map<number, number>()
  const standing: Logged[] = []
  let before = 0
  for (const logged of log) {
    const { steps = before } = logged
    if (steps > before) standing.push(logged)
    for (let last = standing.at(-1); last && (last.steps ?? 0) > steps; last = standing.at(-1)) {
      found.set(last.number, logged.number)
      standing.pop()
    }
    before = steps
  }
  return found
}

/** What an entry took back, oldest first. */
export function undoneBy(log: readonly Logged[], number: number): Logged[] {
  const gone = takenBack(log)
  return log.filter(logged => gone.get(logged.number) === number)
}

/** Whether nothing is missing between the first and the last of these entries. */
export const unbroken = (log: readonly Logged[]): boolean =>
  log.every(({ number }, n) => number === (log[0]?.number ?? 0) + n)

/** The entries that a seat takes back with its last decision, oldest first; none where it has not decided. */
export function goesBack(log: readonly Logged[], seat: number): Logged[] {
  const gone = takenBack(log)
  const standing = log.filter(({ number }) => !gone.has(number))
  const steps = (n: number) => standing[n]?.steps ?? 0
  const played = (n: number) => steps(n - 1) < steps(standing.length - 1) // what is still sealed has not been
  const last = standing.findLastIndex(({ entry }, n) => entry.kind === 'decided' && entry.seat === seat && played(n))
  return last < 0 ? [] : standing.filter((_, n) => n >= last && steps(n) > steps(n - 1))
}

/** Why these steps cannot be taken back, as the server would say it; null where they can: an accusation stands. */
export function whyStands(steps: readonly Logged[]): Refusal | null {
  const stands = steps.some(({ events }) => events.some(event => event.name === 'limits-accused'))
  return stands ? { code: 'undo-seen', section: '§5.4', args: {}, place: {} } : null
}

/** What all have seen of the steps that were taken back and will see again: the next card of Limes. */
export function knownDraw(taken: readonly Logged[]): string {
  const draw = taken.flatMap(logged => logged.events).find(event => event.name === 'limes-drawn')
  return draw ? t('web-known-draw', spoken(draw.facts, [], null)) : ''
}

/** The round in which an entry was made; undefined where the log does not go back so far. */
export function roundAt(log: readonly Logged[], number: number): number | undefined {
  const gone = takenBack(log)
  const standing = log.filter(logged => logged.number <= number && (gone.get(logged.number) ?? Infinity) > number)
  const rounds = standing.flatMap(logged => logged.events.filter(event => ROUNDS.includes(event.name)))
  return rounds.at(-1)?.facts['round'] as number | undefined
}

export const ROUNDS = ['limes-drawn', 'limits-round', 'limoges-round'] // what tells that a round begins

/** What the record of a game says in passing about the player of a seat: as the log of its table says it. */
export function commented(comment: string, names: readonly string[]): string {
  const [, seat, what = '', level = ''] =
    /^seat (\d+) (resigned|is played by|is back)(?:.*\((\w+)\))?/.exec(comment) ?? []
  const kind = { resigned: 'resigned', 'is played by': 'handed', 'is back': 'returned' }[what]
  return kind
    ? entered({ number: 0, entry: { kind, seat: Number(seat), level, how: '' }, events: [] }, names, null)
    : comment
}

/** The seats of persons for whom a bot has moved, in the moves that stand. */
export function stoodIn(log: readonly Logged[]): number[] {
  const gone = takenBack(log)
  const away = new Set<number>()
  const found = new Set<number>()
  for (const { number, entry, back } of log) {
    const { kind, seat = -1 } = entry
    if (kind === 'handed') away.add(seat)
    else if (kind === 'returned' || back) away.delete(seat)
    else if (kind === 'decided' && away.has(seat) && !gone.has(number)) found.add(seat)
  }
  return [...found].sort((a, b) => a - b)
}

const ENDINGS = ['asked', 'agreed', 'closed']

/** How a game ended that was not played out. */
export function givenUp(log: readonly Logged[], names: readonly string[], me: number | null): string {
  const last = log.findLast(logged => ENDINGS.includes(logged.entry.kind))
  return last ? entered(last, names, me) : ''
}
