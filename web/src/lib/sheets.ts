/** On a phone the button for going back closes what lies open over a page, and does not leave the page. */

import { screen } from './screen.svelte'

type Close = () => void

const open = new Set<Close>()
const lies = () => Boolean((history.state as { sheet?: boolean } | null)?.sheet)

if (lies()) history.replaceState(null, '') // of a page that was loaded anew while one lay open

addEventListener('popstate', () => {
  if (!lies()) [...open].forEach(close => close())
})

/** A sheet was opened; what comes back tells that it is closed. All that lie open are one step of the history. */
export function sheet(close: Close): () => void {
  if (!screen.touch) return () => {}
  open.add(close)
  if (!lies()) history.pushState({ sheet: true }, '')
  return () => {
    open.delete(close)
    // Not at once: a sheet often opens another one, or leads to another page.
    setTimeout(() => open.size || (lies() && history.back()))
  }
}
