import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { entered, lines } from '../src/lib/entries'
import { parts, speech } from '../src/lib/i18n.svelte'
import type { Logged } from '../src/lib/live.svelte'
import type { Entry } from '../src/lib/wire'

const TEXTS = import.meta.glob<string>('../../src/limestone/locale/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const NAMES = ['Ann', 'Bo', 'Cy']
const logged = (entry: Entry): Logged => ({ number: 7, entry, events: [] })
const plain = (text: string) =>
  parts(text)
    .map(part => part.text)
    .join('')

function speak(language: 'en' | 'de'): void {
  speech.bundle = new FluentBundle(language, { useIsolating: false })
  speech.bundle.addResource(new FluentResource(TEXTS[`../../src/limestone/locale/${language}.ftl`] ?? ''))
  speech.language = language
}

test.each([
  ['Ann resigned', { kind: 'resigned', seat: 0 }],
  ['You resigned', { kind: 'resigned', seat: 1 }],
  ['Cy was reminded', { kind: 'reminded', seats: [2] }],
  ['You were reminded', { kind: 'reminded', seats: [1] }],
  ['Ann and Bo were reminded', { kind: 'reminded', seats: [0, 1] }],
  ['A bot (Casual) took over for Ann', { kind: 'handed', seat: 0, level: 'casual' }],
  ['A bot (Casual) took over for you', { kind: 'handed', seat: 1, level: 'casual' }],
  ['Ann took a move back', { kind: 'undone', seat: 0, steps: 1 }],
  ['Ann asked to abandon the game', { kind: 'asked', seat: 0, what: 'abandon' }],
  ['', { kind: 'decided', seat: 0 }],
])('%s', (sentence, entry) => {
  speak('en')

  expect(plain(entered(logged(entry), NAMES, 1))).toBe(sentence)
})

test('a verb agrees with its reader', () => {
  speak('de')

  expect(plain(entered(logged({ kind: 'resigned', seat: 0 }), NAMES, 1))).toBe('Ann gibt auf')
  expect(plain(entered(logged({ kind: 'resigned', seat: 1 }), NAMES, 1))).toBe('Du gibst auf')
})

test('who came is named as they were called then, whoever sits there now', () => {
  speak('en')
  const chair = { seat: 1, kind: 'person', name: 'Eve', mine: false, resigned: false } as const

  expect(plain(entered({ ...logged({ kind: 'left', seat: 1 }), chair }, NAMES, 1))).toBe('Eve left')
})

test('what was done stands before what it brought', () => {
  speak('en')
  const events = [{ name: 'limits-round', facts: { round: 1, rounds: 6, seat: 0, r: 1, y: 2, g: 2, b: 3, v: 3 } }]

  const [done, brought] = lines({ ...logged({ kind: 'started' }), events }, NAMES, null)

  expect(done).toBe('The game began')
  expect(brought).toMatch(/^Round 1 of 6/)
})
