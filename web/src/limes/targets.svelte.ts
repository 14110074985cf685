/** What may be chosen on the board now, by mouse, finger or keys. */

import { t } from '../lib/i18n.svelte'
import type { Spot } from '../lib/roving'
import type { Hold } from './hold.svelte'
import { QUARTERS, squareAt, zoneAt, type Profession } from './model'
import type { Outlook } from './outlook.svelte'
import { Z } from './terrain'
import { aheadWords } from './words'

export interface Target extends Spot {
  kind: 'square' | 'quarter' | 'origin' | 'target'
  name: string
  label: string
  posting: string // what the worker would do, in the notation
}

interface Moment {
  hold: Hold | null // nothing may be chosen without a card in hand
  outlook: Outlook | null
  kindAt: (zone: string) => Profession
}

export class Targets {
  focused = $state('') // the id of one

  constructor(readonly now: () => Moment) {}

  all = $derived.by((): Target[] => {
    const { hold } = this.now()
    if (!hold) return []
    if (hold.origin) return hold.targets.map(name => this.#walk(hold, name))
    return [
      ...hold.quarters.map(quarter => this.#quarter(hold, quarter)),
      ...hold.origins.map(name => this.#origin(name)),
      ...hold.squares.filter(name => name !== hold.square).map(square),
    ]
  })
  /** What number keys choose: squares (the tenth: 0); then quarters from 1, workers from 5; or where one walks to. */
  numbers = $derived.by((): Record<string, number> => {
    const { hold } = this.now()
    const kind = !hold?.square ? 'square' : hold.origin ? 'target' : 'origin'
    const chosen = this.all.filter(target => target.kind === kind)
    const first = kind === 'origin' ? 5 : 1
    const read = [...chosen].sort((a, b) => a.y - b.y || a.x - b.x).map(({ id }, n) => [id, first + n])
    const quarters = QUARTERS.map((quarter, n) => [`quarter${hold?.square}${quarter}`, n + 1])
    return Object.fromEntries(
      [...(kind === 'origin' ? quarters : []), ...read].filter(([, n]) => Number(n) < (kind === 'square' ? 11 : 10)),
    )
  })
  /** The id of the one where the worker stands that was placed or moved last. */
  taken = $derived.by(() => {
    const { hold } = this.now()
    if (hold?.quarter) return `quarter${hold.square}${hold.quarter}`
    return hold?.target ? `target${hold.target}` : ''
  })
  /** The one that the keys are at. */
  rover = $derived.by(() => this.all.find(target => target.id === this.focused) ?? this.all[0])

  numbered(number: number): Target | undefined {
    return this.all.find(({ id }) => this.numbers[id] === number)
  }

  take({ kind, name }: Target): void {
    const { hold } = this.now()
    if (kind === 'square') hold?.put(name)
    else if (kind === 'quarter') hold?.place(name.slice(2))
    else if (kind === 'origin') hold?.lift(name)
    else hold?.send(name)
  }

  #walk(hold: Hold, name: string): Target {
    const label = t('web-limes-move-to', { zone: name, profession: this.now().kindAt(name) })
    return this.#zone('target', name, label, `${hold.origin}>${name}`)
  }

  #quarter(hold: Hold, quarter: string): Target {
    const name = hold.square + quarter
    const label = t('web-limes-place-on', { zone: name, profession: this.now().kindAt(name) })
    return this.#zone('quarter', name, label, `+${quarter}`)
  }

  #origin(name: string): Target {
    return this.#zone('origin', name, t('web-limes-move-from', { zone: name, profession: this.now().kindAt(name) }))
  }

  #zone(kind: Target['kind'], name: string, label: string, posting = ''): Target {
    const { outlook } = this.now()
    const at = zoneAt(name)
    const told = posting && outlook ? `${label}. ${aheadWords(outlook, posting, name)}` : label
    return { id: kind + name, kind, name, label: told, posting, x: at.x * Z + 20, y: at.y * Z + 20 }
  }
}

function square(name: string): Target {
  const at = squareAt(name)
  const label = t('web-limes-lay-on', { square: name })
  return { id: 'square' + name, kind: 'square', name, label, posting: '', x: at.x * 80 + 40, y: at.y * 80 + 40 }
}
