/** All keys, page by page: what the pages obey and what the sheet of keys shows, so that they cannot differ. */

import { GAMES, type GameName } from '../games'
import { ARROWS } from './roving'

/** In the order of the sheet. The words are `web-key-ACTION`, or `web-key-ACTION-GAME` where a game says more. */
export const KEYS = {
  number: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  none: ['0'],
  do: ['l', 'Enter'],
  back: ['Escape'],
  end: ['f'],
  left: ['q'],
  right: ['e'],
  accuse: ['a'],
  swap: ['x'],
  hint: ['h'],
  aid: ['a'],
  walk: ARROWS,
  take: ['Enter', ' '],
  lens: ['z'],
  board: ['b'],
  earlier: [','],
  pause: ['p'],
  next: ['n'],
  now: ['.'],
  log: ['g'],
  talk: ['c'],
  twin: ['t'],
  menu: ['m'],
  before: ['ArrowLeft'],
  after: ['ArrowRight'],
  begin: ['Home'],
  finish: ['End'],
  mistake: ['n'],
  earlierMistake: ['p'],
  again: ['r'],
  better: ['b'],
  find: ['/'],
  keys: ['?'],
} as const satisfies Record<string, readonly string[]>

export type Action = keyof typeof KEYS

/** What every table has; each game says in the list of games what it has besides. */
const TABLE: Action[] = ['number', 'do', 'back', 'next', 'now', 'log', 'talk', 'twin', 'menu', 'keys']
const PAGES = {
  replay: ['back', 'before', 'after', 'end', 'twin', 'keys'],
  review: ['before', 'after', 'begin', 'finish', 'mistake', 'earlierMistake', 'again', 'better', 'end', 'twin', 'keys'],
  rules: ['find', 'keys'],
  other: ['keys'],
} satisfies Record<string, Action[]>
export type Place = GameName | keyof typeof PAGES

/** Whether a key does something, wherever it is pressed. */
export const isKey = (action: Action, key: string) => (KEYS[action] as readonly string[]).includes(key)

/** What can be done by keys on a page. */
export function actionsOf(place: Place): Action[] {
  const found: Action[] =
    place in PAGES ? PAGES[place as keyof typeof PAGES] : [...TABLE, ...GAMES[place as GameName].keys]
  return (Object.keys(KEYS) as Action[]).filter(action => found.includes(action))
}

/** What is done by each key; a number comes with it, from 0. False: nothing was done. */
export type Deeds = Partial<Record<Action, (number: number) => unknown>>

/** What chooses something that Enter then confirms, whatever has the focus. */
const CHOOSING: readonly Action[] = ['number', 'none', 'left', 'right', 'accuse']
let chosen: { confirm: () => unknown; focus: Element | null } | null = null // by the last key

const ALIVE = 'a, button, summary, [role="button"], [tabindex="0"]' // what has its own use for Enter
const TYPING = 'input:not([type="range"]), textarea, select, dialog'

/** Do what a key means on a page; nothing while somebody types or a dialog lies over it. */
export function obey(event: KeyboardEvent, place: Place, deeds: Deeds): void {
  const target = event.target as Element
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest(TYPING)) return
  if (document.querySelector('dialog[open]') || (event.key === 'Enter' && target.closest(ALIVE))) return
  for (const action of actionsOf(place)) {
    const deed = isKey(action, event.key) && deeds[action]
    if (!deed || deed((KEYS[action] as readonly string[]).indexOf(event.key)) === false) continue
    event.preventDefault()
    const { do: confirm } = deeds
    if (confirm && CHOOSING.includes(action)) awaitEnter(() => confirm(0))
    return
  }
}

/** Something was chosen by a key: Enter confirms it. */
export function awaitEnter(confirm: () => unknown): void {
  chosen = { confirm, focus: document.activeElement }
}

/** Enter, after something was chosen by a key: what has the focus was not meant, unless it came to it since. */
function confirm(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  const last = chosen
  chosen = null
  if (key !== 'Enter' || ctrlKey || metaKey || altKey || shiftKey || event.repeat) return
  if (last?.focus !== document.activeElement || document.querySelector('dialog[open]')) return
  if (last.confirm() === false) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Who plays by keys sees the numbers of what can be chosen; who points does not. */
export function followHands(root: HTMLElement): void {
  const by = (hands: string) => () => (root.dataset['hands'] = hands)
  addEventListener('keydown', by('keys'), { capture: true })
  addEventListener('keydown', confirm, { capture: true })
  addEventListener('pointerdown', by('pointer'), { capture: true })
  addEventListener('pointerdown', () => (chosen = null), { capture: true })
}
