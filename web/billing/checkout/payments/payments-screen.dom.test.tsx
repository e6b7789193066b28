import type { Subscription } from '#contract/billing/subscription.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/client.ts'
import { PaymentsScreen } from './payments-screen.tsx'

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
let subscription: Subscription
let payments: () => Promise<Response>

beforeEach(() => {
  subscription = trial
  payments = async () => Response.json([])
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/payments') return payments()
    if (path === '/api/subscriptions-me') return Response.json(subscription)
    return path === '/api/renewal' ? Response.json(null) : new Response(null, { status: 404 })
  })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function open() {
  const root = createRootRoute()
  const route = createRoute({
    getParentRoute: () => root,
    path: '/pagamentos',
    validateSearch: (search: Record<string, unknown>): { pedido?: string } => search,
    component: PaymentsScreen,
  })
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ['/pagamentos'] }),
  })
  render(
    <QueryClientProvider client={queryClient}>
      {/* The test's small route table replaces the app's. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}

const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
const noPayments = () => screen.findByRole('heading', { name: 'Nenhum pagamento ainda' })

test('payments show a skeleton, report a failed load beside the plan and retry it', async () => {
  const asked = Promise.withResolvers<Response>()
  payments = () => asked.promise
  open()
  expect(await screen.findByRole('status', { name: 'Carregando pagamentos' })).toBeTruthy()
  payments = async () => Response.json({ code: 'not_found', detail: 'Ops.' }, { status: 404 })
  asked.resolve(await payments())
  expect((await screen.findByRole('alert')).textContent).toContain('Erro ao carregar dados')
  expect(screen.getByRole('region', { name: 'Teste grátis' })).toBeTruthy()
  payments = async () => Response.json([])
  retry()
  await noPayments()
})

test('payments tell an unreachable server from a device that is offline', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const afterRetries = () => act(() => vi.advanceTimersByTimeAsync(10_000))
  payments = () => Promise.reject(new TypeError('Failed to fetch'))
  open()
  await afterRetries()
  expect((await screen.findByRole('alert')).textContent).toContain('Não conseguimos falar com o servidor.')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  retry()
  await afterRetries()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Você está sem internet.'))
  online.mockReturnValue(true)
  payments = async () => Response.json([])
  retry()
  await noPayments()
})

test.each([
  [trial, 'Quando o teste terminar, nada é cobrado.'],
  [{ ...trial, is_trial_expired: true, status: 'expired' }, 'O teste terminou e nada foi cobrado.'],
] as const)('an account without payments reads what follows its trial', async (standing, words) => {
  subscription = standing
  open()
  await noPayments()
  await waitFor(() => expect(document.body.textContent).toContain(words))
})
