import type { Payment, Renewal } from '#contract/billing/billing.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/client.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const paid = '2026-11-20T15:00:00.000Z'
const year: Payment = {
  id: '0b0c2f3e-5d57-4c6e-9a55-1f1c7a3b9d10',
  plan: 'annual',
  kind: 'one_off',
  is_demonstration: false,
  discount: 0,
  status: 'approved',
  amount_cents: 35_880,
  method: 'pix',
  installments: 1,
  created_at: paid,
  paid_at: paid,
  withdrawn_at: null,
  refunded_at: null,
  surplus_cents: 0,
  surplus_refunded_at: null,
  withdrawable_until: '2026-11-28T03:00:00.000Z',
  init_point: null,
  init_point_until: null,
}
const letGo: Renewal = {
  id: '7a1f6c0e-93c1-4f53-8f0e-6f2a4f1f7f11',
  plan: 'basic',
  status: 'canceled',
  amount_cents: 2990,
  next_charge_at: null,
  canceled_at: '2026-11-20T15:00:05.000Z',
  retrying_since: null,
}
const answers: Record<string, () => Promise<Response>> = {}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = () => undefined
  Object.assign(answers, {
    '/api/payments': async () => Response.json([year]),
    '/api/subscriptions-me': async () => Response.json({ trial_end: null }),
    '/api/renewal': async () => Response.json(letGo),
  })
  vi.stubGlobal('fetch', (address: string) => answers[new URL(address, location.href).pathname]?.())
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

function ask() {
  render(
    <QueryClientProvider client={queryClient}>
      <WithdrawDialog payment={year} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  return screen.getByRole('dialog', { name: 'Desistir do plano Anual?' })
}
const go = () => screen.queryByRole('button', { name: 'Desistir da compra' })

test('the question waits until the effects of the withdrawal are known', async () => {
  const renewal = Promise.withResolvers<Response>()
  answers['/api/renewal'] = () => renewal.promise
  ask()
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(1))
  expect(go()).toBeNull()
  renewal.resolve(Response.json(letGo))
  expect(await screen.findByText(/A renovação do Básico no cartão terminou/)).toBeDefined()
  expect(go()).not.toBeNull()
})

test('a failed load is reported and retried with one tap', async () => {
  const wellRead = answers['/api/renewal']
  answers['/api/renewal'] = async () => new Response(null, { status: 403 })
  ask()
  const again = await screen.findByRole('button', { name: 'Tentar de novo' })
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(go()).toBeNull()
  if (wellRead) answers['/api/renewal'] = wellRead
  fireEvent.click(again)
  expect(await screen.findByRole('button', { name: 'Desistir da compra' })).toBeDefined()
})
