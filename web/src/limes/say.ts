/** Moves of Limes in words, for reviews, hints and puzzles; `terminal/limes_moves.py` does the same. */

import { t } from '../lib/i18n.svelte'
import { zoneSaid } from '../lib/zones'
import { PROFESSION_OF, QUARTERS, type Turn, type View } from './model'
import type { Kind } from './terrain'

/** `c4e +nw`: the square, how the card is turned, the worker; among others only as far as it differs. */
export function say(move: string, _: readonly string[], view?: object, among: readonly string[] = []): string {
  const { square, turn, posting } = cut(move)
  const near = among.map(cut).filter(other => other.square === square)
  const parts = [square]
  if (among.length ? near.some(other => other.turn !== turn) : turn !== 'n')
    parts.push(t('move-limes-turned', { turn }))
  if (among.length ? near.some(other => other.posting !== posting) : posting)
    parts.push(worker(turn as Turn, posting, view as View | undefined))
  return parts.join(', ')
}

function cut(move: string) {
  const [lay = '', posting = ''] = move.split(' ')
  return { square: lay.slice(0, -1), turn: lay.slice(-1), posting }
}

function worker(turn: Turn, posting: string, view?: View): string {
  if (!posting) return t('move-limes-none')
  if (!posting.startsWith('+')) {
    const [source = '', target = ''] = posting.split('>').map(zoneSaid)
    return t('move-limes-go', { source, target })
  }
  const faces = view?.card?.faces
  const quarter = posting.slice(1)
  const kind = (faces?.[turn] ?? faces?.n)?.[QUARTERS.findIndex(one => one === quarter)]?.[0]
  return t('move-limes-place', { profession: kind ? PROFESSION_OF[kind as Kind] : 'worker', quarter })
}
