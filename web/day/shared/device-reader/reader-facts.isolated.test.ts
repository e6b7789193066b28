import type { ReaderFacts } from '#contract/day/reader-facts.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheAnswer, readCachedAt } from '../../../api/offline-cache-store.ts'
import { type Session, sessionKey } from '../../../api/session-state.ts'
import { refreshOwnFoods } from '../../foods/queries.ts'
import { senderOf } from '../../meal-outbox/sending.ts'
import { refreshSavedMeals } from '../../saved-meals/queries.ts'
import { refreshOwnRecipes } from '../../../recipes/own/queries.ts'
import { readerFactsQuery, refreshReaderFacts } from './reader-facts.ts'
import { factsOf } from './test-facts.ts'

const origin = 'https://prato.example'
const { queryKey } = readerFactsQuery
const before = factsOf({})
const after = factsOf({ allergies: ['Amendoim'] })
let client: QueryClient
/** Reply of the server; `null` if there is no connection. */
let reply: ReaderFacts | null

beforeEach(async () => {
  const kept = new Map<string, string>()
  const cache = {
    put: async (address: string, answer: Response) => void kept.set(origin + address, await answer.text()),
    match: async (address: string) => {
      const text = kept.get(origin + address)
      return text === undefined ? undefined : new Response(text, { headers: { 'x-seen-at': 'before' } })
    },
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async (asked: string | { url: string }) =>
      kept.delete(typeof asked === 'string' ? origin + asked : asked.url),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async (address: string) => {
    if (reply === null) throw new TypeError('offline')
    return Response.json(address.includes('reader-facts') ? reply : { outcome: 'logged', today: null })
  })
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const user = { id: 'ana', email: 'ana@exemplo.br', name: 'Ana', is_admin: false }
  const session: Session = { status: 'signed-in', user }
  client.setQueryData<Session>(sessionKey, session)
  // The store keeps the facts of an earlier visit, whose query is no longer in memory.
  await cacheAnswer(client, queryKey, Promise.resolve(before))
  await vi.waitUntil(async () => (await readCachedAt(client, queryKey)) !== null)
})
afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
})

test.for([
  ['own foods', refreshOwnFoods],
  ['saved meals', refreshSavedMeals],
  ['own recipes', refreshOwnRecipes],
] as const)(
  'after a change of %s the facts are fetched, although no query holds them',
  async ([, refresh]) => {
    reply = after
    await refresh(client)
    await expect.poll(() => client.getQueryData(queryKey)).toEqual(after)
  },
)

test('after words were logged that waited the facts are fetched, because they may state an allergy', async () => {
  reply = after
  const told = { as: 'words', text: 'Sou alérgica a amendoim. Comi arroz' } as const
  const eatenAt = '2026-03-11T15:00:00.000Z'
  await senderOf(client).send({ id: 'a', userId: 'ana', eatenAt, told, standing: { at: 'waiting' } })
  await expect.poll(() => client.getQueryData(queryKey)).toEqual(after)
})

test('a change deletes the stored facts and those in memory, also if the new ones do not arrive', async () => {
  reply = null
  client.setQueryData([...queryKey], before)
  await refreshReaderFacts(client)
  expect(client.getQueryData(queryKey)).toBeUndefined()
  expect(await readCachedAt(client, queryKey)).toBeNull()
})
