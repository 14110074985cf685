/* The worker of the page: what was opened once opens without a line, and messages arrive without a page.
   The page itself comes from the server whenever that answers, so a newer server is never hidden by an older page. */

const PAGE = 'limestone-page'
const FILES = 'limestone-files' // those with a hash in their name, which never change
const AWAY = 502 // and above: a proxy whose server does not answer

self.addEventListener('install', event => {
  self.skipWaiting()
  event.waitUntil(caches.open(PAGE).then(cache => cache.addAll(['/', '/mark.svg'])))
})
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(file(request))
  else if (request.mode === 'navigate' && !closed(pathname)) event.respondWith(page(request))
  else if (pathname === '/mark.svg') event.respondWith(fetch(request).catch(() => caches.match(pathname)))
})

/** The addresses that are not the page's: what the server says there is never kept. */
const closed = path => ['api', 'schema', 'health', 'metrics'].includes(path.split('/')[1])

async function page(request) {
  const kept = () => caches.match('/')
  try {
    const answer = await fetch(request)
    return answer.status >= AWAY ? ((await kept()) ?? answer) : answer
  } catch (error) {
    const found = await kept()
    if (found) return found
    throw error
  }
}

async function file(request) {
  const found = await caches.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    void caches.open(FILES).then(cache => cache.put(request, copy))
  }
  return answer
}

/** A page says which files it is made of; those of an older page are thrown away. */
async function keep({ entry, files }) {
  const old = await (await caches.match('/'))?.text()
  if (!old?.includes(entry)) {
    await caches.delete(FILES)
    await (await caches.open(PAGE)).add('/')
  }
  const cache = await caches.open(FILES)
  const known = await Promise.all(files.map(name => cache.match(name)))
  await cache.addAll(files.filter((_, n) => !known[n]))
}
self.addEventListener('message', event => event.waitUntil(keep(event.data)))

/** A message from the server: the game, the table, and what about. Pages that are open look for themselves. */
async function tell({ title, body, url }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  pages.forEach(one => one.postMessage({ url }))
  const silent = pages.some(one => one.visibilityState === 'visible')
  await self.registration.showNotification(title, {
    body,
    silent,
    tag: url,
    renotify: !silent,
    data: url,
    icon: '/icons/192.png',
    badge: '/icons/badge.png',
  })
}
self.addEventListener('push', event => event.waitUntil(tell(event.data.json())))

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(one => new URL(one.url).pathname === url)
  return there ? there.focus() : self.clients.openWindow(url)
}
