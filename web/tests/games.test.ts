import { expect, test } from 'vitest'

const SOURCES = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })

test('a game is named in the list of games and in its own folder only', () => {
  const named = Object.entries(SOURCES).filter(([, text]) => /['"](limes|limits|limoges)['"]/.test(text))
  const outside = named.map(([path]) => path).filter(path => !/src\/(limes|limits|limoges)\//.test(path))

  expect(outside).toEqual(['../src/games.ts'])
})
