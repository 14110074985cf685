/** What this device remembers: language, theme, sounds, motion, pace, the memory question, and the name last used. */

import { PACES, type Pace } from './queue'

export type Theme = 'system' | 'light' | 'dark'
const KEY = 'limestone'
export const DARK = () => matchMedia('(prefers-color-scheme: dark)')

interface Kept {
  language: string
  theme: Theme
  sound: boolean
  motion: boolean
  pace: Pace
  memory: boolean
  name: string
}
const FRESH: Kept = { language: '', theme: 'system', sound: true, motion: true, pace: 'quick', memory: false, name: '' }

function read(): Kept {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return FRESH
  }
}

class Settings {
  #kept = $state(read())

  get language() {
    return this.#kept.language
  }
  set language(value) {
    this.#keep({ language: value })
  }
  get theme() {
    return this.#kept.theme
  }
  set theme(value) {
    this.#keep({ theme: value })
  }
  get sound() {
    return this.#kept.sound
  }
  set sound(value) {
    this.#keep({ sound: value })
  }
  get motion() {
    return this.#kept.motion
  }
  set motion(value) {
    this.#keep({ motion: value })
  }
  /** How fast the moves of others are shown. */
  get pace() {
    return PACES.includes(this.#kept.pace) ? this.#kept.pace : FRESH.pace
  }
  set pace(value) {
    this.#keep({ pace: value })
  }
  /** Whether a round of Limits ends with the question what lay on the pile. */
  get memory() {
    return this.#kept.memory
  }
  set memory(value) {
    this.#keep({ memory: value })
  }
  get name() {
    return this.#kept.name
  }
  set name(value) {
    this.#keep({ name: value })
  }

  /** Write theme and motion where the style sheet reads them. */
  show(root: HTMLElement): void {
    const system = DARK().matches ? 'dark' : 'light'
    root.dataset['theme'] = this.theme === 'system' ? system : this.theme
    root.dataset['motion'] = this.motion ? 'on' : 'off'
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // A browser that keeps nothing: the choice lasts as long as the page.
    }
  }
}

export const settings = new Settings()

/** Whether things may move on the screen. */
export const moving = () => settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches
