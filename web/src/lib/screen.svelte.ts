/** What kind of screen this is, as the style sheets mean it. */

import { MediaQuery } from 'svelte/reactivity'

const phone = new MediaQuery('(max-width: 700px)')
const touch = new MediaQuery('(max-width: 700px), (pointer: coarse)')
const roomy = new MediaQuery('(min-width: 740px) and (min-height: 980px)')

export const screen = {
  get phone() {
    return phone.current
  },
  /** Played by finger: whatever is tapped must be wide enough for one. */
  get touch() {
    return touch.current
  },
  /** Two sheets of a phone fit beside each other, and two more below. */
  get roomy() {
    return roomy.current
  },
}
