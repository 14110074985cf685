import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import golden from '../../tests/golden/said.json?raw'
import { LANGUAGES, parts, speech, type Language } from '../src/lib/i18n.svelte'
import { listed } from '../src/lib/players'
import type { Refusal } from '../src/lib/wire'
import { refused, told } from '../src/lib/words'

const NAMES = ['Seat 0', 'Seat 1', 'Seat 2', 'Seat 3', 'Seat 4', 'Seat 5']
const READERS = [null, 0, 1]

type Facts = Record<string, unknown>
interface Said {
  events: { name: string; facts: Facts; said: string[] }[]
  refusals: { code: string; args: Facts; said: string }[]
}
const said = JSON.parse(golden) as Said
const FILES = import.meta.glob<string>('../../src/limestone/locale/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function speak(language: Language): void {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(FILES[`../../src/limestone/locale/${language}.ftl`] ?? ''))
  speech.bundle = bundle
  speech.language = language
}

const plain = (sentence: string) =>
  parts(sentence)
    .map(part => part.text)
    .join('')
const no = (code: string, args: Record<string, unknown>) =>
  plain(refused({ code, args, section: '', place: {} } as Refusal, NAMES))

/** A sentence of Limits without what players have to remember. */
function forgetful(name: string, sentence: string): string {
  if (!name.startsWith('limits-')) return sentence
  return sentence
    .replace(/: red .*;/, ';')
    .replace(/ \(\w+ cards: .*?\)/, '')
    .replace(/ \w+ (cards? for|card$)/, ' $1')
}

test('the log says what the terminal says', () => {
  speak('en')
  for (const { name, facts, said: sentences } of said.events) {
    if (name === 'limits-hid') continue
    for (const [n, me] of READERS.entries()) {
      const line = plain(told({ name, facts }, NAMES, me))
      if (line) expect(line).toBe(forgetful(name, sentences[n] ?? ''))
    }
  }
})

test('a refusal says what the terminal says, as a sentence', () => {
  speak('en')
  for (const { code, args, said: sentence } of said.refusals)
    expect(no(code, args)).toBe(`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
})

test('a log of Limits keeps no colour and no count that players have to remember (§7)', () => {
  speak('en')
  const lines = said.events.filter(({ name }) => name.startsWith('limits-')).map(event => plain(told(event, NAMES, 0)))

  expect(lines.filter(line => /red|yellow|green|blue|violet|allowed/.test(line))).toEqual([])
  expect(lines).toContain('You hid 2 cards')
})

describe.each([...LANGUAGES])('in %s', language => {
  const different = (sentences: string[]) => expect(new Set(sentences).size).toBe(sentences.length)

  test('a refusal names the colour, the building, the town that is meant', () => {
    speak(language)
    const colours = ['red', 'blue', 'yellow', 'grey', 'purple']

    different(colours.map(colour => no('limoges-too-few-meeples', { colour, has: 0, needs: 1 })))
    different(colours.map(colour => no('limoges-reserve-lacks', { colour })))
    different(colours.map(colour => no('limoges-hand-lacks', { colour, seat: 1 })))
    different(['abbey', 'cathedral'].map(building => no('limoges-nothing-to-rob', { building })))
    different(['chateau', 'cite'].map(town => no('limoges-town-closed', { town })))
    different(['inner', 'outer', 'chateau', 'cite'].map(zone => no('limoges-no-entry', { place: 'ab_01', zone })))
    different(['fr', 'en'].map(track => no('limoges-too-little-influence', { track, has: 0, needs: 1 })))
  })

  test('no word of the notation is left in a sentence', () => {
    speak(language)
    for (const { code, args } of said.refusals)
      if (!('word' in args)) expect(no(code, args)).not.toMatch(/_|\b(jail|corrupt|t\d\d|os\d|ob\d\d)\b/)
    for (const { name, facts } of said.events) expect(plain(told({ name, facts }, NAMES))).not.toMatch(/_|undefined|\{/)
  })

  test('names are listed as the terminal lists them', () => {
    speak(language)
    const message = speech.bundle?.getMessage('listed')?.value ?? ''

    expect(speech.bundle?.formatPattern(message, { most: 'A, B', last: 'C' })).toBe(listed(['A', 'B', 'C'], language))
  })
})
