/** The rulebooks: Markdown as a tree of blocks, an anchor for each heading and numbered section, and the contents. */

import { Lexer, type Token, type Tokens } from 'marked'

export interface Entry {
  id: string
  title: string
  parts: Entry[]
}
export interface Rulebook {
  blocks: Token[]
  contents: Entry[]
  anchors: Set<string>
  ids: Map<object, string> // of blocks, list items and cells: the first that has an anchor bears it
  pictures: string[]
}

const SECTION = /^(?:\*\*)?(§\d+(?:\.\d+)?)/
const TITLED = /^\*\*(§\d+(?:\.\d+)?\s+[^*]+?)\.?\*\*/
const PICTURE = /^(?:\.\.\/)+pictures\/rules\/([\w-]+)\.png$/

/** `§3.3` as it stands in an address: `s3-3`. */
export const anchor = (section: string) => section.replace('§', 's').replace('.', '-')

/** Where a heading leads: its number, else its words. */
function headingId(text: string): string {
  const number = SECTION.exec(text)?.[1]
  if (number) return anchor(number)
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/ß/g, 'ss')
  return letters
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** The anchor of a block: headings always have one, others if they begin with a number in bold. */
function idOf(token: Token | Tokens.TableCell): string {
  const text = 'text' in token ? String(token.text) : ''
  if ('type' in token && token.type === 'heading') return headingId(text)
  return text.startsWith('**§') ? anchor(SECTION.exec(text)?.[1] ?? '') : ''
}

/** The picture that is a paragraph of its own. */
export function pictureOf(token: Token): { name: string; caption: Token[] } | null {
  const [only, ...others] = (token as Tokens.Paragraph).tokens ?? []
  if (token.type !== 'paragraph' || only?.type !== 'image' || others.length) return null
  const { href, text } = only as Tokens.Image
  const name = PICTURE.exec(href)?.[1]
  return name ? { name, caption: Lexer.lexInline(text) } : null
}

/** A text in pieces: `§6.4` leads to that section. */
export function pieces(text: string): { text: string; to: string }[] {
  return text
    .split(/(§\d+(?:\.\d+)?)/)
    .filter(Boolean)
    .map(part => ({ text: part, to: part.startsWith('§') ? anchor(part) : '' }))
}

/** Where a link of a rulebook leads on the page; nowhere, if to a file that the page does not have. */
export function address(href: string): string {
  if (/^(https?:|#)/.test(href)) return href
  const [, page] = /^(?:\.\.\/)?(limes|limits|limoges|notation)(?:\.\w\w)?\.md/.exec(href) ?? []
  return page ? `/rules/${page}${/#.*$/.exec(href)?.[0] ?? ''}` : ''
}

export function read(text: string): Rulebook {
  const blocks = Lexer.lex(text)
  const book: Rulebook = { blocks, contents: [], anchors: new Set(), ids: new Map(), pictures: [] }
  for (const token of nested(blocks)) {
    const picture = 'type' in token ? pictureOf(token) : null
    if (picture) book.pictures.push(picture.name)
    const id = idOf(token)
    if (!id || book.anchors.has(id)) continue
    book.anchors.add(id)
    book.ids.set(token, id)
    enter(book, token, id)
  }
  return book
}

/** Every block, list item and cell, in the order of the text. */
function* nested(tokens: Token[]): Generator<Token | Tokens.TableCell> {
  for (const token of tokens) {
    if (token.type === 'table') yield* (token as Tokens.Table).rows.flat()
    else if (token.type === 'list') yield* nested((token as Tokens.List).items)
    else {
      yield token
      if (token.type === 'list_item' || token.type === 'blockquote') yield* nested(token.tokens ?? [])
    }
  }
}

/** Chapters, and in each the sections that have a name. */
function enter(book: Rulebook, token: Token | Tokens.TableCell, id: string): void {
  const { text = '', depth = 3, type } = token as Partial<Tokens.Heading>
  const title = type === 'heading' ? text : (TITLED.exec(text)?.[1] ?? '')
  if (!title || depth === 1) return
  const entry = { id, title: title.replace(/[*`]/g, ''), parts: [] }
  const chapter = book.contents.at(-1)
  if (depth === 2 || !chapter) book.contents.push(entry)
  else chapter.parts.push(entry)
}
