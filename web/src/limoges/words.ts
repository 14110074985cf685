/** Les Deux Limoges in words: places, tiles, effects, and the pieces of a move. */

import { has, speech, t } from '../lib/i18n.svelte'
import { listed } from '../lib/players'
import { halves, word, type Side, type View } from './model'

export const dominoWords = (domino: string) => domino.replace('-', '|')

/** The name of a space, a tile, an event or an objective. */
export function nameOf(view: View, id: string): string {
  if (/^(t|os|ev)\d/.test(id)) return tileName(id, sideOf(view, id))
  if (/^ob\d/.test(id)) return t(`web-objective-${id}`)
  if (/^ab_/.test(id)) return t('web-space-abbey', { number: Number(id.slice(3)) })
  if (/^ca_/.test(id)) return t('web-space-nave', { number: Number(id.slice(3)) })
  if (/^cb_/.test(id)) return t('web-space-upper', { number: Number(id.slice(3)) + 1 })
  if (id === 'cc_0') return t('web-space-belfry')
  if (/^p[me]_/.test(id))
    return t('web-space-arch', {
      bridge: t(`web-bridge-bridge_${id[1] === 'm' ? 'martial' : 'etienne'}`),
      number: Number(id.slice(3)),
    })
  for (const kind of ['power', 'place'] as const) if (has(`web-${kind}-${id}`)) return t(`web-${kind}-${id}`)
  return has(`web-gate-${id}`) ? t('web-space-gate', { gate: t(`web-gate-${id}`) }) : id
}

export const tileName = (tile: string, side: string) => t(`web-tile-${tile}-${side}`)

function sideOf(view: View, tile: string): string {
  const seen = Object.keys(view.sides).find(face => face.startsWith(`${tile}/`))
  return seen?.split('/')[1] ?? 'lieu'
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
    meeple: lying.meeple ? t(`web-meeple-${lying.meeple}`) : t('web-limoges-idle'),
    active: lying.active ? 'yes' : 'no',
  })
}

type Argument = string | number | [string, number][]

const goods = (pairs: [string, number][]) =>
  listed(
    pairs.map(([kind, n]) => t('web-goods', { kind, n })),
    speech.language,
  )

/** A word of an effect as it is said: a colour, a place, a track. */
function spoken(argument: string): string {
  if (has(`web-meeple-${argument}`)) return t(`web-meeple-${argument}`)
  if (has(`web-place-${argument}`)) return t(`web-place-${argument}`)
  return has(`web-what-${argument}`) ? t(`web-what-${argument}`) : argument
}

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
  const facts: Record<string, string | number> = {}
  for (const argument of args) {
    if (typeof argument === 'number') facts['n'] = argument
    else if (Array.isArray(argument)) facts['from' in facts ? 'to' : 'from'] = goods(argument)
    else {
      facts[has(`web-meeple-${argument}`) ? 'colour' : 'what'] ??= spoken(argument)
      facts['word'] ??= argument
    }
  }
  return t(`web-fx-${op}`, facts)
}

export const sideWords = (side: Side | undefined) => (side?.effects ?? []).map(effectWords)

/** A piece of a move, as it is offered: `picked` says what came before. */
export function pieceWords(view: View, picked: readonly string[], piece: string, names: readonly string[]): string {
  const what = word(piece)
  const before = picked.map(word)
  const verb = before[0] ?? ''
  if (!verb) return t(`web-verb-${what}`)
  if (/^\d-\d$/.test(what)) return dominoWords(what)
  if (what === 'high' || what === 'low')
    return guardWords(before.find(x => /^\d-\d$/.test(x)) ?? view.board[before[1] ?? '']?.domino ?? '0-0', what)
  if (/^\d$/.test(what)) return names[Number(what)] ?? what
  if (has(`web-meeple-${what}`) && verb !== 'keep') return t(`web-meeple-${what}`)
  if (has(`web-word-${what}`)) return t(`web-word-${what}`)
  return nameOf(view, what)
}

function guardWords(domino: string, covers: 'high' | 'low'): string {
  const [high, low] = halves(domino)
  return covers === 'high'
    ? t('web-limoges-covers', { covered: high, shown: low })
    : t('web-limoges-covers', { covered: low, shown: high })
}
