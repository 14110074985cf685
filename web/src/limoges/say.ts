/** Moves of Les Deux Limoges in words, for reviews, hints and puzzles; `terminal/limoges_moves.py` does the same. */

import { speech, t } from '../lib/i18n.svelte'
import { listed } from '../lib/players'
import { thing, vote } from '../lib/words'
import { isDomino, type View } from './model'
import { wordWords } from './words'

/** `place 6-2 ab_04`, `buy t05 6-3`: what is done, and with what. */
export function say(move: string, names: readonly string[], view?: object): string {
  const [verb = '', ...words] = move.split(' ')
  if (verb === 'vote') {
    const votes = words.filter(word => word.includes(':')).map(vote)
    return t('move-limoges-vote', { votes: votes.length ? listed(votes, speech.language) : 'none' })
  }
  const seen = { board: {}, sides: {}, ...view } as View
  const all = words.map((word, n) => spoken(seen, [verb, ...words.slice(0, n)], word, names))
  const said = verb === 'keep' ? all.slice(-1) : all // a tile and its side are one thing
  if (verb === 'place') {
    const [domino = '', place = '', ...how] = said
    return [t('move-limoges-place', { domino, place }), ...how].join(', ')
  }
  if (verb === 'swap') return t('move-limoges-swap', { give: said[0] ?? '', take: said[1] ?? '' })
  if (verb === 'end' && said[0]) return t('web-limoges-end-with', { domino: said[0] })
  const title = t(`web-verb-${verb}`)
  return said.length ? t('move-limoges', { verb: title, what: said.join(', ') }) : title
}

function spoken(view: View, before: readonly string[], word: string, names: readonly string[]): string {
  const known = before.find(isDomino) ?? view.board[before[1] ?? '']?.domino
  if ((word === 'high' || word === 'low') && !known) return t('move-limoges-covers', { covers: word })
  if (word.includes(','))
    return listed(
      word.split(',').map(one => thing(one)),
      speech.language,
    )
  return wordWords(view, before, word, names)
}
