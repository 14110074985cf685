/** Where everything lies on the map: one sheet for wide screens, one a tab for phones. */

export interface Spot {
  id: string
  x: number
  y: number
  dx?: number
  dy?: number
  anchor?: 'start' | 'middle' | 'end'
}
export interface Sheet {
  box: [number, number, number, number]
  reach: number // what is tapped is at least so wide and so high
  powers: Spot[]
  gates: Spot[]
  abbey: { x: number; y: number; step: number; s: number; row: number; rise: number } | null
  cathedral: { x: number; y: number; step: number; rise: number; s: number } | null
  production: Spot[]
  bridges: { power: string; arches: string[]; x: number; y: number; gap: number; side: 'left' | 'right' }[]
  prison: { x: number; y: number } | null
  treasuries: { n: 0 | 1; x: number; y: number }[]
  towns: { id: string; x: number; y: number }[]
  titles: { id: string; x: number; y: number }[]
  walls: { d: string; inner: boolean }[]
  river: string
}

const POWERS = [
  'keys_chateau',
  'bridge_martial',
  'theft_abbey',
  'justice',
  'corruption',
  'ostensions',
  'keys_cite',
  'bridge_etienne',
  'theft_cathedral',
]
/** A rectangle with round corners, from the top left one clockwise. */
const wall = (x: number, y: number, w: number, h: number, r: number) => {
  const [right, bottom] = [x + w, y + h]
  const top = `M${x + r} ${y}H${right - r}Q${right} ${y} ${right} ${y + r}`
  const side = `V${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}`
  return `${top}${side}H${x + r}Q${x} ${bottom} ${x} ${bottom - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`
}
const arches = (name: string) => [1, 2, 3, 4].map(n => `${name}_${n}`)
const below = { dx: 0, dy: 27, anchor: 'middle' } as const
const above = { dx: 0, dy: -19, anchor: 'middle' } as const

export const WIDE: Sheet = {
  box: [0, 0, 944, 548],
  reach: 24,
  powers: POWERS.map((id, n) => ({ id, x: 6 + n * 102.6 + Math.floor(n / 3) * 6, y: 4 })),
  gates: [
    { id: 'gi_imbert', x: 300, y: 172, ...above },
    { id: 'gi_orgolet', x: 496, y: 270, ...below },
    { id: 'gi_pristin', x: 300, y: 368, dx: -31, dy: -4, anchor: 'end' },
    { id: 'gi_fustinie', x: 104, y: 270, ...below },
    { id: 'go_montmailler', x: 220, y: 112, ...below },
    { id: 'go_mireboeuf', x: 410, y: 112, ...below },
    { id: 'go_boucherie', x: 564, y: 200, ...below },
    { id: 'go_vieille_monnaie', x: 564, y: 330, ...below },
    { id: 'go_manigne', x: 450, y: 438, ...above },
    { id: 'go_pissevache', x: 180, y: 438, ...above },
    { id: 'go_arenes', x: 34, y: 210, dx: -27, dy: 27, anchor: 'start' },
    { id: 'go_saint_esprit', x: 34, y: 340, dx: -29, dy: 27, anchor: 'start' },
    { id: 'gc_saint_maurice', x: 764, y: 112, ...below },
    { id: 'gc_escudiere', x: 862, y: 112, ...below },
    { id: 'gc_traboreu', x: 640, y: 260, ...below },
    { id: 'gc_chene', x: 908, y: 260, ...below },
    { id: 'gc_panet', x: 836, y: 438, ...above },
  ],
  abbey: { x: 141, y: 252, step: 24.5, s: 20, row: 14, rise: 0 },
  cathedral: { x: 679, y: 314, step: 32, rise: 45, s: 20 },
  production: [
    { id: 'motte', x: 160, y: 320 },
    { id: 'consulat_chateau', x: 300, y: 412 },
    { id: 'consulat_cite', x: 706, y: 396 },
    { id: 'port_naveix', x: 606, y: 500 },
  ],
  bridges: [
    { power: 'bridge_martial', arches: arches('pm'), x: 301, y: 464, gap: 20, side: 'right' },
    { power: 'bridge_etienne', arches: arches('pe'), x: 890, y: 464, gap: 20, side: 'left' },
  ],
  prison: { x: 330, y: 298 },
  treasuries: [
    { n: 0, x: 455, y: 207 },
    { n: 1, x: 876, y: 200 },
  ],
  towns: [
    { id: 'chateau', x: 62, y: 146 },
    { id: 'cite', x: 664, y: 148 },
  ],
  titles: [
    { id: 'abbey', x: 134, y: 212 },
    { id: 'cathedral', x: 664, y: 206 },
  ],
  walls: [
    { d: wall(34, 112, 530, 326, 26), inner: false },
    { d: wall(104, 172, 392, 196, 18), inner: true },
    { d: wall(640, 112, 270, 326, 26), inner: false },
  ],
  river:
    'M2 462C120 448 240 470 380 462S640 446 760 456 880 470 942 458' +
    'V532C860 542 760 528 640 532S300 546 180 534 60 536 2 528Z',
}

