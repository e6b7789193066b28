import type { PaymentMode } from '#contract/billing/billing.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/client.ts'
import { paymentModeQuery } from './payment-mode.ts'
import { PaywallScreen } from './paywall-screen.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function openPlans(payments: PaymentMode) {
  vi.stubGlobal('fetch', async (address: string | URL | Request) =>
    Response.json(
      String(address instanceof Request ? address.url : address).includes('payment-mode')
        ? { payments }
        : null,
    ),
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: PaywallScreen }),
    history: createMemoryHistory(),
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: 'Anual' }, { timeout: 5000 })
  await vi.waitFor(() => expect(queryClient.getQueryData(paymentModeQuery.queryKey)).toBe(payments))
}

const waysToBuy = () => screen.queryAllByRole('button', { name: /^Escolher/ })

test('without payments the plans say so and cannot be chosen', async () => {
  await openPlans('off')
  await screen.findByText('Este servidor ainda não recebe pagamentos')
  expect(waysToBuy()).toHaveLength(0)
  expect(screen.queryByText(/Mercado Pago/)).toBeNull()
})

test('plans opened as the first page link home', async () => {
  await openPlans('real')
  expect(screen.getByRole('link', { name: /^Prato Certo/ }).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('button', { name: 'Voltar' })).toBeNull()
})

test('the payment provider is named where there is one', async () => {
  await openPlans('real')
  await screen.findByText('Pagamento pelo Mercado Pago, com PIX ou cartão de crédito.')
  expect(waysToBuy()).toHaveLength(3)
})

test('a demonstration is marked and names no provider', async () => {
  await openPlans('demonstration')
  await screen.findByText('Aqui o pagamento é uma demonstração: nada é cobrado.')
  expect(waysToBuy()).toHaveLength(3)
  expect(screen.queryByText(/Mercado Pago/)).toBeNull()
})
