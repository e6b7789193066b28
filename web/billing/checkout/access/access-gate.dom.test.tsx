import type { Subscription } from '#contract/billing/subscription.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/client.ts'
import { AccessGate } from '../../shared/access-gate.tsx'

const trial: Subscription = {
  user_id: 'u',
  plan: 'basic',
  status: 'trial',
  trial_end: '2026-11-24T18:20:00Z',
  scans_quota_mo: 10,
  scans_used_mo: 0,
  payment_method: 'mp',
  is_trial_expired: false,
  days_left_trial: 3,
  days_left: 3,
  ends_at: '2026-11-24T18:20:00Z',
  next_plan: null,
  renews: false,
  quota_percentage: 0,
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = () => undefined
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a plan with the feature shows only the feature', async () => {
  await open({ body: { ...trial, plan: 'monthly', status: 'active' } })
  expect(await screen.findByText('As semanas lado a lado')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a trial sees what the feature is, its plans and a link to them', async () => {
  await open({ body: trial })
  const card = await screen.findByRole('region', { name: 'Comparações' })
  expect(card.textContent).toContain('Uma semana ao lado da outra.')
  expect(card.textContent).toContain('Planos Mensal e Anual')
  expect(screen.queryByText('As semanas lado a lado')).toBeNull()
  fireEvent.click(within(card).getByRole('button', { name: 'Como abrir' }))
  const dialog = screen.getByRole('dialog', { name: 'Comparações' })
  expect(dialog.textContent).toContain('Faz parte dos planos Mensal e Anual.')
  fireEvent.click(within(dialog).getByRole('link', { name: 'Ver planos' }))
  expect(await screen.findByText('Os planos')).toBeDefined()
})

test('the dialog closes without an upgrade', async () => {
  await open({ body: trial })
  fireEvent.click(await screen.findByRole('button', { name: 'Como abrir' }))
  fireEvent.click(screen.getByRole('button', { name: 'Agora não' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an unreadable subscription locks nothing: the server decides', async () => {
  await open({ status: 403, body: { code: 'not_found', detail: 'Não encontramos o que você procura.' } })
  expect(await screen.findByText('As semanas lado a lado')).toBeDefined()
})

/** Renders a screen with the gate for an account with this subscription. */
async function open({ status = 200, body }: { status?: number; body: object }) {
  vi.stubGlobal('fetch', async () => {
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
  const root = createRootRoute()
  const getParentRoute = () => root
  const routes = [
    createRoute({
      getParentRoute,
      path: '/',
      component: () => (
        <AccessGate
          entitlement="advanced_reports"
          title="Comparações"
          description="Uma semana ao lado da outra."
        >
          <p>As semanas lado a lado</p>
        </AccessGate>
      ),
    }),
    createRoute({ getParentRoute, path: '/paywall', component: () => <p>Os planos</p> }),
  ]
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
