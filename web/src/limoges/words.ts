/** Les Deux Limoges in words: places, tiles, effects, and the pieces of a move. */

import { has, speech, t } from '../lib/i18n.svelte'
import { listed } from '../lib/players'
import type { Offer } from '../lib/wire'
import { spoken, thing } from '../lib/words'
import { COLOURS, halves, isDomino, type Side, type View } from './model'

export const dominoWords = (domino: string) => thing(domino)

/** The name of a space, a tile, an event or an objective. */
export const nameOf = (view: View, id: string): string => thing(id, sideOf(view, id))

export const tileName = (tile: string, side: string) => thing(tile, side)

/** A title whose long words may break, with a hyphen and nowhere else. */
export const breakable = (title: string): string =>
  t('web-hyphens')
    .split(' ')
    .reduce((text, word) => text.replaceAll(word.replaceAll('-', ''), word.replaceAll('-', '\u00AD')), title)

/** The few letters that the map has room for. */
export const plaque = (id: string) => t(`web-plaque-${id.replaceAll('_', '-')}`)

function sideOf(view: View, tile: string): string {
  const seen = Object.keys(view.sides).find(face => face.startsWith(`${tile}/`))
  return seen?.split('/')[1] ?? ''
}

/** What lies on a space, for the ear. */
export function placeWords(view: View, id: string, names: readonly string[]): string {
  const lying = view.board[id]
  const place = nameOf(view, id)
  if (!lying) return t('web-limoges-empty-place', { place })
  return t('web-limoges-taken-place', {
    place,
    domino: dominoWords(lying.domino),
    owner: lying.owner == null ? t('web-nobody') : (names[lying.owner] ?? ''),
    meeple: lying.meeple ? thing(lying.meeple) : t('web-limoges-idle'),
    active: lying.active ? 'yes' : 'no',
  })
}

type Argument = string | number | [string, number][]

const goods = (pairs: [string, number][]) =>
  listed(
    pairs.map(([good, count]) => t('limoges-goods', { good, count, colour: good })),
    speech.language,
  )

/** What a share brings: `gain_meeple_grey`, 2 as the effect `gain_meeple`, `grey`, 2. */
function share(word: string, n: number): string {
  const [, op = word, what] = /^(gain_influence|gain_meeple)_(\w+)$/.exec(word) ?? []
  return effectWords(what ? [op, what, n] : [op, n])
}

/** One effect of a tile as a sentence of its own: the words after the first are its arguments. */
export function effectWords([op, ...args]: [string, ...Argument[]]): string {
  if (op === 'each') return t('web-fx-each', { gain: effectWords(args as [string, ...Argument[]]) })
  if (op === 'each_per') {
    const [measure, gain, n, most] = args as [string, string, number, number]
    return t('web-fx-each_per', { measure, gain: share(gain, n), most })
  }
  if (op === 'this_turn') {
    const [price, ...grant] = args as [[string, number][], string, ...Argument[]]
    return t('web-fx-this_turn', { from: goods(price), gain: effectWords(grant) })
  }
  const facts: Record<string, string | number> = {}
  for (const argument of args) {
    if (typeof argument === 'number') facts['n'] = facts['count'] = argument
    else if (Array.isArray(argument)) facts['from' in facts ? 'to' : 'from'] = goods(argument)
    else {
      if ((COLOURS as readonly string[]).includes(argument)) facts['colour'] = argument
      else facts['what'] ??= has(`web-what-${argument}`) ? t(`web-what-${argument}`) : thing(argument)
      facts['word'] ??= argument
    }
  }
  return t(`web-fx-${op}`, facts)
}

export const sideWords = (side: Side | undefined) => (side?.effects ?? []).map(effectWords)

/** The side of a tile that lies in the rows. */
export function faceOf(view: View, tile: string): Side | undefined {
  const lying = Object.values(view.rows)
    .flat()
    .find(one => one.tile === tile)
  return lying && view.sides[`${tile}/${lying.side}`]
}

