/** What the first page shows: in one answer at first; what is looked at again, or fails, comes by itself. */

import * as api from '../lib/api'
import { house } from '../lib/house.svelte'
import { Kept } from '../lib/kept.svelte'
import { given } from '../lib/named'
import { news } from '../lib/news.svelte'
import { nights, type Listed } from '../lib/nights'
import { settings } from '../lib/settings.svelte'
import type { DailyShown, GameFacts, HomeShown, Me, Page, Summary } from '../lib/wire'

export const NONE: Page = { tables: [], next: '', running: 0, finished: 0, archived: 0 }

export class FirstPage {
  #known = false // whether the server knows who this is
  #all: Promise<HomeShown | null> | null = api.home().catch(() => null)

  games = new Kept<GameFacts[]>('games', api.games)
  open = new Kept<Summary[]>('open', () => this.#whole(home => home.open, api.openTables))
  daily = new Kept<DailyShown>('daily', () => this.#whole(home => home.daily, api.daily))
  mine = new Kept<Page>('mine', () =>
    this.#whole(
      home => home.running,
      () => this.#own('running'),
    ),
  )
  lately = new Kept<Page>('lately', () =>
    this.#whole(
      home => home.finished,
      () => this.#own('finished'),
    ),
  )
  nights = new Kept<Listed[]>('nights', () => this.#whole(home => home.nights, nights))

  constructor() {
    void this.games.look()
    void Promise.all([this.look(), this.nights.look()]).then(() => (this.#all = null))
    void this.#all?.then(home => {
      if (home?.me.person) this.#greet(home.me.person)
      else if (home) house.known = false
      if (home) news.hear(home.challenges)
    })
  }

  /** All that changes; what has ended at first, and then only if another game has. */
  look = async () => {
    const { mine, open, daily, lately } = this
    const again = this.#all === null && this.#known
    await Promise.all([mine.look(), open.look(), daily.look(), again ? this.#heard() : lately.look()])
    if (mine.value && (mine.value.finished !== (lately.value?.finished ?? 0) || lately.refusal)) await lately.look()
  }

  /** Milliseconds since it was looked at. */
  get age() {
    return Date.now() - Math.min(this.mine.at, this.open.at)
  }

  close() {
    for (const one of [this.games, this.open, this.mine, this.lately, this.daily, this.nights]) one.close()
  }

  async #whole<T>(part: (home: HomeShown) => T, alone: () => Promise<T>): Promise<T> {
    const home = await this.#all
    return home ? part(home) : alone()
  }

  async #own(show: api.Show): Promise<Page> {
    if (!this.#known) {
      const { person } = await api.me()
      if (!person) {
        house.known = false
        return NONE
      }
      this.#greet(person)
    }
    return api.myGames({ show })
  }

  #greet(person: NonNullable<Me['person']>) {
    this.#known = house.known = true
    if (!settings.name && person.kind !== 'guest') settings.name = given(person.name)
  }

  async #heard() {
    try {
      news.hear(await api.challenges())
    } catch {
      // The panels say that there is no line.
    }
  }
}
