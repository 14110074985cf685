/** Zones of Limes in words. */

import { t } from './i18n.svelte'

/** Whether a word is a zone: `d4nw`. */
export const isZone = (word: string) => /^[a-g][1-7](nw|ne|sw|se)$/.test(word)

/** `d4nw` is the north-west of d4. */
export const zoneSaid = (zone: string) => t('limes-zone-at', { square: zone.slice(0, -2), quarter: zone.slice(-2) })
