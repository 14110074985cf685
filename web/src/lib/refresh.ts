/** Look again and again, as long as somebody sees the page: at once on coming back, then every so often. */

const PERIOD = 20_000 // milliseconds
const FRESH = 15_000 // what is younger, because another tab has asked, is not asked for again

/** Returns what ends it. `age` says how old what is shown is, in milliseconds. */
export function refreshed(look: () => Promise<unknown>, age: () => number): () => void {
  let busy = false
  const again = async () => {
    if (busy || document.hidden || age() < FRESH) return
    busy = true
    await look()
    busy = false
  }
  const back = () => void again()
  const tick = setInterval(back, PERIOD)
  document.addEventListener('visibilitychange', back)
  addEventListener('online', back)
  return () => {
    clearInterval(tick)
    document.removeEventListener('visibilitychange', back)
    removeEventListener('online', back)
  }
}
