import { randomUUID } from 'node:crypto'
import type { Renewal } from '#contract/billing/billing.ts'
import { expect, test } from 'vitest'
import { readReply } from '../../platform/process/test-answers.ts'
import { runScheduledJobs } from '../../platform/process/test-app.ts'
import { accountContextOf, contextOf } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { applyEvent } from '../bookkeeping/apply-event.ts'
import { type PurchaseContext, purchase } from '../checkout/purchase.ts'
import { receiveNotice } from './receive-notice.ts'
import { openBilling } from '../checkout/test-billing.ts'

const shop = await openBilling()
const { app, clock, store, fake, buyer, line, signUpConfirmed, order, payments, services } = shop
const { database, paymentOf, subscriptionOf } = shop

function theProvider() {
  if (!payments.provider) throw new Error('no provider')
  return payments.provider
}

test('a buyer who closes the tab before returning still gets the plan', async () => {
  const person = await signUpConfirmed()
  const { checkoutId } = await order(person, { plan: 'monthly' })
  await buyer.payByPix(checkoutId).then(buyer.approve)
  await app.settled()
  expect(await subscriptionOf(person)).toMatchObject({ plan: 'monthly', status: 'active', days_left: 30 })
})

test('a webhook is processed later when the provider times out', async () => {
  const person = await signUpConfirmed()
  const { checkoutId } = await order(person, { plan: 'basic' })
  line.failNext({ kind: 'silence' })
  await buyer.payByCard(checkoutId, { outcome: 'approved' })
  await app.settled()
  expect((await subscriptionOf(person)).status).toBe('trial')
  await runScheduledJobs(app)
  expect((await subscriptionOf(person)).status).toBe('active')
})

test('a message saved before a crash is processed by the next job run', async () => {
  const person = await signUpConfirmed()
  const { checkoutId } = await order(person, { plan: 'basic' })
  fake.webhooks.behave({ paymentTopics: [] })
  const resourceId = await buyer.payByCard(checkoutId, { outcome: 'approved' })
  fake.webhooks.behave({ paymentTopics: ['payment'] })
  const dying = contextOf({
    ...services,
    background: { run: () => {}, settled: async () => {} },
    payments: {
      ...payments,
      provider: { ...theProvider(), readPayment: () => new Promise<never>(() => {}) },
    },
  })
  const message = { action: 'payment.updated', date: clock.now().toISOString(), messageId: '1' }
  await receiveNotice(dying, { topic: 'payment', type: 'payment', resourceId, ...message })
  expect((await subscriptionOf(person)).status).toBe('trial')
  await runScheduledJobs(app)
  expect((await subscriptionOf(person)).status).toBe('active')
})

test('a payment report lost in a crash is read again with the next message', async () => {
  const person = await signUpConfirmed()
  const { checkoutId, payment_id } = await order(person, { plan: 'basic' })
  fake.webhooks.behave({ isHeld: true })
  const resourceId = await buyer.payByCard(checkoutId, { outcome: 'approved' })
  const dying = {
    ...accountContextOf(services, person.id),
    database: {
      ...database,
      asSystem: <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
        database.asSystem(async (tx) => {
          await work(tx)
          throw new Error('killed')
        }),
    },
  }
  const payment = await theProvider().readPayment(resourceId)
  const event = { kind: 'paymentReported', payment, chargeId: randomUUID() } as const
  await expect(applyEvent(dying, event)).rejects.toThrow('killed')
  expect((await subscriptionOf(person)).status).toBe('trial')
  fake.webhooks.behave({ isHeld: false })
  await fake.webhooks.release()
  await app.settled()
  expect((await paymentOf(person, payment_id)).status).toBe('approved')
  expect(await subscriptionOf(person)).toMatchObject({ status: 'active', days_left: 30 })
})

test('a renewal whose creation was interrupted resumes and stays single', async () => {
  const person = await signUpConfirmed()
  const dying = {
    ...accountContextOf(services, person.id),
    account: person,
    payments: {
      ...payments,
      provider: {
        ...theProvider(),
        async createRenewal(request) {
          await theProvider().createRenewal(request)
          throw new Error('killed')
        },
      },
    },
  } satisfies PurchaseContext
  const asked = { plan: 'basic', auto_renew: true } as const
  const before = (await store.list('preapproval')).length
  await expect(purchase(dying, asked)).rejects.toThrow('killed')
  const { checkoutId } = await order(person, asked)
  expect((await store.list('preapproval')).length).toBe(before + 1)
  await buyer.authorizeRenewal(checkoutId)
  await buyer.chargeRenewal(checkoutId, 'approved')
  await app.settled()
  expect(await subscriptionOf(person)).toMatchObject({ status: 'active', renews: true })
  const renewal = await readReply<Renewal | null>(person.fetch('/api/renewal'))
  expect(renewal?.status).toBe('active')
})

test('a provider clock twenty minutes ahead does not shift the paid days', async () => {
  const person = await signUpConfirmed()
  const { checkoutId, payment_id } = await order(person, { plan: 'basic' })
  fake.webhooks.behave({ isHeld: true })
  clock.advance({ minutes: 20 })
  await buyer.payByCard(checkoutId, { outcome: 'approved' })
  clock.advance({ minutes: -20 })
  const now = clock.now().toISOString()
  await fake.webhooks.release()
  fake.webhooks.behave({ isHeld: false })
  await app.settled()
  expect(await subscriptionOf(person)).toMatchObject({ status: 'active', days_left: 30 })
  expect((await paymentOf(person, payment_id)).paid_at).toBe(now)
})

test('a local clock two hours ahead does not shift the plan or hide a lost webhook', async () => {
  const person = await signUpConfirmed()
  const { checkoutId, payment_id } = await order(person, { plan: 'basic' })
  const paidAt = clock.now().toISOString()
  fake.webhooks.behave({ paymentTopics: [] })
  await buyer.payByCard(checkoutId, { outcome: 'approved' })
  fake.webhooks.behave({ paymentTopics: ['payment'] })
  clock.advance({ hours: 2 })
  await runScheduledJobs(app)
  expect(await paymentOf(person, payment_id)).toMatchObject({ status: 'approved', paid_at: paidAt })
  clock.advance({ hours: -2 })
  expect(await subscriptionOf(person)).toMatchObject({ status: 'active', days_left: 30 })
})
