import { expect, test } from 'vitest'
import { figure, minus } from '../src/lib/i18n.svelte'
import { Looks } from '../src/lib/looks'
import { countOf } from '../src/limits/count'
import { passed, type Count } from '../src/limits/model'

type Scene = Parameters<typeof passed>[0][number]

/** A pile of which only the last card lies open: `0r 1b` is red by the first seat, then blue by the second. */
const pile = (text: string): Scene => {
  const cards = text ? text.split(' ') : []
  const top = cards.slice(-1).map(card => ({ seat: Number(card[0]), card: card[1] ?? '' }))
  return { pile: top, pile_size: cards.length }
}

test('the curtain shows every card that lay open since its player had the device', () => {
  const looks = new Looks<Scene>()
  looks.note(pile(''), 2)
  looks.note(pile('0r'), 0)
  looks.note(pile('0r 1b'), 1)

  expect(passed(looks.since(2)).map(({ seat, card }) => `${seat}${card}`)).toEqual(['0r', '1b'])
  expect(passed(looks.since(0)).map(({ seat, card }) => `${seat}${card}`)).toEqual(['1b'])
  expect(passed(looks.since(1))).toEqual([])
})

test('a new round begins with an empty pile', () => {
  expect(passed([pile('0r'), pile('0r 1b'), pile(''), pile('2g')])).toEqual([{ seat: 2, card: 'g' }])
})

test('the count of the last round is another than the one before it, which was seen', () => {
  const counted = {} as Count
  const seen = countOf({ round: 3, counted }, false) // round 2 was counted, round 3 is played

  expect(countOf({ round: 3, counted }, true)).not.toBe(seen)
  expect(countOf({ round: 2, counted: null }, false)).toBe('')
})

test('a number below zero has a minus, not a hyphen', () => {
  expect([figure(-8), minus('Du: -8 Punkte, Platz 2 von 3')]).toEqual(['−8', 'Du: −8 Punkte, Platz 2 von 3'])
})
