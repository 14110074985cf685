/** The five languages: Fluent messages, the same files that the Python side reads. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings } from './settings.svelte'

export const LANGUAGES = ['en', 'de', 'fr', 'nl', 'it'] as const
export type Language = (typeof LANGUAGES)[number]
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
  it: 'Italiano',
}

const FILES = import.meta.glob<string>('../../../src/limestone/locale/*.ftl', {
  query: '?url',
  import: 'default',
})

export type Args = Record<string, FluentVariable>

class Speech {
  language = $state<Language>('en')
  bundle = $state.raw<FluentBundle | null>(null)

  async speak(language: Language): Promise<void> {
    const url = await FILES[`../../../src/limestone/locale/${language}.ftl`]?.()
    if (!url) return
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(await (await fetch(url)).text()))
    this.bundle = bundle
    this.language = language
    document.documentElement.lang = language
  }
}

export const speech = new Speech()

/** The language chosen on this device, else the first of the browser's that we have. */
export function preferred(): Language {
  const wishes = [settings.language, ...navigator.languages].map(tag => tag.slice(0, 2))
  return (
    LANGUAGES.find(language => wishes[0] === language) ??
    wishes.map(wish => LANGUAGES.find(language => language === wish)).find(found => found) ??
    'en'
  )
}

/** Whether there is a sentence for this key. */
export const has = (key: string) => Boolean(speech.bundle?.hasMessage(key))

/** The sentence for a key, in the language spoken now. */
export function t(key: string, args?: Args): string {
  const bundle = speech.bundle
  const message = bundle?.getMessage(key)
  if (!bundle || !message?.value) return bundle ? key : ''
  return bundle.formatPattern(message.value, args ?? null, [])
}

/** A number as it is printed: with a minus, not a hyphen. */
export const figure = (n: number) => String(n).replace('-', '−')

const OPEN = '\ue000' // characters that no text has
const CLOSE = '\ue001'

/** A name that is to stand out inside a sentence. */
export const strong = (text: string) => OPEN + text + CLOSE

/** A sentence in parts, those that stand out marked: no sentence is glued together. */
export function parts(text: string): { text: string; strong: boolean }[] {
  return text
    .split(/(\ue000[^\ue001]*\ue001)/)
    .filter(Boolean)
    .map(part => (part.startsWith(OPEN) ? { text: part.slice(1, -1), strong: true } : { text: part, strong: false }))
}
