import { expect, test } from 'vitest'
import { Choosing, type Moment } from '../src/limoges/choosing.svelte'

const view = { due: { kind: 'Turn' }, own: { hand: ['6-5', '2-1', '1-0'] }, spaces: { motte: {} } }
const tree = { place: { ' 2-1': { ' motte': null } }, buy: { ' t05': { ' 6-5': null } }, end: null }

test('a domino is lit that can be placed, or pay for a tile', () => {
  const moment = { live: {}, seat: 0, view, tree, voting: false, decided: false, sent: '' }
  const choosing = new Choosing(() => moment as unknown as Moment)

  expect(view.own.hand.filter(domino => choosing.usable(domino))).toEqual(['6-5', '2-1'])
  expect(view.own.hand.filter(domino => choosing.placeable(domino))).toEqual(['2-1'])
})
