import { expect, test } from 'vitest'
import { readReply } from '../../platform/process/test-answers.ts'
import type { Payment } from '#contract/billing/billing.ts'
import { runScheduledJobs, type TestPerson } from '../../platform/process/test-app.ts'
import { openBilling } from './test-billing.ts'

const shop = await openBilling()
const { app, clock, store, buyer, fake, line, signUpConfirmed, order } = shop
const { paymentOf, paymentsOf, subscriptionOf } = shop

const withdrawing = (person: TestPerson, id: string) =>
  person.fetch(`/api/payments/${id}/withdraw`, { method: 'POST' })
const withdraw = (person: TestPerson, id: string) => readReply<Payment>(withdrawing(person, id))
const standing = async (person: TestPerson) => (await subscriptionOf(person)).status

/** Pays part of an order with one more card; resolves after the app has processed the webhook. */
async function payPart(checkoutId: string, amountCents: number, installments = 1) {
  const paymentId = await buyer.payByCard(checkoutId, { outcome: 'approved', amountCents, installments })
  await app.settled()
  return paymentId
}

async function shared(person: TestPerson) {
  const bought = await order(person, { plan: 'annual' })
  const parts = [await payPart(bought.checkoutId, 20_000), await payPart(bought.checkoutId, 9900)] as const
  return { ...bought, parts }
}

test.each(['payment', 'merchant_order', 'ipn'] as const)(
  'two cards reported by %s open the plan only once both are approved',
  async (topic) => {
    const person = await signUpConfirmed()
    fake.webhooks.behave({ paymentTopics: [topic], times: 3 })
    const { checkoutId, payment_id, init_point } = await order(person, { plan: 'annual' })
    await payPart(checkoutId, 20_000)
    expect(await standing(person)).toBe('trial')
    expect(await paymentOf(person, payment_id)).toMatchObject({
      status: 'pending',
      paid_at: null,
      init_point,
    })
    await payPart(checkoutId, 9900)
    fake.webhooks.behave({ paymentTopics: ['payment'], times: 1 })
    expect(await subscriptionOf(person)).toMatchObject({ plan: 'annual', status: 'active', days_left: 365 })
    expect(await paymentOf(person, payment_id)).toMatchObject({
      status: 'approved',
      amount_cents: 29_900,
      method: 'credit_card',
      installments: 1,
    })
  },
)

test('a withdrawal refunds both cards and ends the plan', async () => {
  const person = await signUpConfirmed()
  const { payment_id, parts } = await shared(person)
  expect(await withdraw(person, payment_id)).toMatchObject({ status: 'refunded', withdrawable_until: null })
  for (const part of parts) expect((await store.get('payment', part))?.status).toBe('refunded')
  expect(await standing(person)).toBe('trial')
  expect((await withdraw(person, payment_id)).status).toBe('refunded')
})

test('an outage between the two refunds is finished by the next job run', async () => {
  const person = await signUpConfirmed()
  const { payment_id, parts } = await shared(person)
  fake.webhooks.behave({ paymentTopics: [] })
  line.failNext({ kind: 'none' }, { kind: 'none' }, { kind: 'reply', status: 401 })
  expect(await withdraw(person, payment_id)).toMatchObject({
    status: 'pending',
    withdrawn_at: clock.now().toISOString(),
    refunded_at: null,
    init_point: null,
  })
  expect(await standing(person)).toBe('trial')
  await runScheduledJobs(app)
  expect((await paymentOf(person, payment_id)).status).toBe('refunded')
  fake.webhooks.behave({ paymentTopics: ['payment'] })
  for (const part of parts) expect((await store.get('payment', part))?.refunds).toHaveLength(1)
})

test('a refunded or disputed part closes the plan; a won dispute reopens it', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  const [hers, other] = [await shared(ana), await shared(bia)]
  await buyer.refundFromPanel(hers.parts[1])
  await buyer.chargeBack(other.parts[0])
  await app.settled()
  expect([await standing(ana), await standing(bia)]).toEqual(['trial', 'trial'])
  expect((await paymentOf(ana, hers.payment_id)).status).toBe('pending')
  expect((await paymentOf(bia, other.payment_id)).status).toBe('charged_back')
  await buyer.settleChargeback(other.parts[0], 'reimbursed')
  await payPart(hers.checkoutId, 9900)
  expect([await standing(ana), await standing(bia)]).toEqual(['active', 'active'])
  expect(await subscriptionOf(ana)).toMatchObject({ days_left: 365 })
})

test('an incomplete payment is refunded when the order expires', async () => {
  const startedAt = clock.now()
  const person = await signUpConfirmed()
  const { checkoutId, payment_id } = await order(person, { plan: 'annual' })
  const part = await payPart(checkoutId, 20_000)
  await buyer.payByCard(checkoutId, { outcome: 'cc_rejected_other_reason', amountCents: 9900 })
  await app.settled()
  clock.advance({ days: 3 })
  await runScheduledJobs(app)
  expect(await paymentsOf(person)).toMatchObject([{ status: 'pending' }])
  clock.advance({ minutes: 31 })
  // The provider's reply to reading the merchant order succeeds; both attempts of the refund fail.
  line.failNext({ kind: 'none' }, { kind: 'broken' }, { kind: 'broken' })
  await runScheduledJobs(app)
  expect((await paymentOf(person, payment_id)).status).toBe('pending')
  expect((await store.get('payment', part))?.refunds).toEqual([])
  for (let round = 0; round < 2; round++) {
    clock.advance({ minutes: 31 })
    await runScheduledJobs(app)
    await app.settled()
  }
  expect((await store.get('payment', part))?.refunds).toHaveLength(1)
  expect(await paymentsOf(person)).toMatchObject([{ status: 'refunded', paid_at: null }])
  clock.set(startedAt)
})
