import { expect, test } from 'vitest'
import { openingWords, type Asks } from '../src/limoges/asks'
import { speak } from './speak'

const asks = (...all: string[][]): Asks =>
  ({
    choosing: { hand: ['3-1'], placeable: () => false, all },
    view: { due: { placed: 1 } },
    offers: [],
  }) as unknown as Asks

test('what has been paid for and is still to be done is no nothing', () => {
  speak('en')

  expect(openingWords(asks(['guard', 'gm_saint_maurice', '3'], ['end']))).toContain('Actions are still possible.')
  expect(openingWords(asks(['end']))).toContain('Nothing else is possible.')
})
