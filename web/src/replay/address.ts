/** The address of what a replay shows: of a table, or with the whole record in it. */

export interface Shown {
  code: string // of the table; else nothing
  packed: string // the record, as an address holds it
  step: number
  seat: string // whose eyes, where they were chosen
  invite: string | null
}

export const replayAddress = (shown: Shown): string => address('replay', shown)
/** The review of it, from the same step on. */
export const reviewAddress = (shown: Shown): string => address('review', shown)

function address(page: string, { code, packed, step, seat, invite }: Shown): string {
  const query = new URLSearchParams({
    step: String(step),
    ...(seat ? { seat } : {}),
    ...(invite ? { invite } : {}),
  })
  return code ? `/${page}/${code}?${query}` : `/${page}?${query}${packed && `#${packed}`}`
}
