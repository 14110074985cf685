import { describe, expect, test } from 'vitest'
import golden from '../../tests/golden/said.json?raw'
import { brief, paceTold, type Pace } from '../src/lib/chosen'
import { entered } from '../src/lib/entries'
import { LANGUAGES, parts, speech } from '../src/lib/i18n.svelte'
import { listed, rated } from '../src/lib/players'
import type { Refusal } from '../src/lib/wire'
import { refused, told } from '../src/lib/words'
import { SAY } from '../src/study/say'
import { phrase, whereWords } from '../src/study/words'
import type { GameName } from '../src/games'
import { file, speak } from './speak'

const NAMES = ['Seat 0', 'Seat 1', 'Seat 2', 'Seat 3', 'Seat 4', 'Seat 5']
const READERS = [null, 0, 1]

type Facts = Record<string, unknown>
interface Said {
  events: { name: string; facts: Facts; said: string[] }[]
  refusals: { code: string; args: Facts; said: string }[]
  paces: { pace: Pace; said: string }[]
  moves: { game: GameName; move: string; view: object; among: string[]; said: string }[]
}
const said = JSON.parse(golden) as Said

const plain = (sentence: string) =>
  parts(sentence)
    .map(part => part.text)
    .join('')
const no = (code: string, args: Record<string, unknown>) =>
  plain(refused({ code, args, section: '', place: {} } as Refusal, NAMES))

/** A sentence of Limits without what players have to remember. */
function forgetful(name: string, facts: Facts, sentence: string): string {
  if (!name.startsWith('limits-') || facts['pile'] === 'open') return sentence
  return sentence
    .replace(/: red .*;/, ';')
    .replace(/ \(\w+ cards: .*?\)/, '')
    .replace(/ \w+ (cards? for|card$)/, ' $1')
}

test('moves are told as the terminal tells them', () => {
  speak('en')
  for (const { game, move, view, among, said: words } of said.moves)
    expect(SAY[game](move, NAMES, view, among), move).toBe(words)
})

test('the log says what the terminal says', () => {
  speak('en')
  for (const { name, facts, said: sentences } of said.events) {
    if (name === 'limits-hid') continue
    for (const [n, me] of READERS.entries()) {
      const line = plain(told({ name, facts }, NAMES, me))
      if (line) expect(line).toBe(forgetful(name, facts, sentences[n] ?? ''))
    }
  }
})

