import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/client.ts'
import { beforeSignOut } from '../../api/sign-out.ts'
import { sessionKey } from '../../api/session-state.ts'
import { subscriptionQuery } from '../../api/subscription.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import type { QueuedMeal } from '../../day/shared/queued-meal-schema.ts'
import { queuedMealsQuery } from '../../day/meal-outbox/queries.ts'
import { EndAll } from './end-all.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  localStorage.clear()
  beforeSignOut(async () => undefined)
  vi.mocked(showToast).mockReset()
  vi.unstubAllGlobals()
})

const user = { id: 'ana', name: 'Ana', email: 'ana@exemplo.com.br', is_admin: false }
const meal: QueuedMeal = {
  id: '1',
  userId: user.id,
  eatenAt: '2026-03-11T15:00:00Z',
  told: { as: 'words', text: '1 concha de feijão' },
  standing: { at: 'waiting' },
}

/**
 * Renders the button as on the devices card and opens its question. jsdom has no IndexedDB, so queued meals cannot be
 * deleted.
 */
async function ask(waiting: QueuedMeal[] = []) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = () => undefined
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path}`)
    return Response.json(method === 'DELETE' ? { ended: 2 } : [])
  })
  queryClient.setQueryData(sessionKey, { status: 'signed-in', user })
  queryClient.setQueryData(queuedMealsQuery(user.id).queryKey, waiting)
  const root = createRootRoute()
  const routes = ['/', '/auth'].map((path) =>
    createRoute({ getParentRoute: () => root, path, ...(path === '/' && { component: EndAll }) }),
  )
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory() })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Sair de todos os aparelhos' }))
  return { asked: () => asked.filter((one) => !one.startsWith('GET ')) }
}

const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const untilTold = (title: string) =>
  waitFor(() => expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title })))

const glass = JSON.stringify({ userId: user.id, id: '1', ml: 200, drunk_at: '2026-03-11T15:00:00Z' })

test('the outbox is sent before the session ends and cleared after it', async () => {
  localStorage.setItem('draft:water:ana:1', glass)
  beforeSignOut(() =>
    fetch(localStorage.getItem('draft:water:ana:1') === glass ? '/api/water' : '', { method: 'POST' }),
  )
  const { asked } = await ask()
  await tap('Sair de todos')
  await untilTold('Você saiu de todos os aparelhos')
  expect(asked()).toEqual(['POST /api/water', 'DELETE /api/sessions'])
  expect(localStorage.getItem('draft:water:ana:1')).toBeNull()
})

test('a failed end of all sessions keeps the outbox', async () => {
  localStorage.setItem('draft:water:ana:1', glass)
  await ask()
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')))
  await tap('Sair de todos')
  await untilTold('Não foi possível sair')
  expect(localStorage.getItem('draft:water:ana:1')).toBe(glass)
})

test('a queued meal is announced first; a failed deletion stops the sign-out', async () => {
  const { asked } = await ask([meal])
  expect(await screen.findByText(/^1 refeição espera aqui/)).toBeTruthy()
  await tap('Sair e apagar do aparelho')
  await untilTold('Não foi possível sair')
  expect(asked()).toEqual([])
})

test('a glass that no plan lets through is named, because the sign-out deletes it', async () => {
  localStorage.setItem('draft:water:ana:1', glass)
  queryClient.setQueryData<object>(subscriptionQuery.queryKey, { is_trial_expired: true })
  await ask()
  expect(await screen.findByText('1 copo de água espera um plano, e sair apaga do aparelho.')).toBeTruthy()
})

test('without a queued meal none is mentioned', async () => {
  await ask()
  expect(await screen.findByRole('button', { name: 'Sair de todos' })).toBeTruthy()
  expect(screen.queryByText(/espera aqui/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Sair e apagar do aparelho' })).toBeNull()
})
