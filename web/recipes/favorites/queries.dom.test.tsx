import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToast } from '../../ui/overlay/toast.ts'
import { favoritesQuery, useFavorites } from './queries.ts'

/** State of the fake server and its reply to the next change. */
let kept: string[] = []
let answer: () => Promise<Response> = () => Promise.reject(new Error('no answer yet'))

beforeEach(() => {
  kept = []
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    if (method !== 'GET') return answer()
    return Response.json(
      kept.map((recipe_id) => ({ id: recipe_id, recipe_id, user_id: 'u', created_at: '' })),
    )
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.mocked(showToast).mockReset()
})

async function liking() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(useFavorites, { wrapper })
  await waitFor(() => expect(client.getQueryData(favoritesQuery.queryKey)).toBeDefined())
  return () => result.current
}

const refusal = (status: number, code: string, detail: string) =>
  Response.json({ code, detail }, { status, headers: { 'content-type': 'application/problem+json' } })

test('a tap shows before the server has answered', async () => {
  const favorites = await liking()
  const answered = Promise.withResolvers<Response>()
  answer = () => answered.promise
  act(() => favorites().toggle('galinhada'))
  await waitFor(() => expect([...favorites().ids]).toEqual(['galinhada']))
  kept = ['galinhada']
  answered.resolve(Response.json({}))
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Receita adicionada aos favoritos!' }),
    ),
  )
  expect([...favorites().ids]).toEqual(['galinhada'])
})

test('a refused tap is rolled back with a message', async () => {
  const favorites = await liking()
  answer = async () => refusal(403, 'upgrade_required', 'Este recurso não faz parte do seu plano.')
  act(() => favorites().toggle('galinhada'))
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      title: 'Erro ao adicionar aos favoritos',
      description: 'Este recurso não faz parte do seu plano.',
      tone: 'error',
    }),
  )
  expect([...favorites().ids]).toEqual([])
})

test('a recipe already liked on another device stays liked, with a message', async () => {
  const favorites = await liking()
  answer = async () => refusal(409, 'favorite_exists', 'Esta receita já está nos seus favoritos')
  kept = ['galinhada']
  act(() => favorites().toggle('galinhada'))
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({ title: 'Esta receita já está nos seus favoritos' }),
  )
  await waitFor(() => expect([...favorites().ids]).toEqual(['galinhada']))
})

test('a failed removal restores the heart', async () => {
  kept = ['galinhada']
  const favorites = await liking()
  await waitFor(() => expect(favorites().ids.has('galinhada')).toBe(true))
  answer = async () => refusal(500, 'internal_error', 'Algo deu errado do nosso lado.')
  act(() => favorites().toggle('galinhada'))
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Erro ao remover dos favoritos' }),
    ),
  )
  await waitFor(() => expect(favorites().ids.has('galinhada')).toBe(true))
})
