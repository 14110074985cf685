/** What the server sends, with a name for those who gave none. */

import { t } from './i18n.svelte'

const NAMELESS = /^\$guest( \d+)?$/

const NAMELESS_IN = /"(\$guest|…")/
const FORGOTTEN = '…' // the name of a person whose data was deleted

/** A name as it is read: who gave none, or is gone, is called so in the reader's own language. */
export function called(name: string): string {
  if (name === FORGOTTEN) return t('web-gone')
  const found = NAMELESS.exec(name)
  return found ? `${t('web-guest')}${found[1] ?? ''}` : name
}

/** The name that somebody has given, as this page knows it; nothing: none. */
export const given = (name: string | undefined): string => (name && name !== t('web-guest') ? name : '')

const SAID = ['text', 'value'] // by somebody, not somebody's name
const read = (key: string, value: unknown) => (typeof value === 'string' && !SAID.includes(key) ? called(value) : value)

/** The value of a JSON text of the server. */
export const parsed = (text: string): unknown => JSON.parse(text, NAMELESS_IN.test(text) ? read : undefined)
