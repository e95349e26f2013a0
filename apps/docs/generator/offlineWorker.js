/* global site */
// Keeps the files of the site. It answers nothing that an example sends: relay and service run in the page itself.
const kept = `countersign-site-${site.version}`

self.addEventListener('install', (event) => {
  const keep = caches.open(kept).then((cache) => cache.addAll(site.files))
  event.waitUntil(keep.then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const removeOld = caches
    .keys()
    .then((names) =>
      Promise.all(
        names
          .filter((name) => name !== kept && name.startsWith('countersign-site-'))
          .map((name) => caches.delete(name)),
      ),
    )
  event.waitUntil(removeOld.then(() => self.clients.claim()).then(keepOpenPages))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || !url.pathname.startsWith(site.base)) return
  // What has its version in its name never changes. Pages are read again, and the kept ones shown without a network.
  event.respondWith(url.pathname.includes('/_astro/') ? keptFirst(request) : networkFirst(request))
})

// Some hosts say that an answer depends on who asks (`Vary: Origin`); that of a site's own file does not.
async function keptFirst(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? keep(request, await fetch(request))
}

async function networkFirst(request) {
  try {
    return await keep(request, await fetch(request))
  } catch (error) {
    const found = await caches.match(request, { ignoreSearch: true, ignoreVary: true })
    if (found) return found
    throw error
  }
}

async function keep(request, response) {
  if (response.ok) {
    const cache = await caches.open(kept)
    await cache.put(request, response.clone())
  }
  return response
}

/** The page that installs this was loaded without it. */
async function keepOpenPages() {
  const cache = await caches.open(kept)
  for (const { url } of await self.clients.matchAll()) await cache.add(url).catch(() => undefined)
}
