/** Events and refusals in words: keys and facts become sentences at the viewer, in any language. */

import { has, speech, strong, t, type Args } from './i18n.svelte'
import { listed } from './players'
import type { GameEvent, Refusal } from './wire'
import { isZone, zoneSaid } from './zones'

// What messages are told is written at the head of locale/en.ftl; i18n.py does the same.
// Of two roles that one seat has, `$you` names the first.
const ROLES = ['seat', 'other', 'accused', 'earner', 'loser', 'accuser', 'first', 'to']
const GROUPS = ['seats', 'winners']
const THINGS = [
  ...['place', 'tile', 'tiles', 'row', 'event', 'power', 'card', 'objective', 'prisoner'],
  ...['domino', 'dominoes', 'there', 'missing', 'wanted', 'action'],
]
const OPTIONS = ['option', 'against'] // facts that are option words
const FACES = ['personnage', 'saint', 'lieu', 'relic', 'a', 'b']
const SIDES: Record<string, string> = { personnages: 'personnage', lieux: 'lieu' } // the side that a row of tiles shows
const COLOURS = ['red', 'blue', 'yellow', 'grey', 'purple']

// What a log does not say: what everyone sees anyway, or may know only while it lies open.
const QUIET = [
  ...['limits-drew', 'limits-drew-unseen', 'limits-revealed'],
  ...['limoges-draws', 'limoges-draws-own', 'limoges-tile-enters', 'limoges-objective', 'limoges-sees-own'],
  ...['limoges-deals', 'limoges-deals-own', 'limoges-keeps-objective', 'limoges-keeps-objective-own', 'limoges-sees'],
]
// §7 What players of Limits have to remember is not written down for them.
const REMEMBERED = ['limits-laid', 'limits-exchanged', 'limits-guilty', 'limits-innocent', 'limits-round']

type Facts = Record<string, unknown>

/** What a place, tile, card or colour of Limoges is called; a tile whose side is not known, by both. */
export function thing(id: string, side = ''): string {
  if (COLOURS.includes(id)) return t('limoges-meeple', { colour: id })
  const [, kind, number] = /^(ab|ca|cb|cc|pm|pe)_0?(\d+)$/.exec(id) ?? []
  if (kind) return t(`limoges-space-${kind}`, { number: Number(number) + (kind === 'cb' ? 1 : 0) })
  if (/^\d-\d$/.test(id)) return id.replace('-', '|')
  const key = `limoges-${id.replaceAll('_', '-')}`
  const faces = has(`${key}-${side}`) ? [side] : FACES
  const found = [key, ...faces.map(face => `${key}-${face}`)].filter(has)
  return found.map(one => t(one)).join(' / ') || id
}

const dashed = (word: string) => word.replace(/[_=]/g, '-')

/** What a setting is about. */
export function setting(name: string): string {
  const key = `web-setting-${dashed(name)}`
  return has(key) ? t(key) : name
}

/** An option word in words, where its setting is known. */
export function choice(word: string): string {
  const key = `web-variant-${dashed(word)}`
  return has(key) ? t(key) : word
}

/** What a table that chose this word plays. */
export function option(word: string): string {
  const [name = ''] = word.split('=')
  return name === word ? choice(word) : t('web-option-is', { setting: setting(name), choice: choice(word) })
}

function sideOf(fact: string, facts: Facts): string {
  if (fact === 'prisoner') return String(facts[fact]).startsWith('os') ? 'saint' : 'personnage'
  return String(facts['side'] || SIDES[String(facts['row'])] || '')
}

/** Several things by their names: a list, or words with commas between them. */
function things(value: unknown, side: string): string {
  if (value === '' || value === '-') return 'none'
  const ids = Array.isArray(value) ? value.map(String) : String(value).split(', ')
  return listed(
    ids.map(id => thing(id, side)),
    speech.language,
  )
}

/** `blue:5-4` as it is read: the domino and the meeples it is for. */
export function vote(text: string): string {
  const [colour = '', domino] = text.split(':')
  return domino ? t('limoges-vote-for', { colour, domino: thing(domino) }) : text
}

/** `1:9` as it is read: the coins and whom they are for. */
function toll(text: string, names: readonly string[], me: number | null): string {
  const [to, coins] = text.split(':').map(Number)
  return t('limoges-toll-to', spoken({ coins, to }, names, me))
}

/** `1:-2` as it is read: a player and the points. */
function total(text: string, names: readonly string[], me: number | null): string {
  const [seat, points = ''] = text.split(':')
  return t('limits-total-of', { ...spoken({ seat: Number(seat) }, names, me), points: points.replace('-', '−') })
}

/** `1:keys_cite` as it is read: what is not active any more, and whose it is. */
function idle(text: string, names: readonly string[], me: number | null): string {
  const [seat, held = ''] = text.includes(':') ? text.split(':') : ['', text]
  const place = thing(...(held.split('/') as [string, string?]))
  return seat ? t('limoges-held-by', { ...spoken({ seat: Number(seat) }, names, me), place }) : place
}

/** The role that the reader has in an event, or `no`. */
function roleOf(facts: Facts, me: number | null): string {
  if (me === null) return 'no'
  const group = (name: string) => Array.isArray(facts[name]) && facts[name].includes(me)
  return ROLES.find(role => facts[role] === me) ?? GROUPS.find(group) ?? 'no'
}

