import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { parts, speech } from '../src/lib/i18n.svelte'
import type { Logged } from '../src/lib/live.svelte'
import { fitting, rows, sentence } from '../src/lib/phrases'
import type { Said } from '../src/lib/wire'
import english from '../../src/limestone/locale/en.ftl?raw'

speech.bundle = new FluentBundle('en', { useIsolating: false })
speech.bundle.addResource(new FluentResource(english))

const NAMES = ['Ann', 'Bo', 'Cy']
const line: Said = {
  ...{ number: 1, at: 0, seat: 1, name: 'Bo', kind: 'phrase', word: 'thanks', language: 'fr' },
  ...{ after: 3, ply: 3, mine: false },
}
const plain = (text: string) =>
  parts(text)
    .map(part => part.text)
    .join('')

test.each([
  ['Thanks', line],
  ['Bo admires it', { ...line, kind: 'reaction', word: 'admire' }],
  ['You salute', { ...line, kind: 'reaction', word: 'salute', seat: 0 }],
  ['Bo nudged you', { ...line, kind: 'nudge', word: '', to: 0 }],
  ['Bo nudged Cy', { ...line, kind: 'nudge', word: '', to: 2 }],
] as [string, Said][])('%s', (text, said) => {
  expect(plain(sentence(said, NAMES, 0))).toBe(text)
})

const drawn = (number: number, round: number): Logged => ({
  number,
  entry: { kind: 'decided', seat: 0 },
  events: [
    { name: 'limes-laid', facts: { seat: 0, square: 'd4' } },
    { name: 'limes-laid', facts: { seat: 1, square: 'd5' } },
    { name: 'limes-drawn', facts: { round, card: 3 } },
  ],
})

test('rounds stand between the lines, and a reaction is about the move of somebody else', () => {
  const log = [drawn(2, 1), drawn(5, 2)]
  const said = [line, { ...line, after: 4 }, { ...line, after: 5, ply: 5, kind: 'reaction', word: 'admire' } as Said]

  const found = rows(said, log, NAMES, null)

  expect(found.map(row => ('round' in row ? row.round : row.line.word))).toEqual([1, 'thanks', 'thanks', 2, 'admire'])
  const last = found.at(-1)
  expect(last && 'about' in last ? plain(last.about) : '').toContain('Ann')
})

test('the phrases that fit come first; where few may be said, those are offered', () => {
  const all = ['good-luck', 'well-played', 'one-moment', 'nice-move', 'limes-lake', 'admire']

  expect(fitting(all, 'limes', 'over', 90)).toEqual(['well-played'])
  expect(fitting(all, 'limes', 'waiting', 0)[0]).toBe('good-luck')
  expect(fitting(all, 'limes', 'playing', 30)).toEqual(['nice-move', 'one-moment', 'limes-lake'])
  expect(fitting(['back'], 'limits', 'over', 30)).toEqual(['back'])
})
