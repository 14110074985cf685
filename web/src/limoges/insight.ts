/** On a phone what is asked lies over the foot of the page: a place that is chosen is scrolled out from under it. */

const AIR = 12 // pixels between the place and what lies over the page

let turned = 0 // how far the page was scrolled for a place
let at = 0 // where it stood then

/** Scroll to a place of the map if it is covered. */
export function reveal(place: string): void {
  const [spot, tray] = [`.map [data-id="${place}"]`, '.tray'].map(found => document.querySelector(found))
  if (!spot || !tray) return
  const hidden = spot.getBoundingClientRect().bottom + AIR - tray.getBoundingClientRect().top
  if (hidden <= 0) return
  const from = scrollY
  scrollBy(0, hidden)
  turned += scrollY - from
  at = scrollY
}

/** Back to where the page stood, unless somebody has scrolled it since. */
export function unveil(): void {
  if (turned && Math.abs(scrollY - at) < 2) scrollBy(0, -turned)
  turned = 0
}
