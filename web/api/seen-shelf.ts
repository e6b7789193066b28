import type { Recipe } from '#contract/recipes.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { seenCache, type SeenKey, sharedPhotoAddress } from './seen-key.ts'
import { type Session, sessionKey, type SessionUser } from './session-state.ts'

/** Another number where what is kept means something else though it looks the same. */
const version = 1
/** Of what is kept by name: the last ones that were opened. */
const most = { recipe: 60, 'week-plan': 3, diet: 6, 'diet-meals': 3, report: 6 }

const userAddress = '/seen/user'
const momentHeader = 'x-seen-at'

/** Until the screen stands that asked. */
const standsAfterMs = 2000

/** How much longer one waits for a slow network before what was seen stands in. */
const patienceMs = 1500

/** Keeps an answer when it comes. Until then, when it takes long or fails, shows the one before. */
export async function followAnswer<T>(
  client: QueryClient,
  key: SeenKey,
  answer: Promise<T>,
  isCurrent: () => boolean = () => true,
): Promise<T> {
  // Opened before the answer is here: what is forgotten meanwhile, for another account or for other answers to the
  // questionnaire, takes this shelf along, and nothing that was told before is kept after.
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

/** An outage shows what was kept; what is out of the book, or out of the plan, is kept no longer. */
async function standIn(client: QueryClient, key: SeenKey, { status }: ApiError): Promise<void> {
  if (status === 0 || status >= 500) await showSeen(client, key)
  else if (status === 403 || status === 404) await dropSeen(client, key)
}

/** As old as can be, so that the next chance asks again. */
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

/** What was kept, if it is still what the contract says; else it is dropped. */
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

/** When the answer that is kept came; `null` without one. */
export async function readSeenMoment(client: QueryClient, key: SeenKey): Promise<string | null> {
  const shelf = await openShelf(client)
  const kept = await shelf?.cache.match(shelf.addressOf(key))
  return kept?.headers.get(momentHeader) ?? null
}

/** The recipes that were opened here, the last one first. */
export async function listSeenRecipes(client: QueryClient): Promise<Recipe[]> {
  const shelf = await openShelf(client)
  const kept = shelf ? await keptOn(shelf, 'recipe') : []
  const texts = await Promise.all(kept.map(async (request) => (await shelf?.cache.match(request))?.json()))
  const { readRecipes } = await openShapes()
  return readRecipes(texts.toReversed())
}

/**
 * Without a network, whoever saw something here last may see it again. Nothing else: the server asks for the session at
 * every call.
 */
export async function readSeenUser(): Promise<SessionUser | null> {
  if (!('caches' in globalThis)) return null
  const cache = await caches.open(seenCache).catch(() => null)
  const kept = await cache?.match(userAddress)
  return kept ? (await openShapes()).readUser(await kept.json()) : null
}

/** Every start keeps an answer, and few read one: what reads them is a tenth of the work of a start. */
function openShapes() {
  return import('./seen-shapes.ts')
}

/** What is kept is read when the network is gone, and by then it is too late to fetch what reads it. */
function prepareShapes(): void {
  setTimeout(() => void openShapes().catch(() => undefined), standsAfterMs)
}

interface SeenShelf {
  cache: Cache
  user: SessionUser
  /** Of this account and this version; what others left there is never read, and goes with the next answer kept. */
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

/** Cache storage hands out its keys as they were written. */
async function keptOn({ cache, prefix }: SeenShelf, kind: string): Promise<readonly Request[]> {
  return (await cache.keys()).filter(({ url }) => pathOf(url).startsWith(`${prefix}${kind}/`))
}

function pathOf(url: string): string {
  return new URL(url).pathname
}
