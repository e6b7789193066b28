import type { Recipe } from '#contract/recipes/recipes.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { offlineCacheName, type OfflineCacheKey, sharedPhotoAddress } from './offline-cache-key.ts'
import { type Session, sessionKey, type SessionUser } from './session-state.ts'

/** Raise when a stored value changes its meaning but not its shape. */
const version = 1
/**
 * Maximum number of entries of a kind that has one per day, recipe and so on, by default 6; those fetched longest ago
 * are deleted.
 */
const most: { readonly [Kind in OfflineCacheKey[0]]?: number } = {
  day: 8,
  recipe: 60,
  'week-plan': 3,
  'diet-meals': 3,
}

const userAddress = '/seen/user'
const cachedAtHeader = 'x-seen-at'

/** Delay before the schemas are preloaded, so that the requesting screen has usually rendered. */
const renderedAfterMs = 2000

/** Time that `cacheAnswer` waits for the answer before it shows the stored one. */
const patienceMs = 1500

/**
 * Stores `answer` when it arrives. Shows the stored answer after `patienceMs`, or at once after an outage; still throws
 * the error of `answer`.
 */
export async function cacheAnswer<T>(
  client: QueryClient,
  key: OfflineCacheKey,
  answer: Promise<T>,
  isCurrent: () => boolean = () => true,
): Promise<T> {
  // Opened before the answer arrives: clearing the cache meanwhile, for another account or for other
  // questionnaire answers, deletes this storage too, so an outdated answer is not stored afterwards.
  const store = openCache(client).catch(() => null)
  const slow = setTimeout(() => void showCached(client, key).catch(() => undefined), patienceMs)
  try {
    const fresh = await answer
    void store
      .then((open) => (open && isCurrent() ? writeCached(open, key, fresh) : undefined))
      .then(preloadSchemas)
      .catch(() => undefined)
    return fresh
  } catch (error) {
    if (error instanceof ApiError) await showCachedOrDelete(client, key, error).catch(() => undefined)
    throw error
  } finally {
    clearTimeout(slow)
  }
}

/**
 * Shows the stored answer after an outage (no reply, or a status from 500); deletes it after 403 or 404, such as a
 * recipe that left the library or the plan.
 */
async function showCachedOrDelete(
  client: QueryClient,
  key: OfflineCacheKey,
  { status }: ApiError,
): Promise<void> {
  if (status === 0 || status >= 500) await showCached(client, key)
  else if (status === 403 || status === 404) await deleteCached(client, key)
}

/** Shows the stored answer if the query has no data, marked as stale so that the next opportunity refetches it. */
async function showCached(client: QueryClient, key: OfflineCacheKey): Promise<void> {
  const cached = await readCached(client, key)
  if (cached !== undefined && client.getQueryData(key) === undefined) {
    client.setQueryData(key, cached, { updatedAt: 0 })
  }
}

async function writeCached(store: OfflineCache, key: OfflineCacheKey, data: unknown): Promise<void> {
  const headers = { [cachedAtHeader]: new Date().toISOString() }
  await store.cache.put(store.addressOf(key), Response.json(data, { headers }))
  await store.cache.put(userAddress, Response.json(store.user))
  const others = (await store.cache.keys()).filter(({ url }) => {
    const path = pathOf(url)
    return path !== userAddress && path !== sharedPhotoAddress && !path.startsWith(store.prefix)
  })
  const tooMany = (await cachedKeys(store, key[0])).slice(0, -(most[key[0]] ?? 6))
  await Promise.all([...others, ...tooMany].map((request) => store.cache.delete(request)))
}

/** Returns the stored answer; undefined without one. Deletes one that does not match the contract. */
async function readCached(client: QueryClient, key: OfflineCacheKey): Promise<unknown> {
  const store = await openCache(client)
  const kept = await store?.cache.match(store.addressOf(key))
  if (!kept) return undefined
  const { readAnswer } = await openSchemas()
  const answer = readAnswer(key, await kept.json())
  if (answer === undefined) await deleteCached(client, key)
  return answer
}

/** Deletes the stored answer. */
export async function deleteCached(client: QueryClient, key: OfflineCacheKey): Promise<void> {
  const store = await openCache(client)
  await store?.cache.delete(store.addressOf(key))
}

/** Returns when the stored answer was stored, as an ISO time; `null` without one. */
export async function readCachedAt(client: QueryClient, key: OfflineCacheKey): Promise<string | null> {
  const store = await openCache(client)
  const kept = await store?.cache.match(store.addressOf(key))
  return kept?.headers.get(cachedAtHeader) ?? null
}

/**
 * Returns the stored recipes of the signed-in account, last fetched first; skips those that do not match the contract.
 */
export async function listCachedRecipes(client: QueryClient): Promise<Recipe[]> {
  const store = await openCache(client)
  const kept = store ? await cachedKeys(store, 'recipe') : []
  const texts = await Promise.all(kept.map(async (request) => (await store?.cache.match(request))?.json()))
  const { readRecipes } = await openSchemas()
  return readRecipes(texts.toReversed())
}

/**
 * Returns the last user of this device for offline reading. It grants no more than that: the server checks
 * the session at every call.
 */
export async function readCachedUser(): Promise<SessionUser | null> {
  if (!('caches' in globalThis)) return null
  const cache = await caches.open(offlineCacheName).catch(() => null)
  const kept = await cache?.match(userAddress)
  return kept ? (await openSchemas()).readUser(await kept.json()) : null
}

/**
 * Loads the schemas lazily: every start stores answers, few read them, and the schemas are a tenth of a start's work.
 */
function openSchemas() {
  return import('./offline-cache-schemas.ts')
}

/** Loads the schemas ahead of need: stored answers are read offline, when their code can no longer be fetched. */
function preloadSchemas(): void {
  setTimeout(() => void openSchemas().catch(() => undefined), renderedAfterMs)
}

interface OfflineCache {
  cache: Cache
  user: SessionUser
  /** Account and version; entries under another prefix are never read and are deleted with the next write. */
  prefix: string
  addressOf: (key: OfflineCacheKey) => string
}

async function openCache(client: QueryClient): Promise<OfflineCache | null> {
  const session = client.getQueryData<Session>(sessionKey)
  if (session?.status !== 'signed-in' || !('caches' in globalThis)) return null
  const prefix = `/seen/${version}/${encodeURIComponent(session.user.id)}/`
  return {
    cache: await caches.open(offlineCacheName),
    user: session.user,
    prefix,
    addressOf: (key) => prefix + key.map(encodeURIComponent).join('/'),
  }
}

/** Returns the stored requests of a kind, first stored first: cache storage keeps the insertion order. */
async function cachedKeys({ cache, prefix }: OfflineCache, kind: string): Promise<readonly Request[]> {
  return (await cache.keys()).filter(({ url }) => pathOf(url).startsWith(`${prefix}${kind}/`))
}

function pathOf(url: string): string {
  return new URL(url).pathname
}
