/** The worker that keeps what was opened for a day without a line, and takes messages. */

import { renewed } from './push'
import { renew } from './renew'

export async function work(): Promise<void> {
  // A file that the server no longer has: there is a newer page.
  addEventListener('vite:preloadError', () => void renew())
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ entry: entry(), files: loaded() })
    await renewed()
  } catch {
    // A browser that allows no worker: everything works, but not offline.
  }
}

function entry(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  return script ? new URL(script.src).pathname : ''
}

/** The files that this page is made of so far: code, styles, fonts, the words of one language. */
function loaded(): string[] {
  const resources = performance.getEntriesByType('resource').map(one => new URL(one.name))
  const own = resources.filter(url => url.origin === location.origin && url.pathname.startsWith('/assets/'))
  return [...new Set([entry(), ...own.map(url => url.pathname)])].filter(Boolean)
}