/** What a tile in the rows costs, when it works and what it does; of an action whether it can be used at once. */
export function forSale(view: View, tile: string, offers: readonly Offer[]): string {
  const face = faceOf(view, tile)
  if (!face) return ''
  const does = `${t(`web-when-${face.when}`)} ${sideWords(face).join(' · ')}`
  const usable = offers.find(({ deed, about }) => deed === 'buy' && about === tile)?.terms.facts['usable'] ?? 'no'
  return [priceOf(face), does, face.when === 'action' ? t('web-limoges-at-once', { usable: String(usable) }) : '']
    .filter(Boolean)
    .join(' · ')
}

/** What a tile takes: coins, a meeple and a domino. */
export const priceOf = (face: Side): string => t('web-limoges-sale', { coins: face.cost, colour: face.colour ?? 'any' })

/** What an objective counts, and what the ranks bring. */
export function goalWords(view: View, goal: string): string {
  const { measure = [], points = [] } = view.goals[goal] ?? {}
  const worth = t('web-goal-points', { points: points.filter(Boolean).join(', ') })
  return `${t('web-goal', { measure: measure.join('_') })} ${worth}`
}

/** Whether this round is the last: for certain, or by each bag that may be too small for another. */
export function lastWords(view: View, names: readonly string[], me: number | null): string[] {
  const { seats = [], certain = false, lacking = [] } = view.last ?? {}
  if (certain) return [t('event-limoges-last-round', spoken({ seats }, names, me))]
  return seats.map((seat, n) => {
    const facts = { seat, bag: view.seats[seat]?.bag ?? 0, lacking: lacking[n] ?? 0 }
    return t('web-limoges-last-perhaps', spoken(facts, names, me))
  })
}

/** A word of a move, as it is offered: `before` are those that stand before it. */
export function wordWords(view: View, before: readonly string[], what: string, names: readonly string[]): string {
  const verb = (word: string) => has(`web-verb-${word}`)
  const lifted = before.find(isDomino)
  if (what === 'end' && lifted) return endWords(lifted)
  if (verb(what) && !before.some(verb)) return t(`web-verb-${what}`)
  if (what === 'high' || what === 'low') return guardWords(lifted ?? view.board[before[1] ?? '']?.domino ?? '0-0', what)
  if (/^\d$/.test(what)) return names[Number(what)] ?? what
  if (before[0] === 'keep' && before[1]?.startsWith('os')) return tileName(before[1], what)
  return has(`web-word-${what}`) ? t(`web-word-${what}`) : nameOf(view, what)
}

/** The question that the next words of a move answer. */
export function asking(verb: string, options: readonly string[], controls: boolean): string {
  const [word = ''] = options
  if (word === 'high' || word === 'low') return t('web-limoges-which-half')
  if (options.some(word => ['on', 'hand', 'tile'].includes(word))) return t('web-limoges-which-jail')
  if (verb === 'destroy') return t('web-limoges-which-pay')
  if (/^\d$/.test(word)) return t('web-limoges-which-player')
  if (!(COLOURS as readonly string[]).includes(word)) return ''
  return t(controls ? 'web-limoges-which-colour' : 'web-limoges-which-meeple')
}

/** The end of a turn, and the domino that has to go for it. */
export const endWords = (domino: string | undefined): string =>
  domino ? t('web-limoges-end-with', { domino: dominoWords(domino) }) : t('web-limoges-end')

/** Words of a move, one after another. */
export const spelling = (
  view: View,
  words: readonly string[],
  names: readonly string[],
  before: readonly string[] = [],
): string[] => {
  const said = words.map((word, n) => wordWords(view, [...before, ...words.slice(0, n)], word, names))
  const [deed, building] = [...before, ...words]
  return deed === 'rob' && building && before.length < 2 ? [robbery(building), ...said.slice(2 - before.length)] : said
}

/** What robbing a building is called, everywhere. */
export const robbery = (building: string): string => thing(`theft_${building}`)

function guardWords(domino: string, covers: 'high' | 'low'): string {
  const [high, low] = halves(domino)
  return covers === 'high'
    ? t('web-limoges-covers', { covered: high, shown: low })
    : t('web-limoges-covers', { covered: low, shown: high })
}
