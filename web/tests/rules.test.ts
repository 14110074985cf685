import { describe, expect, test } from 'vitest'
import { places } from '../src/lib/find'
import { address, anchor, pieces, read } from '../src/lib/markdown'
import { DRAWINGS as limes } from '../src/limes/figures'
import { DRAWINGS as limits } from '../src/limits/figures'
import { DRAWINGS as limoges } from '../src/limoges/figures'

const TEXTS = import.meta.glob<string>('../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true })
const PNGS = Object.keys(import.meta.glob('../../docs/pictures/rules/*.png'))
const DRAWN = { ...limes, ...limits, ...limoges }

test('every section of the rules can be reached', () => {
  const book = read('# Limes\n\n## §3 Laying\n\n**§3.3** No wider.\n\n- **§4.1** Zones\n  that touch\n\n## Überblick\n')
  expect([...book.anchors]).toEqual(['limes', 's3', 's3-3', 's4-1', 'uberblick'])
  expect(anchor('§3.3')).toBe('s3-3')
})

test('a cell that only names a section is not that section', () => {
  expect([...read('| a | b |\n|---|---|\n| **§1.2** x | §6.8 |').anchors]).toEqual(['s1-2'])
})

test('the contents have the chapters, and in them the sections that have a name', () => {
  const book = read('## §6 Powers\n\n**§6.1 Placing.** A power.\n\n**§6.2** No name.\n\n## Glossary\n')
  expect(book.contents).toEqual([
    { id: 's6', title: '§6 Powers', parts: [{ id: 's6-1', title: '§6.1 Placing', parts: [] }] },
    { id: 'glossary', title: 'Glossary', parts: [] },
  ])
})

test('a section that has a heading and a first sentence of the same number has one address', () => {
  const book = read('## §7 Solo\n\n**§7** Alone.\n')
  expect([...book.ids.values()]).toEqual(['s7'])
})

test('a number of a section inside a sentence leads there', () => {
  expect(pieces('see §6.4, §7')).toEqual([
    { text: 'see ', to: '' },
    { text: '§6.4', to: 's6-4' },
    { text: ', ', to: '' },
    { text: '§7', to: 's7' },
  ])
})

test('links lead to the other rulebooks and the notation, and to nothing that the page does not have', () => {
  expect(address('limits.de.md')).toBe('/rules/limits')
  expect(address('limoges.md#s6')).toBe('/rules/limoges#s6')
  expect(address('https://example.org')).toBe('https://example.org')
  expect(address('../notation.md')).toBe('/rules/notation')
  expect(address('terms.md')).toBe('')
})

test('words are found whatever their case, accents and apostrophes', () => {
  expect(places('Le Château, le chateau', 'CHATEAU')).toEqual([3, 15])
  expect(places('the Viscount’s men', "viscount's")).toEqual([4])
  expect(places('anything', ' ')).toEqual([])
})

describe.each(Object.entries(TEXTS))('%s', (_, text) => {
  const book = read(text)

  test('every section that it mentions is there', () => {
    const named = text.match(/§\d+(?:\.\d+)?/g) ?? []
    expect(named.filter(section => !book.anchors.has(anchor(section)))).toEqual([])
  })

  test('every picture can be drawn, and seen where nothing is drawn', () => {
    expect(book.pictures.filter(name => !(name in DRAWN))).toEqual([])
    expect(book.pictures.filter(name => !PNGS.includes(`../../docs/pictures/rules/${name}.png`))).toEqual([])
    expect(book.pictures.filter((name, n) => book.pictures.indexOf(name) !== n)).toEqual([])
  })
})
