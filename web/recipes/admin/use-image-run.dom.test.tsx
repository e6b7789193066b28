import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/client.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { loadRun } from './stored-work.ts'
import { recipeImagesQuery } from './queries.ts'
import { useImageRun } from './use-image-run.ts'

const recipes = ['acaraje', 'baiao', 'cuscuz'].map((id) => ({
  id,
  name: `Receita ${id}`,
  image_query: id === 'baiao' ? '' : `prato de ${id}`,
}))

/** Requests received by the fake server, and its reply to each. */
let asked: { recipeId: string }[] = []
let answer: (recipeId: string, signal: AbortSignal) => Promise<Response>
const made = (recipeId: string) =>
  Promise.resolve(Response.json({ imageUrl: `/imagens/receitas/${recipeId}/a-960.webp`, source: 'drawn' }))
const refusal = () =>
  Promise.resolve(
    Response.json(
      { code: 'image_model_missing', detail: 'Nenhum modelo de imagens está configurado.' },
      { status: 409, headers: { 'content-type': 'application/problem+json' } },
    ),
  )

beforeEach(() => {
  asked = []
  answer = made
  const listed = recipes.map((recipe) => ({ ...recipe, image: null, source: null }))
  queryClient.setQueryData(recipeImagesQuery.queryKey, { generator: null, recipes: listed })
  vi.stubGlobal('fetch', (_: string, { body, signal }: RequestInit) => {
    const sent = JSON.parse(typeof body === 'string' ? body : '{}') as { recipeId: string }
    asked.push(sent)
    return answer(sent.recipeId, signal ?? new AbortController().signal)
  })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.mocked(showToast).mockReset()
})

function running() {
  const { result, unmount } = renderHook(useImageRun, { wrapper: StrictMode })
  act(() => result.current.start('drawn', recipes))
  const states = () => result.current.run?.items.map(({ state }) => state.at)
  return { now: () => result.current, states, unmount }
}

test('each recipe is requested after the one before, by its query or its name', async () => {
  const first = Promise.withResolvers<Response>()
  answer = (recipeId) => (recipeId === 'acaraje' ? first.promise : made(recipeId))
  const { now, states } = running()
  await waitFor(() => expect(states()).toEqual(['generating', 'queued', 'queued']))
  expect(asked).toHaveLength(1)
  first.resolve(await made('acaraje'))
  await waitFor(() => expect(now().run?.step.at).toBe('finished'))
  expect(asked).toEqual([
    { recipeId: 'acaraje', recipeName: 'Receita acaraje', imageQuery: 'prato de acaraje', source: 'drawn' },
    { recipeId: 'baiao', recipeName: 'Receita baiao', imageQuery: 'Receita baiao', source: 'drawn' },
    { recipeId: 'cuscuz', recipeName: 'Receita cuscuz', imageQuery: 'prato de cuscuz', source: 'drawn' },
  ])
  await waitFor(() =>
    expect(vi.mocked(showToast).mock.calls.map(([{ title }]) => title)).toEqual([
      '3 imagens geradas com sucesso!',
    ]),
  )
})

test('the list shows each image as soon as it arrives', async () => {
  const second = Promise.withResolvers<Response>()
  answer = (recipeId) => (recipeId === 'baiao' ? second.promise : made(recipeId))
  const { states } = running()
  await waitFor(() => expect(states()).toEqual(['done', 'generating', 'queued']))
  const listed = queryClient.getQueryData(recipeImagesQuery.queryKey)?.recipes
  expect(listed?.map(({ source }) => source)).toEqual(['drawn', null, null])
})

test('without a model the run stops and says why', async () => {
  answer = refusal
  const { now } = running()
  await waitFor(() => expect(now().run?.step).toMatchObject({ at: 'paused', by: 'trouble' }))
  expect(asked).toHaveLength(1)
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      title: 'Erro ao gerar imagens das receitas',
      description: 'Nenhum modelo de imagens está configurado.',
      tone: 'error',
    }),
  )
})

/** Reply that settles only when its caller aborts the request. */
const never = (_: string, signal: AbortSignal) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

test('an interrupted image is requested again when the run resumes', async () => {
  answer = never
  const { now, states } = running()
  await waitFor(() => expect(states()?.[0]).toBe('generating'))
  act(() => now().stop())
  act(() => now().breakOff())
  await waitFor(() => expect(now().run?.step).toEqual({ at: 'paused', by: 'person' }))
  expect(states()).toEqual(['queued', 'queued', 'queued'])
  answer = made
  act(() => now().goOn())
  await waitFor(() => expect(now().run?.step.at).toBe('finished'))
  expect(asked.map(({ recipeId }) => recipeId)).toEqual(['acaraje', 'acaraje', 'baiao', 'cuscuz'])
})

test('leaving the page pauses the run and stores the remaining recipes', async () => {
  answer = never
  const { states, unmount } = running()
  await waitFor(() => expect(states()?.[0]).toBe('generating'))
  unmount()
  await waitFor(() => expect(loadRun()?.step.at).toBe('paused'))
  expect(asked).toHaveLength(1)
})
