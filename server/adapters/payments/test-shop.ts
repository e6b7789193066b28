import { memoryStore } from './memory-store.ts'
import { fakeMercadoPago, type FakeMercadoPago } from './fake-mercado-pago.ts'
import { mercadoPago, type MercadoPagoOptions } from './mercado-pago.ts'
import {
  type CheckoutRequest,
  type PaymentProvider,
  ProviderError,
  type RenewalRequest,
} from './payment-provider.ts'
import { unsteadyLine, type UnsteadyLine } from './test-unsteady-line.ts'

export const accessToken = 'APP_USR-a-seller-of-the-tests'
export const webhookSecret = 'a secret of the tests'
export const collectorId = 44_444

const noon = Date.parse('2026-03-11T15:00:00Z')
const dayMs = 24 * 60 * 60 * 1000

/** Seller with a fake provider, the connection between them, and the webhooks that the seller received. */
export interface Shop {
  readonly provider: PaymentProvider
  readonly fake: FakeMercadoPago
  readonly line: UnsteadyLine
  readonly told: Request[]
  /** Milliseconds waited before each retry. */
  readonly pausesMs: number[]
  readonly clock: { now(): Date; advance(days: number): void }
  /** Sets the status with which the seller answers webhooks; 200 by default. */
  answerWith(answer: (request: Request) => number | Promise<number>): void
}

export function openShop(options: Partial<MercadoPagoOptions> = {}): Shop {
  let nowMs = noon
  let answer: (request: Request) => number | Promise<number> = () => 200
  const clock = {
    now: () => new Date(nowMs),
    advance: (days: number) => {
      nowMs += days * dayMs
    },
  }
  const told: Request[] = []
  const pausesMs: number[] = []
  const fake = fakeMercadoPago({
    accessToken,
    webhookSecret,
    collectorId,
    clock,
    store: memoryStore(),
    pageAddress: 'https://www.mercadopago.com.br',
    panelAddress: 'https://loja.exemplo.br/webhooks/mercadopago',
    deliver: async (request) => {
      told.push(request)
      return new Response(null, { status: await answer(request) })
    },
  })
  const line = unsteadyLine(fake.fetch)
  const provider = mercadoPago({
    accessToken,
    fetch: line.fetch,
    wait: async (ms) => pausesMs.push(ms),
    ...options,
  })
  return {
    provider,
    fake,
    line,
    told,
    pausesMs,
    clock,
    answerWith(next) {
      answer = next
    },
  }
}

let orders = 0

/** Returns a request of a checkout for the annual plan at full price, with these changes. */
export function checkoutRequest(changes: Partial<CheckoutRequest> = {}): CheckoutRequest {
  orders += 1
  return {
    orderId: `00000000-0000-4000-8000-${String(orders).padStart(12, '0')}`,
    title: 'Prato Certo Anual',
    amountCents: 29_900,
    maxInstallments: 12,
    payer: { name: 'Ana Lúcia de Souza', email: 'ana@exemplo.br' },
    returnAddresses: {
      success: 'https://loja.exemplo.br/pagamento?pedido=1',
      pending: 'https://loja.exemplo.br/pagamento?pedido=1',
      failure: 'https://loja.exemplo.br/pagamento?pedido=1',
    },
    notificationAddress: 'https://loja.exemplo.br/webhooks/mercadopago',
    validFrom: new Date(noon),
    validUntil: new Date(noon + dayMs),
    ...changes,
  }
}

export function renewalRequest(changes: Partial<RenewalRequest> = {}): RenewalRequest {
  orders += 1
  return {
    reference: `00000000-0000-4000-9000-${String(orders).padStart(12, '0')}`,
    title: 'Prato Certo Mensal',
    amountCents: 4990,
    everyDays: 30,
    payerEmail: 'ana@exemplo.br',
    returnAddress: 'https://loja.exemplo.br/assinatura',
    startsAt: null,
    ...changes,
  }
}

/** Returns the `ProviderError` of a failed call; throws if it succeeds or fails otherwise. */
export async function failureOf(call: Promise<unknown>): Promise<ProviderError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ProviderError)) throw new Error(`not a provider error: ${String(error)}`)
  return error
}
