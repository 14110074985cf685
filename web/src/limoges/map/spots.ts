/** Where the spaces of a sheet lie, and how large they are drawn and tapped. */

import type { Sheet } from '../layout'

export interface Place {
  id: string
  x: number
  y: number
  w: number
  h: number
}

/** Every space of a sheet. */
export function spotsOf(sheet: Sheet): Place[] {
  const found: Place[] = []
  for (const p of sheet.powers) found.push({ id: p.id, x: p.x + 49.5, y: p.y + 38, w: 99, h: 76 })
  for (const g of sheet.gates) found.push({ ...g, w: 50, h: 31 })
  if (sheet.abbey)
    for (let n = 0; n < 14; n++)
      found.push({
        id: `ab_${String(n + 1).padStart(2, '0')}`,
        x: sheet.abbey.x + (n % sheet.abbey.row) * sheet.abbey.step,
        y: sheet.abbey.y + Math.floor(n / sheet.abbey.row) * sheet.abbey.rise,
        w: sheet.abbey.s + 2,
        h: 2 * sheet.abbey.s + 2,
      })
  if (sheet.cathedral) {
    const { x, y, step, rise, s } = sheet.cathedral
    const floor = (name: string, many: number, level: number) => {
      for (let n = 0; n < many; n++)
        found.push({
          id: `${name}_${n}`,
          x: x + (n + (7 - many) / 2) * step,
          y: y - level * rise,
          w: s + 2,
          h: 2 * s + 2,
        })
    }
    floor('ca', 7, 0)
    floor('cb', 6, 1)
    found.push({ id: 'cc_0', x: x + 3 * step, y: y - 2 * rise, w: s + 2, h: 2 * s + 2 })
  }
  for (const p of sheet.production) found.push({ ...p, w: 44, h: 24 })
  for (const b of sheet.bridges)
    b.arches.forEach((id, n) => found.push({ id, x: b.x, y: b.y + 4 + n * b.gap, w: 38, h: 19 }))
  return found
}

/** Where the row of the Abbey goes on, if the sheet breaks it: from the end of a line to the next. */
export function threadOf(sheet: Sheet): string {
  const { x, y, step, s, row, rise } = sheet.abbey ?? { x: 0, y: 0, step: 0, s: 0, row: 14, rise: 0 }
  if (row === 14) return ''
  const [left, right] = [x - s / 2 - 7, x + (row - 1) * step + s / 2]
  return `M${right} ${y}h6V${y + rise / 2}H${left}V${y + rise}h5m-3.5 -3.5l3.5 3.5l-3.5 3.5`
}

export const half = (id: string) =>
  id.startsWith('ab_') || (id.startsWith('c') && /^c[abc]_/.test(id)) ? 'tall' : 'flat'
export const size = (spot: Place) =>
  half(spot.id) === 'tall' ? spot.w - 2 : spot.id.startsWith('p') && spot.id.length === 4 ? 17 : 19
export const kept = (id: string) => [...id.matchAll(/_0?(\d+)$/g)][0]?.[1] ?? ''

/** What is tapped for a space: never smaller than the sheet asks. */
export function reach(sheet: Sheet, spot: Place) {
  const [w, h] = [Math.max(spot.w + 2, sheet.reach), Math.max(spot.h + 2, sheet.reach)]
  return { x: spot.x - w / 2, y: spot.y - h / 2, width: w, height: h }
}
