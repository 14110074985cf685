/** The votes of a round as a picture over the map: which, and until when. */

import { untrack } from 'svelte'
import type { GameEvent } from '../lib/wire'
import type { Live } from '../lib/live.svelte'
import { isPictured, pictured } from '../lib/pictured.svelte'

/** What the picture depends on. */
interface Now {
  readonly live: Live
  readonly replayed: boolean
  readonly busy: boolean // somebody chooses, or the game is over: it is in the way
}

export class VotesShown {
  #now: Now

  constructor(now: Now) {
    this.#now = now
    // The votes that came while somebody looks are shown until they are put away; those of a replay at their step.
    let newest = untrack(() => (now.replayed ? 0 : (now.live.log.at(-1)?.number ?? 0)))
    $effect(() => {
      const last = now.live.log.at(-1)
      if (!last || last.number === newest || (!now.replayed && !now.live.remembered)) return
      if (isPictured(last)) pictured.number = last.number
      else if (now.replayed) pictured.number = 0
      newest = last.number
    })
    $effect(() => {
      const open = Boolean(this.events)
      untrack(() => now.live.hold(open))
    })
    $effect(() => {
      if (now.busy) this.putAway()
    })
    $effect(() => this.putAway)
  }

  get events(): GameEvent[] | undefined {
    return this.#now.live.log.find(({ number }) => number === pictured.number)?.events
  }

  putAway = (): void => {
    pictured.number = 0
  }
}
