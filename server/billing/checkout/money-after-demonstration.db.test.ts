import type { Payment, Renewal } from '#contract/billing/billing.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { expect, test } from 'vitest'
import { createInlinePlanner } from '../../adapters/planner/inline-planner.ts'
import type { Payments } from '../../adapters/payments/configured-payments.ts'
import { memoryStorage } from '../../adapters/storage/memory-storage.ts'
import { type App, createApp } from '../../app.ts'
import { parseConfig } from '../../platform/process/config.ts'
import { createLog } from '../../platform/observability/log.ts'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import { runScheduledJobs, startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { openBilling, publicOrigin } from './test-billing.ts'
import { makeVapidKeys } from '../../platform/process/vapid-keys.ts'

const seller = await openBilling()
const demonstrating = await startTestApp({ settings: { PUBLIC_ORIGIN: publicOrigin } })
const { clock, database, signUpConfirmed } = demonstrating

/** Starts a second app on the same database, with these payments; `null` means the demonstration. */
async function restart(payments: Payments | null): Promise<App> {
  const app = createApp({
    config: parseConfig({ LOG_LEVEL: 'silent', PUBLIC_ORIGIN: publicOrigin }),
    database,
    clock,
    log: createLog('silent'),
    storage: memoryStorage(),
    planner: createInlinePlanner(),
    authSecret: 'a secret that only tests know, 32+',
    vapidKeys: makeVapidKeys(),
    ...(payments && { payments }),
  })
  await runScheduledJobs(app)
  return app
}

function visiting({ http }: App, person: TestPerson) {
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'content-type': 'application/json' }
  const call = async (path: string, method: string, json?: object) =>
    http.request(
      path,
      { method, headers, ...(json && { body: JSON.stringify(json) }) },
      { remoteAddress: '127.0.0.1' },
    )
  return {
    buying: (json: object) => call('/api/mp-create-preference', 'POST', json),
    withdrawing: (id: string) => call(`/api/payments/${id}/withdraw`, 'POST'),
    payments: () => readReply<Payment[]>(call('/api/payments', 'GET')),
    subscription: () => readReply<Subscription>(call('/api/subscriptions-me', 'GET')),
    renewal: () => readReply<Renewal | null>(call('/api/renewal', 'GET')),
  }
}

interface Bought {
  readonly init_point: string
  readonly payment_id: string
}

async function demonstrate(person: TestPerson, json: object, deed: string): Promise<Bought> {
  const bought = await readReply<Bought>(person.fetch('/api/mp-create-preference', { json }))
  await demonstrating.fetch(`${new URL(bought.init_point).pathname}/${deed}`, { method: 'POST' })
  await demonstrating.app.settled()
  // The list of payments is ordered by creation time, so the times must differ.
  for (const one of [clock, seller.clock]) one.advance({ seconds: 1 })
  return bought
}

test('a demonstration purchase opens nothing beside real sales and is no sale', async () => {
  const person = await signUpConfirmed()
  const offer = { plan: 'annual', discount: 20 }
  const { payment_id } = await demonstrate(person, offer, 'pix/aprovar')
  const waiting = await demonstrate(person, { plan: 'basic' }, 'pix/pendente')
  const here = visiting(await restart(seller.payments), person)
  expect(await here.subscription()).toMatchObject({ status: 'trial' })
  expect(await here.payments()).toMatchObject([
    { id: waiting.payment_id, status: 'pending', is_demonstration: true, init_point: null },
    { id: payment_id, status: 'approved', is_demonstration: true, withdrawable_until: null },
  ])
  expect(await problemCode(here.withdrawing(payment_id))).toBe('409 payment_not_paid')

  const real = await readReply<Bought>(here.buying(offer))
  expect(real.init_point).toContain('https://www.mercadopago.com.br/')
  expect(await here.payments()).toMatchObject([{ id: real.payment_id, is_demonstration: false }, {}, {}])
})

test('a demonstration card is no longer charged, and a new one can be given', async () => {
  const person = await signUpConfirmed()
  await demonstrate(person, { plan: 'basic', auto_renew: true }, 'cartao/aprovar')
  const here = visiting(await restart(seller.payments), person)
  expect(await here.renewal()).toBeNull()
  expect(await here.subscription()).toMatchObject({ status: 'trial', renews: false })
  const real = await readReply<Bought>(here.buying({ plan: 'monthly', auto_renew: true }))
  expect(real.init_point).toContain('https://www.mercadopago.com.br/')
})

test('a sale stays one after a return to demonstration, which counts again', async () => {
  const person = await signUpConfirmed()
  await demonstrate(person, { plan: 'basic' }, 'pix/aprovar')
  const selling = await restart(seller.payments)
  const { init_point } = await readReply<Bought>(visiting(selling, person).buying({ plan: 'monthly' }))
  const { provider } = seller.payments
  const paymentId = await seller.buyer.payByCard(init_point.split('=').at(-1) ?? '', { outcome: 'approved' })
  const paid = await provider?.readPayment(paymentId)
  expect(paid?.status).toBe('approved')
  clock.advance({ minutes: 31 })
  await runScheduledJobs(selling)
  expect(await visiting(selling, person).subscription()).toMatchObject({ plan: 'monthly', days_left: 30 })
  // Thirty days of basic cost as much as almost eighteen of monthly; a started day counts as a full one.
  const here = visiting(await restart(null), person)
  expect(await here.subscription()).toMatchObject({ plan: 'monthly', days_left: 48 })
})
