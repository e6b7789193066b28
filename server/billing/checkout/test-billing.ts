import type { createPreference, Payment } from '#contract/billing/billing.ts'
import type { Body } from '#contract/endpoint.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import type { Payments } from '../../adapters/payments/configured-payments.ts'
import { memoryStore } from '../../adapters/payments/memory-store.ts'
import { mercadoPago } from '../../adapters/payments/mercado-pago.ts'
import { fakeMercadoPago } from '../../adapters/payments/fake-mercado-pago.ts'
import { unsteadyLine } from '../../adapters/payments/test-unsteady-line.ts'
import { createMailboxCodes } from '../../account/mailboxes/rules.ts'
import { createBackground } from '../../platform/observability/background.ts'
import { createLog } from '../../platform/observability/log.ts'
import { readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, TestClock, type TestPerson } from '../../platform/process/test-app.ts'
import type { Platform } from '../../platform/context.ts'
import { noMetrics } from '../../platform/observability/metrics.ts'
import { createRateLimiter } from '../../platform/security/rate-limit.ts'
import { createWebhookQueues, type WebhookServices } from '../webhooks/webhook-services.ts'

export const publicOrigin = 'https://pratocerto.exemplo.br'
export const webhookSecret = 'a secret of the tests'
const accessToken = 'APP_USR-a-seller-of-the-tests'
const collectorId = 44_444

type AskedPurchase = Body<typeof createPreference>

export interface Bought {
  readonly init_point: string
  readonly payment_id: string
  /** Id of the checkout, or of the renewal, at the provider. */
  readonly checkoutId: string
}

/** Starts the app with a fake Mercado Pago, over a connection that works until a test scripts failures (`line`). */
export async function openBilling() {
  const clock = new TestClock(new Date('2026-03-11T15:00:00Z'))
  const store = memoryStore()
  const fake = fakeMercadoPago({
    accessToken,
    webhookSecret,
    collectorId,
    store,
    clock,
    pageAddress: 'https://www.mercadopago.com.br',
    panelAddress: `${publicOrigin}/webhooks/mercadopago`,
    deliver: async (request) => app.http.fetch(request, { remoteAddress: '203.0.113.7' }),
  })
  const line = unsteadyLine(fake.fetch)
  const provider = mercadoPago({ accessToken, fetch: line.fetch, wait: async () => {}, limitMs: 2000 })
  const payments: Payments = {
    provider,
    isDemonstration: false,
    webhookSecrets: [webhookSecret],
    collectorId: String(collectorId),
  }
  const started = await startTestApp({
    settings: { PUBLIC_ORIGIN: publicOrigin },
    parts: { clock, payments },
  })
  const { app, database } = started
  const { buyer } = fake

  const log = createLog('silent')
  /**
   * Services of a second process on the same database. A test calls single steps with them, to simulate a process that
   * dies between two steps.
   */
  const services: Platform & WebhookServices = {
    database,
    clock,
    log,
    background: createBackground(log),
    payments,
    publicOrigin,
    codeMailbox: createMailboxCodes(['a secret of this test']),
    mailer: app.mailbox!,
    ...createWebhookQueues(clock),
    rateLimiter: createRateLimiter(database.unscoped, clock),
    metrics: noMetrics,
    config: { trustedProxies: 0 },
  }

  const ask = (person: TestPerson, json: AskedPurchase) => person.fetch('/api/mp-create-preference', { json })

  async function order(person: TestPerson, asked: AskedPurchase): Promise<Bought> {
    const reply = await readReply<Omit<Bought, 'checkoutId'>>(ask(person, asked))
    return { ...reply, checkoutId: reply.init_point.split('=').at(-1) ?? '' }
  }

  /** Orders and pays by an approved card; resolves after the app has processed the webhook. */
  async function pay(person: TestPerson, asked: AskedPurchase): Promise<Bought & { providerId: string }> {
    const bought = await order(person, asked)
    const providerId = await buyer.payByCard(bought.checkoutId, { outcome: 'approved' })
    await app.settled()
    return { ...bought, providerId }
  }

  const paymentOf = (person: TestPerson, id: string) =>
    readReply<Payment>(person.fetch(`/api/payments/${id}`))
  const paymentsOf = (person: TestPerson) => readReply<Payment[]>(person.fetch('/api/payments'))
  const subscriptionOf = (person: TestPerson) =>
    readReply<Subscription>(person.fetch('/api/subscriptions-me'))

  return {
    ...started,
    clock,
    store,
    fake,
    buyer,
    line,
    payments,
    services,
    ask,
    order,
    pay,
    paymentOf,
    paymentsOf,
    subscriptionOf,
  }
}