test('a refusal says what the terminal says, as a sentence', () => {
  speak('en')
  for (const { code, args, said: sentence } of said.refusals)
    expect(no(code, args)).toBe(`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
})

test('a pace is told as the server tells it', () => {
  speak('en')
  for (const { pace, said: sentence } of said.paces) expect(paceTold(pace)).toBe(sentence)
})

test('what was agreed is told in a few words', () => {
  speak('fr')
  const options = ['diagonal', 'tax_payer=own', 'entry_mode=any']

  expect(brief({ options: [], pace: {} })).toBe('')
  expect(brief({ options: ['diagonal'], pace: {} })).toBe('Pose en diagonale')
  expect(brief({ options, pace: { seconds: 300 } }).split(' · ').length).toBe(3)
})

test('a log of Limits keeps no colour and no count that players have to remember (§7)', () => {
  speak('en')
  const closed = said.events.filter(({ name, facts }) => name.startsWith('limits-') && facts['pile'] !== 'open')
  const lines = closed.map(event => plain(told(event, NAMES, 0)))

  expect(lines.filter(line => /red|yellow|green|blue|violet|allowed/.test(line))).toEqual([])
  expect(lines).toContain('You hid 2 cards')
})

test('where the whole pile lies open its log names the colours, and the card of the exchange', () => {
  speak('en')
  const facts = { seat: 1, card: 'v', pile: 'open' }

  expect(plain(told({ name: 'limits-laid', facts }, NAMES, 0))).toBe('Seat 1 played a violet card')
  expect(plain(told({ name: 'limits-exchanged', facts }, NAMES, 0))).toBe('Seat 1 exchanged 4 violet cards for 1 point')
})

const CAPITAL = { en: 'You', de: 'Du', fr: 'Vous', nl: 'Jij', it: 'Tu' }

describe.each([...LANGUAGES])('in %s', language => {
  const different = (sentences: string[]) => expect(new Set(sentences).size).toBe(sentences.length)

  test('a refusal names the colour, the building, the town that is meant', () => {
    speak(language)
    const colours = ['red', 'blue', 'yellow', 'grey', 'purple']

    different(colours.map(colour => no('limoges-too-few-meeples', { colour, has: 0, needs: 1 })))
    different(colours.map(colour => no('limoges-reserve-lacks', { colour })))
    different(colours.map(colour => no('limoges-hand-lacks', { colour, seat: 1 })))
    different(['abbey', 'cathedral'].map(building => no('limoges-nothing-to-rob', { building, treasury: 0 })))
    different(['chateau', 'cite'].map(town => no('limoges-town-closed', { town })))
    different(['inner', 'outer', 'chateau', 'cite'].map(zone => no('limoges-no-entry', { place: 'ab_01', zone })))
    different(['fr', 'en'].map(track => no('limoges-too-little-influence', { track, has: 0, needs: 1 })))
  })

  test('the reader is written small within a sentence', () => {
    speak(language)
    const entries = ['asked', 'agreed', 'declined', 'resigned', 'handed', 'returned', 'undone', 'joined', 'left']
    const lines = [0, 1, 2].flatMap(me => [
      ...said.events.map(event => told(event, NAMES, me)),
      ...entries.map(kind => entered({ number: 1, entry: { kind, seat: me }, events: [] }, NAMES, me)),
    ])
    const within = new RegExp(`[^:.] ${CAPITAL[language]}\\b`)

    expect(lines.map(plain).filter(line => within.test(line))).toEqual([])
  })

  test('no word of the notation is left in a sentence', () => {
    speak(language)
    for (const { code, args } of said.refusals)
      if (!('word' in args)) expect(no(code, args)).not.toMatch(/_|\b(jail|corrupt|t\d\d|os\d|ob\d\d)\b/)
    for (const { name, facts } of said.events) expect(plain(told({ name, facts }, NAMES))).not.toMatch(/_|undefined|\{/)
  })

  test('every level of a bot has a word of its own beside a name', () => {
    speak(language)
    const word = /^level-word = .*\n((?: +\[\w+\] .*\n)+)/m.exec(file(language))?.[1] ?? ''
    const levels = [...word.matchAll(/\[(\w+)\]/g)].map(([, level]) => level ?? '')
    const beside = levels.map(level => rated('Odo', level))

    expect(levels.length).toBeGreaterThan(1)
    different(beside)
    expect(beside.filter(text => !/^Odo \(.+\)$/.test(text))).toEqual([])
    expect(rated('Ann', null)).toBe('Ann')
  })

  test('names are listed as the terminal lists them', () => {
    speak(language)
    const message = speech.bundle?.getMessage('listed')?.value ?? ''

    expect(speech.bundle?.formatPattern(message, { most: 'A, B', last: 'C' })).toBe(listed(['A', 'B', 'C'], language))
  })
})

test('what is decided before the first turn stands in its round', () => {
  speak('en')

  expect(whereWords('limits', 5, 0)).toBe('Round 5')
  expect(whereWords('limits', 5, 1)).toBe('Round 5, turn 1')
})

test('a seat without a name is called as its plate is', () => {
  speak('en')
  const args = { tolls: ['1:4'], coins: 10, has: 9 }
  const refusal = { code: 'limoges-toll-too-high', args, section: '', place: {} } as unknown as Refusal

  expect(plain(refused(refusal))).toBe('With the tax (4 coins to Player 2) this costs 10 coins; you have 9.')
})

test.each([
  ['en', 0.96, 0.04, 'accusing later brings 0.96 points on average instead of 0.04.'],
  ['en', 1, 0, 'accusing later brings 1 point on average instead of 0.'],
  ['de', 0.96, -0.04, 'ein späterer Verdacht bringt im Mittel 0,96 Punkte statt −0,04.'],
  ['fr', -0.25, -1, 'accuser plus tard rapporte −0,25 point en moyenne au lieu de −1.'],
  ['nl', 1, 0.5, 'later beschuldigen levert gemiddeld 1 punt op in plaats van 0,5.'],
  ['it', 1, 0.04, 'accusare più tardi rende in media 1 punto invece di 0,04.'],
] as const)('a reason has the digits that matter and the right plural: %s %d', (language, more, less, said) => {
  speak(language)

  expect(phrase({ code: 'limits-accusing', args: { more, less } }, NAMES, move => move)).toBe(said)
})
