/** The address of what a replay shows: of a table, or with the whole record in it. */

export interface Shown {
  code: string // of the table; else nothing
  packed: string // the record, as an address holds it
  step: number
  seat: string // whose eyes, where they were chosen
  invite: string | null
}

export function replayAddress({ code, packed, step, seat, invite }: Shown): string {
  const query = new URLSearchParams({
    step: String(step),
    ...(seat ? { seat } : {}),
    ...(invite ? { invite } : {}),
  })
  return code ? `/replay/${code}?${query}` : `/replay?${query}${packed && `#${packed}`}`
}
