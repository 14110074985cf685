/** What the server tells a seat of the moment: what every move would do, and all that a turn offers. */

import type { Live } from '../lib/live.svelte'
import type { Tree } from '../lib/moves'
import type { Offer } from '../lib/wire'
import type { Foreseen } from './foresight'

/** Who asks, and when. */
interface Now {
  readonly live: Live
  readonly seat: number | null
  readonly tree: Tree | undefined
  readonly moment: string
  readonly over: boolean
}

export class Knowing {
  foreseen = $state.raw<Foreseen>({}) // what every move would do; asked for once a moment
  offers = $state.raw<Offer[]>([]) // all that a turn offers now, or would if it were one's own

  constructor(now: Now) {
    $effect(() => {
      this.foreseen = {}
      if (now.seat === null || !now.tree) return
      let asked = now.moment
      void now.live.foresee(now.seat).then(found => {
        if (asked) this.foreseen = found
      })
      return () => (asked = '')
    })
    $effect(() => {
      if (now.seat === null || now.over || !now.live.mine.includes(now.seat)) return
      let asked = now.moment
      void now.live.offers(now.seat).then(found => {
        if (asked) this.offers = found
      })
      return () => (asked = '')
    })
  }
}
