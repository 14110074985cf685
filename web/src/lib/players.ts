/** Who sits where, as names to be shown. */

import { speech, t } from './i18n.svelte'
import { clock } from './times'
import type { PresenceMessage, SeatFacts, Table } from './wire'

export function nameOf(seat: SeatFacts | undefined): string {
  if (!seat) return ''
  if (seat.name) return seat.name
  if (seat.kind === 'open') return t('web-seat-open')
  return t('web-guest')
}

/** The name with the level of a bot beside it, where there is room for both. */
export const rated = (name: string, level: string | null | undefined): string =>
  level ? t('web-rated', { name, level }) : name

export const namesOf = (table: Table): string[] => table.seats.map(nameOf)

/** The names as one of them is addressed: only who has this device alone is "you". */
export const addressed = (names: readonly string[], mine: readonly number[]): string[] =>
  names.map((name, n) => (n === readerOf(mine) ? t('web-you') : name))

/** What is asked of the player of a seat: by name, where several share a device. */
export const prompted = (text: string, names: readonly string[], mine: readonly number[], seat: number | null) =>
  mine.length > 1 && seat !== null ? t('web-prompt-named', { name: names[seat] ?? '', text }) : text

/** The seat whose player reads: nobody's in particular where several share a device. */
export const readerOf = (mine: readonly number[]) => (mine.length === 1 ? (mine[0] ?? null) : null)

/** The names, each once: of equal ones the second has a 2 behind it, and so on. */
export function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map(name => {
    let [found, n] = [name, 1]
    while (taken.has(found.toLocaleLowerCase())) found = `${name} ${++n}`
    taken.add(found.toLocaleLowerCase())
    return found
  })
}

/** How often somebody may be nudged: at a table where a step takes less than half a day, in every turn. */
export const nudgeWords = ({ pace }: Table) =>
  t('web-nudge-once', { each: pace.seconds && pace.seconds < 43_200 ? 'turn' : 'day' })

/** Several names as the language lists them. */
export const listed = (names: string[], language: string) =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(names)

/** The level of the bot that plays for the person of a seat: until that person plays again, or has resigned. */
export const standIn = (table: Table, seat: number | null): string =>
  (table.phase === 'playing' && table.seats[seat ?? -1]?.away) || ''

/** Whether the person of a seat has given up, and nothing is asked of them any more. */
export const gaveUp = (table: Table, seat: number | null): boolean => Boolean(table.seats[seat ?? -1]?.resigned)

/** That a bot plays for the person of a seat, in words for whoever reads. */
export const standInWords = (table: Table, seat: number, names: readonly string[], mine: readonly number[]) =>
  t(gaveUp(table, seat) ? 'web-stand-in-resigned' : 'web-stand-in', {
    level: t(`web-level-${standIn(table, seat)}`),
    you: readerOf(mine) === seat ? 'yes' : 'no',
    name: names[seat] ?? '',
  })

/** Who begins a rematch, and why; nothing where chance says it, or all begin together. */
export function startWords({ seats, starter, origin }: Table): string {
  if (typeof starter !== 'number' || origin) return ''
  const [first, before] = [seats[starter], seats.at(starter - 1)]
  const one = seats.filter(seat => seat.mine || seat.kept).length === 1 // reads this, and is "you"
  const reads = (seat?: SeatFacts) => one && Boolean(seat?.mine || seat?.kept)
  // Of a seat that is free again nobody knows who sits there, or who sat there.
  if (first?.kind === 'open') return t('web-lobby-starts', { who: 'open', name: '' })
  if (before?.kind === 'open')
    return t('web-lobby-starts', { who: reads(first) ? 'you' : 'other', name: nameOf(first) })
  const you = reads(first) ? 'name' : reads(before) ? 'before' : 'no'
  return t('web-lobby-starter', { name: nameOf(first), before: nameOf(before), you })
}

/** That the player of a seat has decided, in words for whoever reads; the last who is waited for is named. */
export function sealedWords(
  seat: number,
  names: readonly string[],
  mine: readonly number[],
  { due, decided }: Pick<Table, 'due' | 'decided'>,
): string {
  const [last, ...more] = due.filter(n => n !== seat && !decided.includes(n))
  return t('web-sealed-you', {
    you: readerOf(mine) === seat ? 'yes' : 'no',
    name: names[seat] ?? '',
    others: last !== undefined && !more.length ? 'one' : 'other',
    other: names[last ?? -1] ?? '',
  })
}

/** What is to be known of the player of a seat, as it is shown beside the name: the level of a bot. */
export function condition(table: Table, seat: number, presence: PresenceMessage | null = null): string {
  const { resigned, away, level } = table.seats[seat] ?? {}
  if (level) return t('level-word', { level })
  if (table.seats[seat]?.kind === 'ghost') return t('web-ghost')
  if (table.phase !== 'playing') return ''
  if (resigned) return t('web-plate-resigned')
  if (away) return t('web-plate-away', { level: away })
  const gone = absence(table, seat, presence)
  const reminded = table.due.includes(seat) && !table.decided.includes(seat) && table.reminded.includes(seat)
  if (reminded && (table.deadline ?? Infinity) <= Date.now())
    return [gone, t('web-time-up')].filter(Boolean).join(' · ')
  return gone || (reminded ? t('web-plate-reminded') : '')
}

/**
 * Whether the person of a seat is at the table now; null where that is not known, or nobody sits there.
 * Those who share this device are where it is: nothing has to be said of them.
 */
export function isHere(table: Table, seat: number, presence: PresenceMessage | null): boolean | null {
  if (!presence || table.seats[seat]?.kind !== 'person') return null
  if (table.seats[seat].mine && table.seats.filter(one => one.mine).length > 1) return null
  return presence.here.includes(seat)
}

/** That the person of a seat is away, and since when; nothing while they are here. */
export function absence(table: Table, seat: number, presence: PresenceMessage | null): string {
  if (isHere(table, seat, presence) !== false) return ''
  const since = presence?.since[seat]
  return since ? t('web-away-since', { time: clock(since, speech.language) }) : t('web-away')
}

/** Who watches, by name and count. */
export function watchingWords(presence: PresenceMessage | null): string {
  if (!presence?.watching) return ''
  const nameless = presence.watching - presence.names.length
  const guests = nameless ? [t('web-watching-guests', { count: nameless })] : []
  return t('web-watching', { count: presence.watching, names: listed([...presence.names, ...guests], speech.language) })
}
