// Let the client speak with the words of a language, as a page does once they are loaded.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { speech, type Language } from '../src/lib/i18n.svelte'

const FILES = import.meta.glob<string>('../../src/limestone/locale/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const file = (language: Language) => FILES[`../../src/limestone/locale/${language}.ftl`] ?? ''

export function speak(language: Language): void {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(file(language)))
  speech.bundle = bundle
  speech.language = language
}
