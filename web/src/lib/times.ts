/** Moments as they are said: the time today, the day before that. */

export function clock(at: number, language: string, now = Date.now()): string {
  const locale = language === 'en' ? 'en-GB' : language
  const [then, today] = [new Date(at), new Date(now)]
  const same = then.toDateString() === today.toDateString()
  const shown: Intl.DateTimeFormatOptions = same
    ? { hour: '2-digit', minute: '2-digit' }
    : { day: 'numeric', month: 'short' }
  return new Intl.DateTimeFormat(locale, shown).format(then)
}
