/** What chance draws in this game, for the check of its deals: pools that moves change. */

import { type Chance, type Dice, facts, fits, type Header, numbers, type Pools, type Told } from '../lib/deals'

interface Box {
  settings: { tile_row_size: { value: Record<string, number> } }
  objectives: { objectives: { id: string; measure: string }[] }
  tiles: { tiles: { id: string }[] }
  ostensions: { ostensions: { id: string }[] }
  events: { events: { id: string }[] }
}
type Row = 'personnages' | 'lieux'
const DOMINOES = [6, 5, 4, 3, 2, 1, 0].flatMap(high => numbers(high + 1).map(n => `${high}-${high + 1 - n}`))
const inOrder = (dominoes: string[]) => dominoes.sort((a, b) => DOMINOES.indexOf(a) - DOMINOES.indexOf(b))

class Limoges implements Pools {
  #box: Box
  #size: number
  #events: boolean // an option of the table
  #objectives: string[]
  #piles: { tiles: string[]; events: string[]; ostensions: string[] }
  #gone: { tiles: string[]; events: string[] } = { tiles: [], events: [] } // discarded, spent
  #bags: string[][]
  #rows: Record<Row, string[]> = { personnages: [], lieux: [] }
  #held = new Map<string, Row>() // tiles before players, and the row each was bought from
  #bought: Row = 'lieux'

  constructor({ seats, options }: Header, material: string) {
    const box = (this.#box = JSON.parse(material) as Box)
    this.#size = box.settings.tile_row_size.value[seats] ?? 0
    this.#events = options.includes('events')
    this.#objectives = box.objectives.objectives
      .filter(card => !options.includes('no-tiles') || card.measure !== 'count_tiles')
      .map(card => card.id)
    const ids = (things: { id: string }[]) => things.map(thing => thing.id).sort()
    const { tiles, events, ostensions } = box
    this.#piles = { tiles: ids(tiles.tiles), events: ids(events.events), ostensions: ids(ostensions.ostensions) }
    this.#bags = Array.from({ length: seats }, () => [...DOMINOES])
  }

  async deal(found: string, dice: Dice): Promise<string> {
    const [word = '', ...parts] = found.split(' ')
    const dealt: string[] = []
    for (const part of parts) dealt.push(await this.#part(word, part, dice))
    return [word, ...dealt].join(' ')
  }

  async #part(word: string, part: string, dice: Dice): Promise<string> {
    const [to = '', list = ''] = part.split(':')
    const count = list.split(',').length
    if (word === 'objectives') return `${to}:${(await dice.take(this.#objectives, count)).sort().join()}`
    if (word === 'first') return `${to}:${DOMINOES[await dice.below(28)]}`
    if (word === 'draw') return `${to}:${inOrder(await dice.take(this.#bags[Number(to)] ?? [], count)).join()}`
    if (word === 'tiles') return `${to}:${(await this.#fill(to as Row, count, dice)).join()}`
    if (word === 'event') return this.#event(dice)
    return (await dice.take([...this.#piles.ostensions], to.split(',').length)).sort().join()
  }

  async #fill(row: Row, count: number, dice: Dice): Promise<string[]> {
    const entered: string[] = []
    for (let n = 0; n < count; n++) {
      const [tile = ''] = await dice.take(this.#full('tiles'), 1)
      this.#rows[row].unshift(tile)
      entered.push(tile)
    }
    return entered
  }

  async #event(dice: Dice): Promise<string> {
    const [event = ''] = await dice.take(this.#full('events'), 1)
    this.#enter(this.#bought, event)
    return `${event}:${'ab'[await dice.below(2)]}`
  }

  /** The pile, or what was put aside once it is empty. */
  #full(kind: 'tiles' | 'events'): string[] {
    if (!this.#piles[kind].length) [this.#piles[kind], this.#gone[kind]] = [this.#gone[kind], []]
    return this.#piles[kind]
  }

  see(seat: number, move: string): void {
    const [word, thing = '', ...more] = move.split(' ')
    if (word === 'vote' && thing !== 'none') {
      const bag = this.#bags[seat] ?? []
      bag.push(...[thing, ...more].map(vote => vote.split(':')[1] ?? ''))
      inOrder(bag)
    } else if (word === 'buy') this.#buy(thing)
    else if (word === 'return') this.#return(thing)
    else if (word === 'keep') this.#piles.ostensions = this.#piles.ostensions.filter(other => other !== thing)
    else if (word === 'play' || word === 'drop') this.#put(thing)
  }

  #buy(thing: string): void {
    this.#bought = this.#rows.lieux.includes(thing) ? 'lieux' : 'personnages'
    this.#rows[this.#bought] = this.#rows[this.#bought].filter(other => other !== thing)
    this.#held.set(thing, this.#bought)
  }

  #return(thing: string): void {
    const turns = this.#box.tiles.tiles.some(tile => tile.id === thing) && !this.#events
    if (turns) this.#enter(this.#held.get(thing) === 'lieux' ? 'personnages' : 'lieux', thing)
    else this.#put(thing)
  }

  #enter(row: Row, thing: string): void {
    this.#rows[row].unshift(thing)
    if (this.#rows[row].length > this.#size) this.#put(this.#rows[row].pop() ?? '')
  }

  /** Back to where it belongs, in the order of the ids. */
  #put(thing: string): void {
    const { ostensions, events } = this.#box
    const pile = ostensions.ostensions.some(({ id }) => id === thing)
      ? this.#piles.ostensions
      : this.#gone[events.events.some(({ id }) => id === thing) ? 'events' : 'tiles']
    pile.push(thing)
    pile.sort()
  }
}

function agrees(dealt: string[], told: Told): boolean {
  const parts = (word: string) =>
    dealt.filter(line => line.startsWith(`${word} `)).flatMap(line => line.split(' ').slice(1))
  const own = (word: string) => parts(word).filter(part => part.startsWith(`${told.seat}:`))
  const tiles = parts('tiles').flatMap(part => {
    const [row, list = ''] = part.split(':')
    return list.split(',').map(tile => `${row}:${tile}`)
  })
  return (
    fits(
      own('draw'),
      facts(told, 'limoges-draws-own', ({ dominoes }) => `${told.seat}:${String(dominoes)}`),
    ) &&
    fits(
      own('objectives'),
      facts(told, 'limoges-deals-own', ({ cards }) => `${told.seat}:${String(cards)}`),
    ) &&
    fits(
      tiles,
      facts(told, 'limoges-tile-enters', ({ row, tile }) => `${row}:${tile}`),
    ) &&
    fits(
      parts('event'),
      facts(told, 'limoges-event-enters', ({ event, side }) => `${event}:${side}`),
    )
  )
}

export default {
  material: 'data',
  needed: true,
  pools: (header, material) => new Limoges(header, material),
  agrees,
} satisfies Chance