/** A sheet of a phone with nothing on it yet. */
export const NOTHING: Sheet = {
  box: [0, 0, 360, 404],
  reach: 44,
  powers: [],
  gates: [],
  abbey: null,
  cathedral: null,
  production: [],
  bridges: [],
  prison: null,
  treasuries: [],
  towns: [],
  titles: [],
  walls: [],
  river: '',
}

// On a phone a unit is a pixel: whatever is tapped has 44 of them each way.
export const PHONE: Record<string, Sheet> = {
  powers: {
    ...NOTHING,
    box: [0, 0, 324, 264],
    powers: POWERS.map((id, n) => ({ id, x: 4 + (n % 3) * 107, y: 6 + Math.floor(n / 3) * 86 })),
  },
  chateau: {
    ...NOTHING,
    gates: [
      { id: 'go_montmailler', x: 52, y: 36, ...above },
      { id: 'go_mireboeuf', x: 137, y: 36, ...above },
      { id: 'go_boucherie', x: 222, y: 36, ...above },
      { id: 'go_vieille_monnaie', x: 307, y: 36, ...above },
      { id: 'go_arenes', x: 52, y: 368, ...below },
      { id: 'go_saint_esprit', x: 137, y: 368, ...below },
      { id: 'go_pissevache', x: 222, y: 368, ...below },
      { id: 'go_manigne', x: 307, y: 368, ...below },
      { id: 'gi_fustinie', x: 94, y: 90, ...above },
      { id: 'gi_imbert', x: 266, y: 90, ...above },
      { id: 'gi_pristin', x: 58, y: 290, ...below },
      { id: 'gi_orgolet', x: 302, y: 290, ...below },
    ],
    abbey: { x: 42, y: 154, step: 46, s: 22, row: 7, rise: 50 },
    production: [
      { id: 'motte', x: 64, y: 257 },
      { id: 'consulat_chateau', x: 150, y: 326 },
    ],
    prison: { x: 194, y: 232 },
    treasuries: [{ n: 0, x: 318, y: 118 }],
    titles: [{ id: 'abbey', x: 30, y: 123 }],
    walls: [
      { d: wall(10, 36, 340, 332, 20), inner: false },
      { d: wall(18, 90, 324, 200, 14), inner: true },
    ],
  },
  cite: {
    ...NOTHING,
    gates: [
      { id: 'gc_saint_maurice', x: 110, y: 40, ...above },
      { id: 'gc_escudiere', x: 250, y: 40, ...above },
      { id: 'gc_traboreu', x: 70, y: 364, ...below },
      { id: 'gc_panet', x: 180, y: 364, ...below },
      { id: 'gc_chene', x: 290, y: 364, ...below },
    ],
    cathedral: { x: 42, y: 240, step: 46, rise: 52, s: 23 },
    production: [{ id: 'consulat_cite', x: 160, y: 312 }],
    treasuries: [{ n: 1, x: 318, y: 82 }],
    towns: [{ id: 'cite', x: 28, y: 88 }],
    titles: [{ id: 'cathedral', x: 28, y: 112 }],
    walls: [{ d: wall(10, 40, 340, 324, 20), inner: false }],
  },
  river: {
    ...NOTHING,
    box: [0, 0, 360, 276],
    bridges: [
      { power: 'bridge_martial', arches: arches('pm'), x: 46, y: 44, gap: 46, side: 'right' },
      { power: 'bridge_etienne', arches: arches('pe'), x: 314, y: 44, gap: 46, side: 'left' },
    ],
    production: [{ id: 'port_naveix', x: 168, y: 222 }],
    river: 'M0 30C80 16 160 40 240 30S330 20 360 28V246C300 260 200 242 120 250S30 256 0 246Z',
  },
}

// On a tablet the powers are a row above both towns, and the river lies below them.
export const TABLET: Record<string, Sheet> = {
  ...PHONE,
  powers: { ...NOTHING, box: [0, 0, 944, 84], powers: WIDE.powers },
  river: {
    ...NOTHING,
    box: [0, 0, 740, 196],
    bridges: [
      { power: 'bridge_martial', arches: arches('pm'), x: 150, y: 28, gap: 44, side: 'right' },
      { power: 'bridge_etienne', arches: arches('pe'), x: 590, y: 28, gap: 44, side: 'left' },
    ],
    production: [{ id: 'port_naveix', x: 350, y: 112 }],
    river: 'M0 24C160 12 320 34 480 24S660 16 740 22V172C620 184 420 168 260 176S60 182 0 172Z',
  },
}
