/** What a thing on the table is: its name, its rule, and what it is for. */

import { t } from '../lib/i18n.svelte'
import { spoken, thing } from '../lib/words'
import { COLOURS, halves, type Colour, type View } from './model'
import { dominoWords, goalWords, nameOf, sideWords } from './words'

export interface Found {
  title: string
  section: string
  lines: string[]
  colours: Colour[] // that may stand there
  domino: string
  owner: number | null
  meeple: Colour | null
}

const SECTIONS: Record<string, string> = {
  power: '§6.1',
  keys_chateau: '§6.4',
  keys_cite: '§6.4',
  bridge_martial: '§7.8',
  bridge_etienne: '§7.8',
  justice: '§6.5',
  theft_abbey: '§6.6',
  theft_cathedral: '§6.6',
  corruption: '§6.7',
  ostensions: '§6.8',
  gate: '§7.4',
  abbey: '§7.5',
  cathedral: '§7.6',
  production: '§7.7',
  bridge: '§7.8',
}
const NOTHING = { lines: [], colours: [], domino: '', owner: null, meeple: null }

/** Whatever an id names; null for what nobody can look at. */
export function found(view: View, id: string, names: readonly string[], seat: number | null): Found | null {
  if (view.spaces[id]) return ofSpace(view, id, names, seat)
  const [kind = '', word = '', side = ''] = id.split(/[:/]/)
  switch (kind) {
    case 'treasury_0':
    case 'treasury_1': {
      const building = kind === 'treasury_0' ? 'abbey' : 'cathedral'
      const coins = view.treasury[kind === 'treasury_0' ? 0 : 1]
      const title = `${thing(building)} · ${t('web-limoges-treasury')}`
      return { ...NOTHING, title, section: '§6.6', lines: [t('limoges-n-coins', { coins }), t('web-look-treasury')] }
    }
    case 'prison':
    case 'reserve': {
      const counts = kind === 'prison' ? view.prison : view.reserve
      const title = thing(kind)
      return {
        ...NOTHING,
        title,
        section: kind === 'prison' ? '§6.5' : '§5.3',
        lines: [counted(counts), t(`web-look-${kind}`)],
      }
    }
    case 'track':
      return {
        ...NOTHING,
        title: thing(word),
        section: '§10.4',
        lines: [
          view.seats.map((one, n) => `${names[n] ?? ''} ${one.influence[word === 'fr' ? 0 : 1]}`).join(' · '),
          t('web-look-track', { most: view.track }),
        ],
      }
    case 'row':
      return { ...NOTHING, title: thing(word), section: '§9.2', lines: [t('web-look-row'), stock(view)] }
    case 'tile':
      return ofTile(view, word, side)
    case 'goal':
      return ofGoal(view, word, names)
    case 'seat':
      return ofSeat(view, Number(word), names)
    case 'colour': {
      const colour = word as Colour
      const [reserve, jailed] = [view.reserve, view.prison].map(counts => counts[COLOURS.indexOf(colour)] ?? 0)
      return {
        ...NOTHING,
        title: thing(colour),
        section: '§2.2',
        lines: [
          t(`web-aid-${colour}`),
          t('web-look-colour-powers', { powers: powersOf(view, colour) }),
          t('web-look-colour', { reserve: reserve ?? 0, jailed: jailed ?? 0 }),
        ],
      }
    }
    case 'domino': {
      const [high, low] = halves(word)
      const title = t('web-limoges-domino', { domino: dominoWords(word), total: high + low })
      return { ...NOTHING, title, section: '§2.1', domino: word, owner: seat, lines: [t('web-look-domino')] }
    }
  }
  return null
}

/** The powers that a colour can control. */
const powersOf = (view: View, colour: Colour): string =>
  Object.keys(view.spaces)
    .filter(id => view.spaces[id]?.kind === 'power' && view.spaces[id].colours.includes(colour))
    .map(id => nameOf(view, id))
    .join(', ')

/** The piles, by number. */
export const stock = (view: View): string =>
  t('web-limoges-piles', {
    deck: view.deck,
    discard: view.discard.length,
    ostensions: view.ostensions,
    events: view.stack + view.spent.length,
  })

/** Meeples by colour, those that are there. */
export const counted = (counts: readonly number[]) =>
  counts
    .map((count, n) => (count ? t('limoges-n-meeples', { count, colour: COLOURS[n] ?? '' }) : ''))
    .filter(Boolean)
    .join(' · ') || '0'

