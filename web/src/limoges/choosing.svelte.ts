/** A move in the making: what is chosen, lifted and voted so far, and what that leaves to choose from. */

import type { Live } from '../lib/live.svelte'
import type { Tree } from '../lib/moves'
import { play } from '../lib/sound'
import { fitting, following, joined, reachable, settled, spelled, whole, withoutLast } from './compose'
import { COLOURS, VOTES, isDomino, verbs, voting as voted, type Colour, type View } from './model'

/** The moment in which a seat chooses. */
export interface Moment {
  live: Live
  seat: number | null
  view: View
  tree: Tree | undefined
  voting: boolean
  decided: boolean
  sent: string // the own decision that is sealed, if any
}

const FEW = 3 // deeds of a kind that are offered one by one
const ALONE = 6 // deeds of the only kind that there is
const SOME = 12 // answers to a question that are offered whole
const alike = (a: string, b: string) => isDomino(a) === isDomino(b)

export class Choosing {
  words = $state<string[]>([]) // chosen, in the order of the clicks
  lifted = $state('') // a domino that goes nowhere, to see why
  votes = $state<Partial<Record<Colour, string>>>({})
  slot = $state<Colour | null>(null) // the colour that the next domino is for

  constructor(readonly now: () => Moment) {}

  hand = $derived.by(() => this.now().view.own?.hand ?? [])
  /** Every move, as its words. */
  all = $derived.by(() => (this.now().voting ? [] : spelled(this.now().tree)))
  /** Every vote that is asked for, as its words `red:5-4`: at a table all that there are, in a lesson one. */
  ballots = $derived.by(() => (this.now().voting ? spelled(this.now().tree) : []).flat())
  /** What is chosen and what goes without saying, in the order of the notation. */
  picked = $derived.by(() => settled(this.all, this.words))
  verb = $derived.by(() => (this.picked[0] && this.all.some(([verb]) => verb === this.picked[0]) ? this.picked[0] : ''))
  /** The words that come next, where a move is spelled from its beginning. */
  options = $derived.by(() => following(this.all, this.picked))
  /** Whatever a move that fits still has to do with. */
  glow = $derived.by((): Set<string> => {
    if (this.words.length) return reachable(this.all, this.picked)
    // A tile, or a gate whose guard may move, can be chosen at once.
    return reachable(
      ['buy', 'guard'].flatMap(verb => fitting(this.all, [verb])),
      [],
    )
  })
  /** A tile is to be chosen, in the rows. */
  buying = $derived.by(() => this.picked[0] === 'buy' && !this.picked[1])
  turn = $derived.by(() => this.now().view.due?.kind === 'Turn' && Boolean(this.now().tree))
  /** The domino that a place is sought for; it may fit nowhere. */
  ghost = $derived.by(() => {
    const placing = this.verb === 'place' || (!this.verb && this.turn)
    return placing ? (this.picked.find(isDomino) ?? this.lifted) : ''
  })
  /** A lifted domino that fits nowhere: the places say why not. */
  stray = $derived.by(() => {
    const fits = fitting(this.all, ['place', this.ghost]).length > 0
    return this.ghost && !fits ? this.ghost : ''
  })
  /** The space that is chosen. */
  place = $derived.by(() => this.picked.find(word => word in this.now().view.spaces) ?? '')
  /** What the composer asks in words: each a few words of the move. */
  asked = $derived.by((): string[][] => {
    if (!this.words.length) return this.turn ? this.#deeds() : this.#answers()
    return this.options.filter(word => !this.#seen(word)).map(word => [word])
  })
  /** A space is to be chosen, on the map. */
  seeking = $derived.by(() => {
    const { spaces } = this.now().view
    const asked = this.words.length > 0 && this.options.some(word => word in spaces)
    return !this.place && (this.ghost !== '' || asked)
  })
  /** Number keys: the dominoes in hand, then what the composer asks. */
  first = $derived.by(() => (this.turn || this.hand.some(domino => this.usable(domino)) ? this.hand.length + 1 : 1))

  /** Nothing is chosen yet but what was sealed before. */
  clear(): void {
    this.words = []
    this.lifted = ''
    const parts = this.now()
      .sent.split(' ')
      .map(part => part.split(':'))
    this.votes = Object.fromEntries(parts.filter(pair => pair[1]))
    this.slot = null
  }

  placeable(domino: string): boolean {
    return fitting(this.all, ['place', domino]).length > 0
  }

  /** A vote, a place or a tile can be had for it, or it fits what is chosen. */
  usable(domino: string): boolean {
    const { voting, decided } = this.now()
    if (voting) return !decided && this.#asks(word => word.endsWith(`:${domino}`))
    if (!this.words.length) return this.placeable(domino) || fitting(this.all, ['buy', domino]).length > 0
    return reachable(this.all, this.picked).has(domino)
  }

  inVote(domino: string): boolean {
    return Object.values(this.votes).includes(domino)
  }

  /** Choose words; what is chosen already is taken back. */
  pick(...words: string[]): void {
    this.now().live.refusal = null
    this.lifted = ''
    for (const word of words) {
      const chosen = this.words.includes(word)
      this.words = chosen ? this.words.filter(one => one !== word) : joined(this.all, this.words, word, alike)
    }
  }

  /** A place, a tile in a row, a tile held; true if a move has to do with it. */
  pickId(id: string): boolean {
    if (!fitting(this.all, [id]).length) return false
    this.pick(id)
    return true
  }

  /** Whether a move can begin with these words. */
  begins(words: string[]): boolean {
    return this.turn && fitting(this.all, words).length > 0
  }

  /** These words and no others. */
  begin(words: string[]): void {
    this.words = []
    this.pick(...words)
  }

  pickDomino(domino: string): void {
    const { live, voting } = this.now()
    if (voting) return this.#vote(domino)
    if (this.verb && this.verb !== 'place' && reachable(this.all, []).has(domino)) return this.pick(domino)
    live.refusal = null
    const again = this.words.includes(domino) || this.lifted === domino
    const rest = this.words.filter(word => !isDomino(word))
    const kept = fitting(this.all, [...rest, domino]).length ? rest : []
    this.words = again ? rest : kept.length || this.#leads(domino) ? [...kept, domino] : []
    this.lifted = again || this.words.length ? '' : domino
  }

  /** A domino dropped on a place, a tile or a colour. */
  drop(domino: string, on: string): void {
    const { voting, decided } = this.now()
    if (voting) return decided ? undefined : this.vote(on as Colour, domino)
    if (this.lifted !== domino && !this.words.includes(domino)) this.pickDomino(domino)
    if (this.lifted) return this.why(on)
    if (this.picked.includes(on)) return
    if (reachable(this.all, this.picked).has(on)) this.pick(on)
    else this.why(on)
  }

  /** The slot that the next domino goes to: the one that was chosen, else the first that is empty. */
  get aim(): Colour | null {
    const empty = VOTES.filter(colour => !this.votes[colour])
    const asked = empty.find(colour => this.#asks(word => word.startsWith(`${colour}:`)))
    return this.slot ?? asked ?? null
  }

  vote(colour: Colour, domino: string): void {
    const rest = Object.fromEntries(
      Object.entries(this.votes).filter(([c, d]) => c !== colour && d !== domino),
    ) as Partial<Record<Colour, string>>
    this.votes = domino ? { ...rest, [colour]: domino } : rest
    this.slot = null
  }

  /** A slot is chosen for the next domino; a domino that lies there comes back. */
  pickSlot(colour: Colour): void {
    this.vote(colour, '')
    this.slot = colour
  }

  /** Ask the server for the rule that keeps the lifted domino off a place. */
  why(id: string): void {
    const { live, seat, tree, view } = this.now()
    const domino = this.ghost
    const space = view.spaces[id]
    if (!tree || live.pending.length || !domino || !space) return
    // Another place that would do is chosen instead: only what cannot be played is asked about.
    if (fitting(this.all, ['place', domino, id]).length) return void (this.words = [domino, id])
    const meeples = view.seats[seat ?? 0]?.meeples ?? []
    const [colour] = [...space.colours].sort(
      (a, b) => (meeples[COLOURS.indexOf(b)] ?? 0) - (meeples[COLOURS.indexOf(a)] ?? 0),
    )
    const more = space.kind === 'gate' ? 'high' : space.kind === 'power' ? colour : ''
    if (seat !== null) void live.decide(seat, `place ${domino} ${id} ${more}`.trim())
  }

  /** Without the last choice. */
  back(): void {
    this.lifted = ''
    this.words = withoutLast(this.all, this.words)
  }

  /** Send a move; false when it has to wait for another. */
  send(text: string): boolean {
    const { live, seat } = this.now()
    if (seat === null || live.pending.length) return false
    play('lay')
    void live.decide(seat, text)
    this.words = []
    return true
  }

  number(n: number): unknown {
    const domino = this.hand[n]
    if (this.now().voting) return domino && !this.now().decided ? this.pickDomino(domino) : false
    const chip = this.asked[n + 1 - this.first]
    if (n + 1 >= this.first) return chip ? this.pick(...chip) : false
    return domino && (this.usable(domino) || this.turn) ? this.pickDomino(domino) : false
  }

  /** The move that is whole now, as text. */
  whole(): string {
    const { tree, voting, decided } = this.now()
    if (!tree || decided) return ''
    return voting ? voted(this.votes) : whole(this.all, this.picked)
  }

  /** A click on it begins a move. In a turn it is never removed by the way: that is chosen before. */
  #leads(domino: string): boolean {
    const verbs = this.turn ? [['place'], ['buy']] : [[]]
    return verbs.some(verb => fitting(this.all, [...verb, domino]).length > 0)
  }

  #asks(vote: (word: string) => boolean): boolean {
    return this.ballots.some(vote)
  }

