import { FluentBundle, FluentResource } from '@fluent/bundle'
import { beforeAll, expect, it } from 'vitest'
import { playedBy } from '../src/daily/days'
import { speech } from '../src/lib/i18n.svelte'

const TEXTS = import.meta.glob<string>('../../src/limestone/locale/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
beforeAll(() => {
  const bundle = new FluentBundle('en', { useIsolating: false })
  bundle.addResource(new FluentResource(Object.values(TEXTS).join('')))
  speech.bundle = bundle
})

it('says who has played the daily game, by name where all are known', () => {
  expect(playedBy({ played: 0, known: [] }, 3)).toBe('Nobody here has played yet.')
  expect(playedBy({ played: 1, known: ['Anna'] }, 3)).toBe('Anna has played here.')
  expect(playedBy({ played: 2, known: ['Anna', 'Ben'] }, 3)).toBe('Anna and Ben have played here.')
  expect(playedBy({ played: 4, known: ['Anna'] }, 3)).toBe('4 people here have played. Anna is one of them.')
})
