import { FluentBundle, FluentResource } from '@fluent/bundle'
import { beforeAll, expect, test } from 'vitest'
import { speech } from '../src/lib/i18n.svelte'
import { called, given, parsed } from '../src/lib/named'

beforeAll(() => {
  const bundle = new FluentBundle('fr', { useIsolating: false })
  bundle.addResource(new FluentResource('web-guest = Invité\nweb-gone = Parti'))
  speech.bundle = bundle
})

test('a guest without a name is called so in the language of the reader', () => {
  expect(called('$guest')).toBe('Invité')
  expect(called('$guest 2')).toBe('Invité 2')
  expect(called('$guests')).toBe('$guests')
  expect(given('Invité')).toBe('')
  expect(given('Ann')).toBe('Ann')
})

test('wherever it stands in an answer', () => {
  const text = JSON.stringify({ seats: [{ name: '$guest 3' }, { name: 'Ann' }], names: ['$guest', null] })

  expect(parsed(text)).toEqual({ seats: [{ name: 'Invité 3' }, { name: 'Ann' }], names: ['Invité', null] })
})

test('who is gone has no name, and what somebody said stays as it is', () => {
  expect(parsed('{"names":["…","Ann"],"settled":"…","text":"…"}')).toEqual({
    names: ['Parti', 'Ann'],
    settled: 'Parti',
    text: '…',
  })
})