  #vote(domino: string): void {
    const [colour] = Object.entries(this.votes).find(([, cast]) => cast === domino) ?? []
    if (colour) this.pickSlot(colour as Colour)
    else if (this.aim) this.vote(this.aim, domino)
  }

  /** The deeds of a turn: where there are few of a kind, or no other kind, each of them. */
  #deeds(): string[][] {
    const kinds = verbs(this.now().tree)
    const deeds = kinds.flatMap(verb => {
      const ways = fitting(this.all, [verb])
      return ways.length <= (kinds.length > 1 ? FEW : ALONE) ? ways : [[verb]]
    })
    const offered = fitting(this.all, ['buy']).length ? [...deeds, ['buy']] : deeds
    // Destruction is nearly always possible, and seldom meant: it comes last.
    return offered.sort(([one], [other]) => Number(one === 'destroy') - Number(other === 'destroy'))
  }

  /** The answers to a question: all of them, where there are not too many. */
  #answers(): string[][] {
    const whole = [...this.all].sort((a, b) => a.length - b.length) // enough is enough: that first
    return whole.length <= SOME ? whole : this.options.map(word => [word])
  }

  /** What is chosen where it lies: on the map, in the hand, in the rows. */
  #seen(word: string): boolean {
    const { view } = this.now()
    if (isDomino(word)) return this.hand.includes(word)
    if (word === 'place' || word === 'buy') return !this.verb
    if (word === 'end') return true // a domino that fits is not thrown away by the way
    return word in view.spaces && (this.verb !== '' || this.picked.some(isDomino))
  }
}
