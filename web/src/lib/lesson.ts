/** An introduction as pages: every comment of its record is one, shown at the step it follows. */

export interface Page {
  step: number // how many steps of the record have been played
  key: string // of its sentence
  sections: string[] // of the rules it tells
  last: boolean // of its step: what comes next is a move
}

/** What a move of the introduction to Limes asks for, as facts of its sentence: `e5w f4sw>e4sw`. */
export function askedOf(move: string): Record<string, string> {
  const [lay = '', posting = ''] = move.split(' ')
  const [square, turn] = [lay.slice(0, 2), lay.slice(2)]
  const [from = '', to] = posting.split('>')
  if (to) return { what: 'move', square, turn, from, zone: to }
  return { what: posting ? 'place' : 'none', square, turn, from: '', zone: posting.replace('+', square) }
}

/** The pages of a record, from comments like `web-intro-limes-3 §3.1 §4.1`. */
export const pagesOf = (comments: readonly string[][]): Page[] =>
  comments.flatMap((said, n) =>
    said.map((line, k) => {
      const [key = '', ...sections] = line.split(' ')
      return { step: n + 1, key, sections, last: k === said.length - 1 }
    }),
  )
