/** SHA-256, by the browser where it has it: a page without https has not. */

export const hex = (bytes: Uint8Array) => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
export const unhex = (digits: string) => Uint8Array.from(digits.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
export const utf8 = (text: string) => new TextEncoder().encode(text)

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : counted(bytes)
}

/** The same without the browser's help (FIPS 180-4). */
export function counted(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const words = new DataView(padded.buffer)
  words.setUint32(padded.length - 4, bytes.length << 3)
  words.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  const state = Uint32Array.from(ROOTS.slice(0, 8), prime => fraction(prime ** (1 / 2)))
  for (let block = 0; block < padded.length; block += 64) mix(state, words, block)
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, n) => digest.setUint32(4 * n, word))
  return new Uint8Array(digest.buffer)
}

const fraction = (root: number) => Math.floor((root % 1) * 2 ** 32)
const isPrime = (n: number) => Array.from({ length: n - 2 }, (_, k) => k + 2).every(k => n % k > 0)
const ROOTS = Array.from({ length: 310 }, (_, n) => n + 2).filter(isPrime) // the first 64 primes
const CONSTANTS = Uint32Array.from(ROOTS, prime => fraction(Math.cbrt(prime)))

function mix(state: Uint32Array, words: DataView, block: number): void {
  const w = new Uint32Array(64)
  const at = (list: Uint32Array, n: number) => list[n] ?? 0
  const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n))
  for (let n = 0; n < 64; n++) {
    const [a, b] = [at(w, n - 15), at(w, n - 2)]
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
    w[n] = n < 16 ? words.getUint32(block + 4 * n) : at(w, n - 16) + low + at(w, n - 7) + high
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let n = 0; n < 64; n++) {
    const choice = (e & f) ^ (~e & g)
    const most = (a & b) ^ (a & c) ^ (b & c)
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + at(CONSTANTS, n) + at(w, n)
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = at(state, n) + word))
}
