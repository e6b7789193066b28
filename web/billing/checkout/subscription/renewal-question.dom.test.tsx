import type { Renewal } from '#contract/billing/billing.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/client.ts'
import { PaywallScreen } from '../paywall/paywall-screen.tsx'

const renewal: Renewal = {
  id: '0b0c2f3e-5d57-4c6e-9a55-1f1c7a3b9d10',
  plan: 'basic',
  status: 'active',
  amount_cents: 2990,
  next_charge_at: '2026-12-21T15:00:00.000Z',
  canceled_at: null,
  retrying_since: null,
}
const asked: unknown[] = []

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
  localStorage.clear()
  asked.length = 0
  location.hash = ''
  vi.unstubAllGlobals()
})

/** Chooses the annual plan; the renewal becomes known only by the reply to the order. */
async function chooseYear() {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.includes('get-session')) return Response.json({ user: { id: 'a', name: 'Ana' } })
    if (!address.includes('mp-create-preference')) return new Response(null, { status: 500 })
    asked.push(JSON.parse(typeof init.body === 'string' ? init.body : ''))
    const init_point = `${location.origin}/#pagar`
    return Response.json({ init_point, payment_id: renewal.id, renewal })
  })
  const router = createRouter({
    routeTree: createRootRoute({ component: PaywallScreen }),
    history: createMemoryHistory(),
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Escolher Anual' }))
  return screen.findByRole('dialog')
}

const goOn = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Ir para o pagamento', busy: false }))

test('a buyer is asked about an active renewal before leaving to pay', async () => {
  await chooseYear()
  expect(asked).toEqual([{ plan: 'annual', cancel_renewal: false }])
  expect(location.hash).toBe('')
  await goOn()
  await vi.waitFor(() => expect(location.hash).toBe('#pagar'))
  expect(asked.at(-1)).toEqual({ plan: 'annual', cancel_renewal: true })
})

test('a buyer who keeps the renewal is not asked again', async () => {
  const question = await chooseYear()
  const box = question.querySelector('input')
  if (box) fireEvent.click(box)
  await goOn()
  await vi.waitFor(() => expect(location.hash).toBe('#pagar'))
  expect(asked).toEqual([
    { plan: 'annual', cancel_renewal: false },
    { plan: 'annual', cancel_renewal: false },
  ])
})
