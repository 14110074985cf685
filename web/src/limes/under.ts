/** What of the board is under the pointer. */

import { squareName, zoneName } from './model'
import { Z } from './terrain'

type Pointer = { clientX: number; clientY: number }
type Drawing = SVGSVGElement | undefined

function pointUnder(board: Drawing, { clientX, clientY }: Pointer): DOMPoint | null {
  const matrix = board?.getScreenCTM()
  return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : null
}

export function squareUnder(board: Drawing, event: Pointer): string {
  const at = pointUnder(board, event)
  return at ? squareName(Math.floor(at.x / 80), Math.floor(at.y / 80)) : ''
}

export function zoneUnder(board: Drawing, event: Pointer): string {
  const at = pointUnder(board, event)
  return at ? zoneName(Math.floor(at.x / Z), Math.floor(at.y / Z)) : ''
}
