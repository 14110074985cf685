/** How a table changes: JSON Merge Patch (RFC 7386), and `{"#": …, "+": …}` for lists. */

type Json = unknown
type Fields = Record<string, Json>

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value with the changes of a patch; the old value is left as it is. */
export function patched(old: Json, patch: Json): Json {
  if (!isFields(patch)) return patch
  if (Array.isArray(old) && ('#' in patch || '+' in patch)) return patchedList(old, patch)
  const fields = isFields(old) ? old : {}
  const kept = Object.entries(fields).filter(([key]) => !(key in patch))
  const changed = Object.entries(patch).filter(([, change]) => change !== null)
  return Object.fromEntries([...kept, ...changed.map(([key, change]) => [key, patched(fields[key], change)])])
}

function patchedList(old: readonly Json[], patch: Fields): Json[] {
  const result = [...old]
  for (const [index, change] of Object.entries((patch['#'] ?? {}) as Fields)) {
    const n = Number(index)
    result[n] = patched(result[n], change)
  }
  return [...result, ...((patch['+'] ?? []) as Json[])]
}