function argument(fact: string, facts: Facts, names: readonly string[], me: number | null): string | number {
  const value = facts[fact]
  const name = (seat: number) =>
    strong(seat === me ? t('web-you') : (names[seat] ?? t('web-player', { seat: seat + 1 })))
  if (ROLES.includes(fact) && typeof value === 'number') return name(value)
  if (typeof value === 'number') return value
  if (GROUPS.includes(fact) && Array.isArray(value)) {
    const seats = [...(value as number[])].sort((a, b) => Number(b === me) - Number(a === me))
    return listed(seats.map(name), speech.language)
  }
  const pair = { tolls: toll, totals: total, votes: vote, idle }[fact]
  if (pair && Array.isArray(value)) {
    const said = value.map(one => pair(String(one), names, me))
    return listed(said, speech.language) || 'none'
  }
  if (OPTIONS.includes(fact)) return option(String(value))
  if (fact === 'cards' && typeof value === 'string')
    return listed(
      [...value].map(colour => t(`limits-colour-${colour}`)),
      speech.language,
    )
  const named = fact === 'known' && !('word' in facts) && !('found' in facts)
  if (THINGS.includes(fact) || fact === 'cards' || named) return things(value, sideOf(fact, facts))
  return typeof value === 'string' && isZone(value) ? zoneSaid(value) : String(value)
}

/** The facts of an event, a refusal or an entry as the arguments of its sentence. */
export function spoken(facts: Facts, names: readonly string[], me: number | null): Args {
  const args: Args = { you: roleOf(facts, me) }
  for (const fact of Object.keys(facts)) args[fact] = argument(fact, facts, names, me)
  args['count'] ??= args['needs'] ?? 0
  args['colour'] ??= args['good'] ?? ''
  return args
}

/** What happened, as a sentence for the reader who has this seat; nothing when a log does not say it. */
export const told = (event: GameEvent, names: readonly string[], me: number | null = null): string =>
  QUIET.includes(event.name) ? '' : fullyTold(event, names, me)

const DEEDS = [
  'limits-hid',
  ...['places', 'buys', 'activates', 'uses', 'guards', 'swaps', 'votes', 'throws-away', 'ends-turn'].map(
    deed => `limoges-${deed}`,
  ),
]
/** Whether an event is what somebody decided, and not what came of it. */
export const isDeed = ({ name }: GameEvent) => DEEDS.includes(name) || has(`web-did-${name}`)

/** The same of a step that a bot may have decided for somebody: nobody did what a bot did for them. */
export function toldOf(event: GameEvent, bots: readonly number[] = [], names: readonly string[], me: number | null) {
  const { seat } = event.facts
  if (!isDeed(event) || typeof seat !== 'number' || !bots.includes(seat)) return told(event, names, me)
  const bot = seat === me ? t('web-bot-for-you') : t('web-bot-for', { name: names[seat] ?? '' })
  return told(
    event,
    names.map((name, n) => (n === seat ? bot : name)),
    seat === me ? null : me,
  )
}

/** The same, said also where a log would be silent: a replay has something to tell at every step. */
export function fullyTold(event: GameEvent, names: readonly string[], me: number | null = null): string {
  const facts: Facts = { ...event.facts }
  if (REMEMBERED.includes(event.name) && facts['pile'] !== 'open') facts['card'] = facts['r'] = 'unseen'
  return sentence(event.name === 'limits-hid' ? 'limits-hid-unseen' : event.name, spoken(facts, names, me))
}

/** What a step of a record told all who decided; openly: also what had to be remembered, and what was hidden. */
export function stepTold(events: readonly GameEvent[], names: readonly string[], open: boolean): string[] {
  const lines = open
    ? events
        .filter(event => !seenElsewhere(event, events))
        .map(event => sentence(event.name, spoken(event.facts, names, null)))
    : events.map(event => fullyTold(event, names))
  return [...new Set(lines)].filter(Boolean)
}

/** Whether somebody knows more of it: who hid a card knows which. */
const seenElsewhere = ({ name, facts }: GameEvent, events: readonly GameEvent[]): boolean =>
  name.endsWith('-unseen') &&
  events.some(other => other.name === name.replace(/-unseen$/, '') && other.facts['seat'] === facts['seat'])

const sentence = (name: string, args: Args): string => (has(`event-${name}`) ? t(`event-${name}`, args) : '')

/** Why not, as a sentence that stands alone: elsewhere it follows the number of its rule. */
export function refused(refusal: Refusal, names: readonly string[] = []): string {
  if (refusal.code === 'unreachable') return t('web-unreachable')
  const key = `refused-${refusal.code}`
  if (!has(key)) return t('web-refused', { code: refusal.code })
  const said = located(refusal, t(key, spoken(refusal.args, names, null)))
  return said.charAt(0).toLocaleUpperCase(speech.language) + said.slice(1) + (/[.?!…]$/.test(said) ? '' : '.')
}

/** In a record: which line is meant, and whose move. */
function located({ place }: Refusal, sentence: string): string {
  const { line, seat, move } = place
  if (line === undefined) return sentence
  const facts = { seat: String(seat), move: String(move) }
  return t('refusal-line', {
    line,
    sentence: move === undefined ? sentence : t('refusal-move', { ...facts, sentence }),
  })
}

/** Where the rule stands that said no. */
export const ruleAddress = (game: string, section: string) =>
  `/rules/${game}#${section.replace('§', 's').replace('.', '-')}`
