/** What the server sends, with a name for those who gave none. */

import { t } from './i18n.svelte'

const NAMELESS = /^\$guest( \d+)?$/

/** A name as it is read: a guest who gave none is called so in the reader's own language. */
export function called(name: string): string {
  const found = NAMELESS.exec(name)
  return found ? `${t('web-guest')}${found[1] ?? ''}` : name
}

/** The name that somebody has given, as this page knows it; nothing: none. */
export const given = (name: string | undefined): string => (name && name !== t('web-guest') ? name : '')

const read = (_: string, value: unknown) => (typeof value === 'string' ? called(value) : value)

/** The value of a JSON text of the server. */
export const parsed = (text: string): unknown => JSON.parse(text, text.includes('"$guest') ? read : undefined)
