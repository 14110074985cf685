/** Small sounds of our own making; none when they are turned off. */

import { settings } from './settings.svelte'
import type { GameEvent } from './wire'

let context: AudioContext | null = null

function tone(frequency: number, start: number, length: number, volume: number, kind: OscillatorType) {
  if (!context) return
  const wave = context.createOscillator()
  const gain = context.createGain()
  const at = context.currentTime + start
  wave.type = kind
  wave.frequency.value = frequency
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(volume, at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  wave.connect(gain).connect(context.destination)
  wave.start(at)
  wave.stop(at + length)
}

const SOUNDS = {
  lay: () => [tone(170, 0, 0.12, 0.2, 'triangle'), tone(90, 0.01, 0.16, 0.2, 'sine')],
  card: () => [tone(240, 0, 0.07, 0.09, 'triangle'), tone(120, 0.01, 0.1, 0.08, 'sine')],
  gavel: () => [0, 0.16].flatMap(at => [tone(110, at, 0.14, 0.24, 'triangle'), tone(300, at, 0.05, 0.1, 'square')]),
  turn: () => [tone(520, 0, 0.05, 0.05, 'triangle')],
  yours: () => [tone(523, 0, 0.18, 0.08, 'sine'), tone(659, 0.12, 0.24, 0.08, 'sine')],
  no: () => [tone(200, 0, 0.16, 0.08, 'square')],
  end: () => [523, 659, 784].map((f, n) => tone(f, n * 0.14, 0.4, 0.08, 'sine')),
}

export function play(name: keyof typeof SOUNDS): void {
  if (!settings.sound) return
  // A browser gives sound only to a page that has been touched.
  if (!navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  SOUNDS[name]()
}

/** What is heard of the deeds of others: where several happen at once, the weightiest. */
const HEARD: [RegExp, keyof typeof SOUNDS][] = [
  [/^limits-accused$|^limoges-jails/, 'gavel'],
  [/^limes-laid$|^limits-(laid|exchanged)$|^limoges-(places|activates|buys|uses|guards)$/, 'card'],
]

export function soundOf(events: readonly GameEvent[]): keyof typeof SOUNDS | null {
  return HEARD.find(([name]) => events.some(event => name.test(event.name)))?.[1] ?? null
}
