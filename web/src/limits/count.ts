/** Which count lies on the table: the last round ends with one that no new round follows. */
export const countOf = ({ round, counted }: { round: number; counted?: unknown }, over: boolean): string =>
  counted ? `${over ? round : round - 1}` : ''
