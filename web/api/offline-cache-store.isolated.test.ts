import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheAnswer, readCachedUser } from './offline-cache-store.ts'
import { clearOfflineCache } from './offline-cache.ts'
import { type Session, sessionKey } from './session-state.ts'

const origin = 'https://prato.example'
let kept: Map<string, Map<string, string>>

/** Mirrors browsers: writes to a deleted cache through an open handle succeed and are lost. */
function open(name: string) {
  const store = kept.get(name) ?? new Map<string, string>()
  kept.set(name, store)
  return {
    put: async (address: string, reply: Response) => void store.set(origin + address, await reply.text()),
    match: async (address: string) => {
      const text = store.get(origin + address)
      return text === undefined ? undefined : new Response(text)
    },
    keys: async () => [...store.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => store.delete(url),
  }
}

function clientOf(id: string): QueryClient {
  const client = new QueryClient()
  const user = { id, email: `${id}@exemplo.br`, name: id, is_admin: false }
  const session: Session = { status: 'signed-in', user }
  client.setQueryData<Session>(sessionKey, session)
  return client
}

const addresses = () => [...(kept.get('seen')?.keys() ?? [])].map((url) => url.slice(origin.length))
const favorites = ['favorites'] as const

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('caches', {
    open: async (name: string) => open(name),
    delete: async (name: string) => kept.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a stored answer belongs to its account; an answer to another account deletes it', async () => {
  await cacheAnswer(clientOf('ana'), favorites, Promise.resolve([]))
  await expect.poll(addresses).toEqual(['/seen/1/ana/favorites', '/seen/user'])
  await cacheAnswer(clientOf('bia'), favorites, Promise.resolve([]))
  await expect.poll(addresses).toEqual(['/seen/user', '/seen/1/bia/favorites'])
  expect((await readCachedUser())?.id).toBe('bia')
})

test('an answer requested before the cache was cleared is not stored after', async () => {
  const asked = Promise.withResolvers<unknown[]>()
  const client = clientOf('ana')
  const followed = cacheAnswer(client, favorites, asked.promise)
  await vi.waitFor(() => expect(kept.has('seen')).toBe(true))
  await clearOfflineCache()
  asked.resolve([])
  expect(await followed).toEqual([])
  // Writes are sequential: this one completes after the earlier ones.
  await cacheAnswer(client, ['recipes'], Promise.resolve({ recipes: [], total: 0 }))
  await expect.poll(addresses).toEqual(['/seen/1/ana/recipes', '/seen/user'])
})

test('of the lists of past days only those stored last are kept, and the one of today', async () => {
  const client = clientOf('ana')
  const listsOf = () => addresses().filter((path) => path.includes('meals-again'))
  const days = Array.from({ length: 9 }, (_, at) => `2026-11-0${at + 1}`)
  for (const key of [['meals-again'] as const, ...days.map((day) => ['meals-again', day] as const)]) {
    await cacheAnswer(client, key, Promise.resolve([]))
    await expect.poll(listsOf).toContain(`/seen/1/ana/${key.join('/')}`)
  }
  await expect
    .poll(listsOf)
    .toEqual(['', ...days.slice(-6).map((day) => `/${day}`)].map((end) => `/seen/1/ana/meals-again${end}`))
})

test('a blocked cache storage stores nothing and does not fail', async () => {
  const closed = async () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('caches', { open: closed, delete: closed })
  expect(await cacheAnswer(clientOf('ana'), favorites, Promise.resolve([]))).toEqual([])
  expect(await readCachedUser()).toBeNull()
  await expect(clearOfflineCache()).resolves.toBeUndefined()
})
