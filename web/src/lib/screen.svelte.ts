/** Whether this is a small screen, as the style sheets mean it. */

const query = matchMedia('(max-width: 700px)')

class Screen {
  phone = $state(query.matches)

  constructor() {
    query.addEventListener('change', () => (this.phone = query.matches))
  }
}

export const screen = new Screen()