function ofSpace(view: View, id: string, names: readonly string[], seat: number | null): Found {
  const { kind = '', colours = [] } = view.spaces[id] ?? {}
  const lying = view.board[id]
  return {
    title: nameOf(view, id),
    section: SECTIONS[id] ?? SECTIONS[kind] ?? '',
    lines: [purpose(view, id), lyingWords(view, id, names, seat), ...anew(view, id, seat)],
    colours,
    domino: lying?.domino ?? '',
    owner: lying?.owner ?? null,
    meeple: lying?.meeple ?? null,
  }
}

/** What a space is for, from the moment it is built. */
export function purpose(view: View, id: string): string {
  const { kind = '', colours = [], per_turn = 0 } = view.spaces[id] ?? {}
  const about = kind === 'power' || kind === 'production' ? id : kind
  return t(`web-look-${about}`, { colour: colours[0] ?? '', count: per_turn })
}

const LASTING = ['power', 'production', 'abbey', 'cathedral']

/** What a place that is chosen brings from then on; of the Keys also what their fee will be. */
export function lasting(view: View, verb: string, place: string, domino = ''): string {
  if (!['place', 'activate'].includes(verb) || !LASTING.includes(view.spaces[place]?.kind ?? '')) return ''
  const [high, low] = halves(domino)
  const fee = place.startsWith('keys_') && domino ? t('web-look-fee', { high, low }) : ''
  return [purpose(view, place), fee].filter(Boolean).join(' ')
}

/** A gate of one's own that has lost its guard. */
export function isUnguarded(view: View, id: string, seat: number | null): boolean {
  const lying = view.board[id]
  return view.spaces[id]?.kind === 'gate' && seat !== null && lying?.owner === seat && !lying.meeple
}

/** How such a gate is active again. */
const anew = (view: View, id: string, seat: number | null): string[] =>
  isUnguarded(view, id, seat) ? [t('web-look-anew', { deed: t('web-verb-guards') })] : []

/** Who holds a space, with what, and whether it is in force. */
export function lyingWords(view: View, id: string, names: readonly string[], seat: number | null): string {
  const lying = view.board[id]
  if (!lying) return t('web-look-empty')
  const held =
    lying.owner == null
      ? t('web-look-neutral', { domino: dominoWords(lying.domino) })
      : t('web-look-yours', spoken({ seat: lying.owner, domino: lying.domino }, names, seat))
  return [held, ...state(view, id)].join(' · ')
}

/** Whether a domino is in force, and at a gate its tax. */
function state(view: View, id: string): string[] {
  const { kind = '' } = view.spaces[id] ?? {}
  const lying = view.board[id]
  if (!lying || !['power', 'gate', 'production'].includes(kind)) return []
  if (!lying.meeple) return [t('web-look-unmanned')]
  const manned = t('web-look-manned', { colour: lying.meeple, active: lying.active ? 'yes' : 'no' })
  const [high, low] = halves(lying.domino)
  const coins = lying.covers === 'low' ? high : low
  return kind === 'gate' && lying.active ? [manned, t('web-look-visible', { coins })] : [manned]
}

function ofTile(view: View, tile: string, side: string): Found {
  const face = view.sides[`${tile}/${side}`]
  const held = view.seats.flatMap(one => one.tiles).find(one => one.tile === tile)
  const effects = face ? `${t(`web-when-${face.when}`)} ${sideWords(face).join(' · ')}` : ''
  const lines = [effects, held?.jailed ? t('web-look-jailed') : t('web-look-tile')]
  const colours = face?.colour ? [face.colour] : []
  return { ...NOTHING, title: thing(tile, side), section: '§9.2', lines, colours, meeple: held?.meeple ?? null }
}

function ofGoal(view: View, goal: string, names: readonly string[]): Found {
  const ranks = (view.standings[goal] ?? []).map((one, n) => `${names[n] ?? ''} ${one.measure}`)
  return {
    ...NOTHING,
    title: thing(goal),
    section: '§13.4',
    lines: [goalWords(view, goal), ranks.join(' · '), t('web-look-objective')],
  }
}

function ofSeat(view: View, n: number, names: readonly string[]): Found {
  const player = view.seats[n]
  if (!player) return { ...NOTHING, title: '', section: '' }
  const [french, english] = player.influence
  const { points } = player
  const total = view.scores[n] ?? 0
  const over = view.revealed.length > 0
  const lines = [
    t('web-look-seat'),
    t('web-look-vp', { total, points, french, english, goals: over ? total - points - french - english : 'secret' }),
    over ? '' : t('web-look-objectives', { count: player.objectives }),
    player.removed.length ? t('web-look-removed', { dominoes: player.removed.map(dominoWords).join(' ') }) : '',
    ...player.robbed.map(building => t('web-look-robbed', { place: thing(building) })),
  ]
  return { ...NOTHING, title: names[n] ?? '', section: '§2.4', lines: lines.filter(Boolean) }
}
