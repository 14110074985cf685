/** The mark of the house with a number, as an image for the tab. */

const MARK =
  '<path fill="#d9b956" d="M8 3h10.5l1.5 7H6.5Z"/>' +
  '<path fill="#4a90c4" d="M2 12.5h10V23H3.5Z"/>' +
  '<path fill="#2d6747" d="M14 12.5h10.3L22.5 23H14Z"/>'

export function badged(count: number): string {
  const text = count > 9 ? '9+' : String(count)
  const size = text.length > 1 ? 11 : 14
  const disc = '<circle cx="17.5" cy="17.5" r="8.5" fill="#a72a20" stroke="#fff" stroke-width="1.2"/>'
  const figure =
    `<text x="17.5" y="${17.5 + size * 0.36}" text-anchor="middle" fill="#fff" ` +
    `font-family="sans-serif" font-weight="700" font-size="${size}">${text}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26">${MARK}${disc}${figure}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
