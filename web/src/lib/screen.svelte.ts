/** What kind of screen this is, as the style sheets mean it. */

import { MediaQuery } from 'svelte/reactivity'

const phone = new MediaQuery('(max-width: 700px)')
const touch = new MediaQuery('(max-width: 700px), (pointer: coarse)')
const low = new MediaQuery('(max-height: 500px)')
const narrow = new MediaQuery('(max-width: 1100px)')
const roomy = new MediaQuery('(min-width: 740px) and (min-height: 980px)')

export const screen = {
  get phone() {
    return phone.current
  },
  /** Too narrow for a column beside the board of Les Deux Limoges. */
  get narrow() {
    return narrow.current
  },
  /** Played by finger: whatever is tapped must be wide enough for one. */
  get touch() {
    return touch.current
  },
  /** A phone that lies, or a large zoom. */
  get low() {
    return low.current
  },
  /** Two sheets of a phone fit beside each other, and two more below. */
  get roomy() {
    return roomy.current
  },
}
