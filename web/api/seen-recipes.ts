import { favorite } from '#contract/favorites.ts'
import { type Recipe, recipe, recipeCard } from '#contract/recipes.ts'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { SeenKey } from './seen.ts'
import { seenPrefix } from './seen-storage.ts'
import { type Session, sessionKey } from './session-state.ts'

/** Another number where what is kept means something else though it looks the same. */
const version = 1
const mostRecipes = 60

/** By the first word of the key. */
const shapes = {
  recipes: z.object({ recipes: z.array(recipeCard), total: z.int() }),
  favorites: z.array(favorite),
  recipe,
}

/** A browser may refuse storage, or be out of it: then there is nothing to read later, and nothing else changes. */
export async function keepSeen(client: QueryClient, key: SeenKey, data: unknown): Promise<void> {
  try {
    const cache = await openCache(client)
    await cache?.put(addressOf(key), Response.json(data))
    if (cache && key[0] === 'recipe') await dropOldest(cache)
  } catch {
    // Told above.
  }
}

/** What was kept, if it is still what the contract says; else it is dropped. */
export async function readSeen(client: QueryClient, key: SeenKey): Promise<unknown> {
  try {
    const kept = await (await openCache(client))?.match(addressOf(key))
    const parsed = kept && z.safeParse(shapes[key[0]], await kept.json())
    if (parsed && !parsed.success) await dropSeen(client, key)
    return parsed?.data
  } catch {
    return undefined
  }
}

export async function dropSeen(client: QueryClient, key: SeenKey): Promise<void> {
  await (await openCache(client).catch(() => null))?.delete(addressOf(key))
}

/** The recipes that were opened here, the last one first. */
export async function listSeenRecipes(client: QueryClient): Promise<Recipe[]> {
  const cache = await openCache(client).catch(() => null)
  const kept = cache ? await recipesIn(cache) : []
  const texts = await Promise.all(kept.map(async (request) => (await cache?.match(request))?.json()))
  return texts.toReversed().flatMap((text) => {
    const parsed = z.safeParse(recipe, text)
    return parsed.success ? [parsed.data] : []
  })
}

/** The shelf of the account that is signed in; what others or other versions left goes. */
async function openCache(client: QueryClient): Promise<Cache | null> {
  const session = client.getQueryData<Session>(sessionKey)
  if (session?.status !== 'signed-in' || !('caches' in globalThis)) return null
  const own = `${seenPrefix}${version} ${session.user.id}`
  const others = (await caches.keys()).filter((name) => name.startsWith(seenPrefix) && name !== own)
  await Promise.all(others.map((name) => caches.delete(name)))
  return caches.open(own)
}

function addressOf(key: SeenKey): string {
  return `/seen/${key.map(encodeURIComponent).join('/')}`
}

/** Cache storage hands out its keys as they were written. */
async function recipesIn(cache: Cache): Promise<readonly Request[]> {
  const all = await cache.keys()
  return all.filter(({ url }) => new URL(url).pathname.startsWith('/seen/recipe/'))
}

async function dropOldest(cache: Cache): Promise<void> {
  const kept = await recipesIn(cache)
  await Promise.all(kept.slice(0, -mostRecipes).map((request) => cache.delete(request)))
}
