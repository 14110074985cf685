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

test('a domino that can only be removed, or recycled, begins nothing by itself', () => {
  const only = { place: { ' 2-1': { ' motte': null } }, end: { ' 6-5': null }, corrupt: { ' 6-5': null } }
  const asked: string[] = []
  const live = { refusal: null, pending: [], decide: (_: number, text: string) => asked.push(text) }
  const seen = {
    ...view,
    seats: [{ meeples: [0, 0, 0, 0, 0] }],
    spaces: { motte: { kind: 'production', colours: [] } },
  }
  const moment = { live, seat: 0, view: seen, tree: only, voting: false, decided: false, sent: '' }
  const choosing = new Choosing(() => moment as unknown as Moment)

  choosing.pickDomino('6-5')
  expect([choosing.stray, choosing.words, choosing.whole()]).toEqual(['6-5', [], ''])
  choosing.drop('6-5', 'motte')
  expect([choosing.words, asked]).toEqual([[], ['place 6-5 motte']])
  choosing.pick('end')
  choosing.pickDomino('6-5')
  expect(choosing.whole()).toBe('end 6-5')
})
