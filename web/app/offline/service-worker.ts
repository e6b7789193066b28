import { clientsClaim } from 'workbox-core/clientsClaim.js'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { addPlugins } from 'workbox-precaching/addPlugins.js'
import { cleanupOutdatedCaches } from 'workbox-precaching/cleanupOutdatedCaches.js'
import { matchPrecache } from 'workbox-precaching/matchPrecache.js'
import { precacheAndRoute } from 'workbox-precaching/precacheAndRoute.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { sharedPhotoField, sharedPlace, sharePath } from '#contract/scans/share-target.ts'
import { offlineCacheName, sharedAtHeader, sharedPhotoAddress } from '../../api/offline-cache-key.ts'
import { dropOldSharedPhoto } from '../../api/shared-photo.ts'
import { keepParts } from './keep-parts.ts'
import { followPushes } from './pushed-notices.ts'
import { screensCache } from './screens-cache.ts'
import { documentFor, type Shell } from './shell.ts'
import { storeParts } from './store-parts.ts'
import { takeOver } from './take-over.ts'

interface WorkerMessage {
  readonly data: unknown
  waitUntil(work: Promise<void>): void
}

/** Part of the service worker's types: TypeScript cannot load worker and page types into one program. */
interface WorkerScope {
  readonly registration: { readonly waiting: { postMessage(message: string): void } | null }
  readonly clients: { matchAll(options: { type: 'window' }): Promise<readonly unknown[]> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void
}
declare const self: WorkerScope
declare const SHELL: Shell
/** Read once: the build inlines the whole object at every mention. */
const shell = SHELL

/**
 * Maximum number of cached assets outside the precache, including assets of earlier versions; the oldest are deleted.
 */
const maxScreens = 250

/**
 * Set when the server no longer has the code of this version: the next document then comes from the server.
 */
let isOutdated = false

const noticeMissing: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status === 404) isOutdated = true
    return response
  },
}

clientsClaim()
followPushes()
cleanupOutdatedCaches()
addPlugins([noticeMissing])
const scripts = shell.scripts.split(' ').map((name) => `/assets/${name}.js`)
precacheAndRoute([...shell.kept, ...scripts], { cleanURLs: false, directoryIndex: '' })

const openedScreens = new CacheFirst({
  cacheName: screensCache,
  plugins: [
    noticeMissing,
    {
      cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
      cacheDidUpdate: async ({ cacheName }) => {
        const cache = await caches.open(cacheName)
        const tooMany = (await cache.keys()).slice(0, -maxScreens)
        await Promise.all(tooMany.map((request) => cache.delete(request)))
      },
    },
  ],
})
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), openedScreens)

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && documentFor(url.pathname, shell) !== null,
  async ({ request, url }) => {
    const { document, isFresh } = documentFor(url.pathname, shell)!
    const kept = await matchPrecache(document)
    const next = await versionToTake()
    if (kept && !isFresh && !isOutdated && !next) return kept
    try {
      const fresh = await fetch(request)
      // Only after the fetch succeeded: offline, the current version needs its cache.
      if (next && fresh.ok) next.postMessage(takeOver)
      return fresh
    } catch (error) {
      if (kept) return kept
      throw error
    }
  },
)

/** Returns the waiting version of the worker if at most one page is open, else null. */
async function versionToTake() {
  const { waiting } = self.registration
  if (!waiting) return null
  const open = await self.clients.matchAll({ type: 'window' })
  return open.length <= 1 ? waiting : null
}

/** Runs at every worker start, which happens on nearly every visit. */
const dropped = dropOldSharedPhoto()

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
  async ({ request }) => {
    const photo = (await request.formData()).get(sharedPhotoField)
    await dropped
    if (photo instanceof Blob) {
      const cache = await caches.open(offlineCacheName)
      const headers = { [sharedAtHeader]: String(Date.now()) }
      await cache.put(sharedPhotoAddress, new Response(photo, { headers }))
    }
    return Response.redirect(sharedPlace, 303)
  },
  'POST',
)

self.addEventListener('message', (event) => {
  if (event.data === takeOver) void self.skipWaiting()
  if (event.data !== storeParts) return
  const store = async (file: string) => {
    const [reply, stored] = openedScreens.handleAll({ event, request: new Request(file) })
    const response = await reply
    await stored
    return response
  }
  event.waitUntil(keepParts(shell.parts, store).catch(() => undefined))
})
