/** Legal moves as a tree of notation pieces: the client knows no rules, only what may come next. */

export type Tree = string[] | { [piece: string]: Tree | null }

const END = ''

/** What may follow the pieces picked so far; undefined when no move begins with them. */
export function after(tree: Tree | null | undefined, picked: readonly string[]): Tree | undefined {
  let here: Tree | null | undefined = tree
  for (const piece of picked) {
    if (!here) return undefined
    if (Array.isArray(here)) here = here.includes(piece) ? [] : undefined
    else here = piece in here ? (here[piece] ?? []) : undefined
  }
  return here ?? undefined
}

/** The pieces that may come next. */
export function next(tree: Tree | undefined, picked: readonly string[] = []): string[] {
  const here = after(tree, picked)
  if (!here) return []
  return (Array.isArray(here) ? here : Object.keys(here)).filter(piece => piece !== END)
}

/** Whether the pieces picked so far are a whole move. */
export function complete(tree: Tree | undefined, picked: readonly string[]): boolean {
  const here = after(tree, picked)
  if (!here || !picked.length) return false
  return Array.isArray(here) ? !here.length || here.includes(END) : END in here
}

/** The move that the pieces spell. */
export const spell = (picked: readonly string[]) => picked.join('')

/** All moves of a tree, spelled out. */
export function* moves(tree: Tree | null | undefined, begun = ''): Generator<string> {
  if (!tree) return
  if (Array.isArray(tree)) {
    if (!tree.length) yield begun
    for (const piece of tree) yield begun + piece
    return
  }
  for (const [piece, rest] of Object.entries(tree)) {
    if (piece === END) yield begun
    else yield* moves(rest ?? [], begun + piece)
  }
}
