/** Which page is open: the address of the browser, read and changed without loading anew. */

class Place {
  path = $state(location.pathname)
  search = $state(location.search)
  hash = $state(location.hash)

  constructor() {
    addEventListener('popstate', () => this.#read())
    addEventListener('hashchange', () => this.#read())
  }

  go(to: string, { replace = false } = {}): void {
    const over = (history.state as { sheet?: boolean } | null)?.sheet // a sheet gives its step to the page
    const here = to === location.pathname + location.search + location.hash // a second press is no second step
    if (replace || over || here) history.replaceState(null, '', to)
    else history.pushState(null, '', to)
    this.#read()
    scrollTo(0, 0)
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.search)
  }

  #read(): void {
    this.path = location.pathname
    this.search = location.search
    this.hash = location.hash
  }
}

export const place = new Place()

/** Follow links inside the house without loading the page anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = (event.target as Element | null)?.closest('a')
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/schema')) return
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return // on this page
  event.preventDefault()
  place.go(link.pathname + link.search + link.hash)
}
