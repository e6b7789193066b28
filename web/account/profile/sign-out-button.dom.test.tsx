import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/client.ts'
import { sessionKey } from '../../api/session-state.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import type { QueuedMeal } from '../../day/shared/queued-meal-schema.ts'
import { queuedMealsQuery } from '../../day/meal-outbox/queries.ts'
import { SignOutButton } from './sign-out-button.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
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

/** Renders the button as in the profile. jsdom has no IndexedDB, so queued meals cannot be deleted. */
async function show() {
  const fetch = vi.fn<typeof globalThis.fetch>()
  vi.stubGlobal('fetch', fetch)
  queryClient.setQueryData(sessionKey, { status: 'signed-in', user })
  queryClient.setQueryData(queuedMealsQuery(user.id).queryKey, [meal])
  const root = createRootRoute()
  const path = createRoute({ getParentRoute: () => root, path: '/', component: SignOutButton })
  const router = createRouter({ routeTree: root.addChildren([path]), history: createMemoryHistory() })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { fetch }
}

test('sign-out stops with a message if a queued meal cannot be deleted', async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = () => undefined
  const { fetch } = await show()
  fireEvent.click(await screen.findByRole('button', { name: 'Sair da conta' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Sair e apagar do aparelho' }))
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Erro no logout' })),
  )
  expect(fetch).not.toHaveBeenCalled()
})

test('sign-out goes on by itself when the last queued meal was sent while it asked', async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = () => undefined
  const { fetch } = await show()
  fireEvent.click(await screen.findByRole('button', { name: 'Sair da conta' }))
  expect(await screen.findByRole('heading', { name: '1 refeição espera' })).toBeTruthy()
  expect(fetch).not.toHaveBeenCalled()
  act(() => {
    queryClient.setQueryData(queuedMealsQuery(user.id).queryKey, [])
  })
  await waitFor(() => expect(fetch).toHaveBeenCalled())
})
