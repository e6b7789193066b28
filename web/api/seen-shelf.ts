import type { Recipe } from '#contract/recipes.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { seenCache, type SeenKey, sharedPhotoAddress } from './seen-key.ts'
import { type Session, sessionKey, type SessionUser } from './session-state.ts'

/** Raise when a stored value changes its meaning but not its shape. */
const version = 1
/** Entries stored per kind, most recently opened first. */
const most = { recipe: 60, 'week-plan': 3, diet: 6, 'diet-meals': 3, report: 6 }

const userAddress = '/seen/user'
const momentHeader = 'x-seen-at'

/** Time until the requesting screen has rendered. */
const standsAfterMs = 2000

/** Extra wait for a slow network before the stored answer is shown. */
const patienceMs = 1500

/** Stores an answer when it arrives. Until then, after a delay or a failure, shows the stored one. */
export async function followAnswer<T>(
  client: QueryClient,
  key: SeenKey,
  answer: Promise<T>,
  isCurrent: () => boolean = () => true,
): Promise<T> {
  // Opened before the answer arrives: clearing the cache meanwhile, for another account or for other
  // questionnaire answers, deletes this storage too, so an outdated answer is not stored afterwards.
  const shelf = openShelf(client).catch(() => null)
  const slow = setTimeout(() => void showSeen(client, key).catch(() => undefined), patienceMs)
  try {
    const fresh = await answer
    void shelf
      .then((open) => (open && isCurrent() ? keepSeen(open, key, fresh) : undefined))
      .then(prepareShapes)
      .catch(() => undefined)
    return fresh
  } catch (error) {
    if (error instanceof ApiError) await standIn(client, key, error).catch(() => undefined)
    throw error
  } finally {
    clearTimeout(slow)
  }
}

/** An outage shows the stored answer; a recipe that left the library or the plan is deleted. */
async function standIn(client: QueryClient, key: SeenKey, { status }: ApiError): Promise<void> {
  if (status === 0 || status >= 500) await showSeen(client, key)
  else if (status === 403 || status === 404) await dropSeen(client, key)
}

/** Marked as stale, so that the next opportunity refetches it. */
async function showSeen(client: QueryClient, key: SeenKey): Promise<void> {
  const seen = await readSeen(client, key)
  if (seen !== undefined && client.getQueryData(key) === undefined) {
    client.setQueryData(key, seen, { updatedAt: 0 })
  }
}

async function keepSeen(shelf: SeenShelf, key: SeenKey, data: unknown): Promise<void> {
  const headers = { [momentHeader]: new Date().toISOString() }
  await shelf.cache.put(shelf.addressOf(key), Response.json(data, { headers }))
  await shelf.cache.put(userAddress, Response.json(shelf.user))
  const others = (await shelf.cache.keys()).filter(({ url }) => {
    const path = pathOf(url)
    return path !== userAddress && path !== sharedPhotoAddress && !path.startsWith(shelf.prefix)
  })
  const kinds = Object.entries(most).map(async ([kind, count]) =>
    (await keptOn(shelf, kind)).slice(0, -count),
  )
  const tooMany = await Promise.all(kinds)
  await Promise.all([...others, ...tooMany.flat()].map((request) => shelf.cache.delete(request)))
}

/** Returns the stored answer if it still matches the contract; else deletes it. */
async function readSeen(client: QueryClient, key: SeenKey): Promise<unknown> {
  const shelf = await openShelf(client)
  const kept = await shelf?.cache.match(shelf.addressOf(key))
  if (!kept) return undefined
  const { readAnswer } = await openShapes()
  const answer = readAnswer(key, await kept.json())
  if (answer === undefined) await dropSeen(client, key)
  return answer
}

async function dropSeen(client: QueryClient, key: SeenKey): Promise<void> {
  const shelf = await openShelf(client)
  await shelf?.cache.delete(shelf.addressOf(key))
}

/** Time of the stored answer; `null` without one. */
export async function readSeenMoment(client: QueryClient, key: SeenKey): Promise<string | null> {
  const shelf = await openShelf(client)
  const kept = await shelf?.cache.match(shelf.addressOf(key))
  return kept?.headers.get(momentHeader) ?? null
}

/** Recipes opened on this device, most recent first. */
export async function listSeenRecipes(client: QueryClient): Promise<Recipe[]> {
  const shelf = await openShelf(client)
  const kept = shelf ? await keptOn(shelf, 'recipe') : []
  const texts = await Promise.all(kept.map(async (request) => (await shelf?.cache.match(request))?.json()))
  const { readRecipes } = await openShapes()
  return readRecipes(texts.toReversed())
}

/**
 * Returns the last user of this device for offline reading. It grants no more than that: the server checks
 * the session at every call.
 */
export async function readSeenUser(): Promise<SessionUser | null> {
  if (!('caches' in globalThis)) return null
  const cache = await caches.open(seenCache).catch(() => null)
  const kept = await cache?.match(userAddress)
  return kept ? (await openShapes()).readUser(await kept.json()) : null
}

/**
 * Loaded lazily: every start stores answers, few read them, and the schemas are a tenth of the work of a
 * start.
 */
function openShapes() {
  return import('./seen-shapes.ts')
}

/** Fetched ahead: stored answers are read offline, when it is too late to fetch the code that reads them. */
function prepareShapes(): void {
  setTimeout(() => void openShapes().catch(() => undefined), standsAfterMs)
}

interface SeenShelf {
  cache: Cache
  user: SessionUser
  /** Account and version; entries under another prefix are never read and are deleted with the next write. */
  prefix: string
  addressOf: (key: SeenKey) => string
}

async function openShelf(client: QueryClient): Promise<SeenShelf | null> {
  const session = client.getQueryData<Session>(sessionKey)
  if (session?.status !== 'signed-in' || !('caches' in globalThis)) return null
  const prefix = `/seen/${version}/${encodeURIComponent(session.user.id)}/`
  return {
    cache: await caches.open(seenCache),
    user: session.user,
    prefix,
    addressOf: (key) => prefix + key.map(encodeURIComponent).join('/'),
  }
}

/** Cache storage returns keys in insertion order. */
async function keptOn({ cache, prefix }: SeenShelf, kind: string): Promise<readonly Request[]> {
  return (await cache.keys()).filter(({ url }) => pathOf(url).startsWith(`${prefix}${kind}/`))
}

function pathOf(url: string): string {
  return new URL(url).pathname
}
