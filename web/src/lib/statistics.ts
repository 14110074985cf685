/** What is counted of finished games, as it is shown: shares in per cent, other means with a decimal. */

import { speech } from './i18n.svelte'
import type { Statistic } from './wire'

const SHARES = /^(won|accused|within|beat-|end-)/

export const fact = (one: Statistic) => ({ share: SHARES.test(one.fact) })

/** A mean, in the form of its fact. */
export function mean(one: Statistic, value: number): string {
  const shown: Intl.NumberFormatOptions = fact(one).share
    ? { style: 'percent', maximumFractionDigits: 0 }
    : { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(speech.language === 'en' ? 'en-GB' : speech.language, shown).format(value)
}
