import { expect, test } from 'vitest'
import { distinct } from '../src/lib/players'

test('players on one device have names of their own', () => {
  expect(distinct(['Jan', 'Piet', 'jan', 'Jan', 'Jan 2'])).toEqual(['Jan', 'Piet', 'jan 2', 'Jan 3', 'Jan 2 2'])
})
