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
    const bundle = await read(language)
    if (!bundle) return
    this.bundle = bundle
    this.language = language
    document.documentElement.lang = language
  }
}

export const speech = new Speech()

async function read(language: Language): Promise<FluentBundle | null> {
  const url = await FILES[`../../../src/limestone/locale/${language}.ftl`]?.()
  if (!url) return null
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(await (await fetch(url)).text()))
  return bundle
}

/** A sentence without arguments as another language has it. */
export async function inLanguage(language: Language, key: string): Promise<string> {
  const bundle = await read(language)
  const value = bundle?.getMessage(key)?.value
  return bundle && value ? bundle.formatPattern(value) : ''
}

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
  // A bot that a package offers is called by its own name.
  if (!bundle || !message?.value) return bundle ? key.replace(/^web-level-/, '') : ''
  const errors: Error[] = [] // an argument that the sentence needs and nobody gave
  const text = bundle.formatPattern(message.value, args ?? null, errors)
  if (errors.length) console.error(`${key}: ${String(errors[0])}`)
  return Object.values(args ?? {}).some(value => typeof value === 'number' && value < 0) ? belowZero(text) : text
}

/** A sentence whose numbers below zero have a minus; a hyphen inside of words and dominoes is one. */
const belowZero = (text: string) => text.replace(/(?<![\p{L}\d-])-(?=\d)/gu, '−')

/** Numbers as they are printed: with a minus, not a hyphen. */
export const minus = (text: string) => text.replace(/-(?=\d)/g, '−')
export const figure = (n: number) => minus(String(n))

/** A change of points: with its sign, +2 or −1. */
export const signed = (n: number) => (n > 0 ? `+${n}` : figure(n))

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
