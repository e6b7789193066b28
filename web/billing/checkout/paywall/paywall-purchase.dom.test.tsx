import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/client.ts'
import { showToast } from '../../../ui/overlay/toast.ts'
import { PaywallScreen } from './paywall-screen.tsx'

const asked: unknown[] = []
let answer: () => Promise<Response>

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = () => undefined
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address.includes('get-session')) return Response.json({ user: { id: 'a', name: 'Ana' } })
    if (address.includes('payment-mode')) return Response.json({ payments: 'real' })
    if (address.includes('subscriptions-me')) return Response.json({ plan: 'basic', status: 'trial' })
    if (!address.includes('mp-create-preference')) return Response.json(null)
    asked.push(JSON.parse(typeof body === 'string' ? body : ''))
    return answer()
  })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  asked.length = 0
  location.hash = ''
  vi.useRealTimers()
  vi.mocked(showToast).mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const order = (init_point: string) => Response.json({ init_point, payment_id: 'x', renewal: null })
const choose = (plan: string) => screen.getByRole<HTMLButtonElement>('button', { name: `Escolher ${plan}` })

async function openPlans() {
  const router = createRouter({
    routeTree: createRootRoute({ component: PaywallScreen }),
    history: createMemoryHistory(),
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: 'Escolher Anual' }, { timeout: 5000 })
}

/** Turns to another tab, which calls for the offer on a narrow screen. */
async function seeOffer() {
  vi.stubGlobal('innerWidth', 360)
  await openPlans()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  fireEvent(document, new Event('visibilitychange'))
  await screen.findByRole('dialog', { name: '20% de desconto no Anual' })
}

test('a failed purchase is reported and can be retried', async () => {
  answer = async () => Response.json({}, { status: 500 })
  await openPlans()
  fireEvent.click(choose('Básico'))
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      title: 'Erro',
      description: 'Não foi possível processar o pagamento. Tente novamente.',
      tone: 'error',
    }),
  )
  expect(choose('Básico').disabled).toBe(false)
  answer = async () => order(`${location.origin}/#pagar`)
  fireEvent.click(choose('Básico'))
  await waitFor(() => expect(location.hash).toBe('#pagar'))
})

test('a payment link to a foreign site is refused', async () => {
  answer = async () => order('https://mercadopago.com.br.exemplo.com/pagar')
  await openPlans()
  fireEvent.click(choose('Básico'))
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ description: 'Link de pagamento não recebido' }),
    ),
  )
  expect(localStorage.getItem('draft:purchase')).toBeNull()
})

test('only the chosen plan is processed, and no other can be chosen meanwhile', async () => {
  const asking = Promise.withResolvers<Response>()
  answer = () => asking.promise
  await openPlans()
  fireEvent.click(choose('Anual'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Processando…'))
  expect(choose('Básico').disabled).toBe(true)
  expect(asked).toEqual([{ plan: 'annual', cancel_renewal: false }])
  asking.resolve(order(`${location.origin}/#pagar`))
  await waitFor(() => expect(location.hash).toBe('#pagar'))
})

test('an offer that cannot be bought is reported in a box above its dialog', async () => {
  const alert = vi.fn<typeof window.alert>()
  vi.stubGlobal('alert', alert)
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await seeOffer()
  fireEvent.click(screen.getByRole('button', { name: 'Quero o desconto' }))
  await waitFor(() => expect(alert).toHaveBeenCalledWith('Erro ao processar pagamento. Tente novamente.'))
  expect(asked).toEqual([{ plan: 'annual', discount: 20, cancel_renewal: false }])
  expect(showToast).not.toHaveBeenCalled()
})

test('an offer whose countdown is over cannot be taken', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await seeOffer()
  vi.setSystemTime(Date.now() + 15 * 60_000)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  const over = await screen.findByRole<HTMLButtonElement>('button', { name: 'Oferta expirada' })
  expect(over.disabled).toBe(true)
  expect(screen.getByRole('timer').textContent).toBe('00:00')
})
