/** On a phone what is asked lies over the foot of the page: a place that is chosen is scrolled out from under it. */

const AIR = 12 // pixels between the place and what lies over the page

/** Keep a place of the map in sight until it is let go; then the page goes back, unless somebody has scrolled it. */
export function reveal(place: string): () => void {
  const tray = document.querySelector('.tray')
  let turned = 0 // how far the page was scrolled
  let at = scrollY // where it stood then

  function look(): void {
    const spot = document.querySelector(`.map [data-id="${place}"]`)
    const hidden = spot && tray ? spot.getBoundingClientRect().bottom + AIR - tray.getBoundingClientRect().top : 0
    if (hidden <= 0) return
    const from = scrollY
    scrollBy(0, hidden)
    turned += scrollY - from
    at = scrollY
  }
  // What is said of the place comes by and by.
  const grown = new ResizeObserver(look)
  if (tray) grown.observe(tray)
  return () => {
    grown.disconnect()
    if (turned && Math.abs(scrollY - at) < 2) scrollBy(0, -turned)
  }
}
