/** Finding words in a page as people type them: no matter the case, the accents or the kind of apostrophe. */

const plain = (letter: string) => (letter === '’' ? "'" : (letter.normalize('NFD')[0] ?? letter).toLowerCase())

/** As many characters as before, so that a place in one is a place in the other. */
const folded = (text: string) => text.replace(/[^]/g, plain).replace(/\s/g, ' ')

/** Where these words begin. */
export function places(text: string, words: string): number[] {
  const [hay, needle] = [folded(text), folded(words.trim())]
  const found: number[] = []
  if (!needle) return found
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + needle.length)) found.push(at)
  return found
}

const BLOCKS = 'p, li, td, th, h1, h2, h3, h4, figcaption, dt, dd, pre, small, b.name'

/** Where these words stand inside an element, as ranges; what only pictures or ears are told is left out. */
export function ranges(root: Element, words: string): Range[] {
  const nodes: { node: Text; from: number }[] = []
  let text = ''
  let block: Element | null = null
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const parent = node.parentElement
    if (!parent || parent.closest('svg, .sr')) continue
    const home = parent.closest(BLOCKS)
    if (home !== block) text += '\n' // words of two paragraphs are not beside each other
    block = home
    nodes.push({ node, from: text.length })
    text += node.data
  }
  const length = words.trim().length
  return places(text, words).map(at => range(nodes, at, at + length))
}

function range(nodes: { node: Text; from: number }[], from: number, to: number): Range {
  const holding = (at: number) => nodes.findLast(one => one.from <= at) ?? nodes[0]
  const [first, last] = [holding(from), holding(to - 1)]
  const found = document.createRange()
  if (first && last) {
    found.setStart(first.node, from - first.from)
    found.setEnd(last.node, to - last.from)
  }
  return found
}
