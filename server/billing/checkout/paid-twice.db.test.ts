import { expect, test } from 'vitest'
import type { Payment } from '#contract/billing/billing.ts'
import { readReply } from '../../platform/process/test-answers.ts'
import { runScheduledJobs, type TestPerson } from '../../platform/process/test-app.ts'
import { openBilling } from './test-billing.ts'

const shop = await openBilling()
const { app, clock, store, buyer, line, signUpConfirmed, mailsTo, order } = shop
const { paymentOf, subscriptionOf } = shop

const approved = { outcome: 'approved' } as const
const outage = Array.from({ length: 12 }, () => ({ kind: 'reply', status: 503 }) as const)

/** Pays one link twice, by PIX in one tab and a minute later by card in another. */
async function payInTwoTabs(person: TestPerson) {
  const bought = await order(person, { plan: 'basic' })
  const pix = await buyer.payByPix(bought.checkoutId)
  await buyer.approve(pix)
  clock.advance({ minutes: 1 })
  const card = await buyer.payByCard(bought.checkoutId, approved)
  return { ...bought, pix, card }
}

const refundsOf = async (id: string) => (await store.get('payment', id))?.refunds.length
const subjectsTo = async (person: TestPerson) =>
  (await mailsTo(person.email)).map(({ subject }) => subject).toReversed()
const surplusMail = 'Você pagou duas vezes, e o valor a mais volta'

test('the second payment of a link is refunded once and its owner notified', async () => {
  const person = await signUpConfirmed()
  const { payment_id, pix, card } = await payInTwoTabs(person)
  await app.settled()
  for (let round = 0; round < 2; round++) await runScheduledJobs(app)
  expect([await refundsOf(pix), await refundsOf(card)]).toEqual([0, 1])
  expect((await subscriptionOf(person)).days_left).toBe(30)
  expect(await paymentOf(person, payment_id)).toMatchObject({
    status: 'approved',
    method: 'pix',
    refunded_at: null,
    surplus_cents: 2990,
    surplus_refunded_at: expect.stringMatching(/^2026-03-11T15:01/),
  })
  expect((await subjectsTo(person)).slice(1)).toEqual(['Recibo do seu plano Básico', surplusMail])
})

test('a purchase that was paid twice can still be withdrawn', async () => {
  const person = await signUpConfirmed()
  const { payment_id, pix, card } = await payInTwoTabs(person)
  await app.settled()
  expect(await refundsOf(card)).toBe(1)
  const withdrawn = await readReply<Payment>(
    person.fetch(`/api/payments/${payment_id}/withdraw`, { method: 'POST' }),
  )
  expect(withdrawn).toMatchObject({ status: 'refunded', surplus_cents: 2990 })
  expect([await refundsOf(pix), await refundsOf(card)]).toEqual([1, 1])
})

test('a failed surplus refund is retried by a later job run', async () => {
  const person = await signUpConfirmed()
  const { payment_id, checkoutId } = await order(person, { plan: 'basic' })
  await buyer.payByCard(checkoutId, approved)
  await app.settled()
  // The provider's reply to reading the payment succeeds; all later calls fail.
  line.failNext({ kind: 'none' }, ...outage)
  clock.advance({ minutes: 1 })
  const second = await buyer.payByCard(checkoutId, approved)
  await app.settled()
  expect(await paymentOf(person, payment_id)).toMatchObject({
    surplus_cents: 2990,
    surplus_refunded_at: null,
  })
  line.failNext()
  await runScheduledJobs(app)
  expect(await refundsOf(second)).toBe(1)
  expect((await paymentOf(person, payment_id)).surplus_refunded_at).not.toBeNull()
})

test('two cards that share a purchase keep it, and a third payment is refunded', async () => {
  const person = await signUpConfirmed()
  const { checkoutId, payment_id } = await order(person, { plan: 'annual' })
  const parts = [
    await buyer.payByCard(checkoutId, { ...approved, amountCents: 20_000 }),
    await buyer.payByCard(checkoutId, { ...approved, amountCents: 9900 }),
  ]
  await app.settled()
  clock.advance({ minutes: 1 })
  const third = await buyer.payByCard(checkoutId, approved)
  await app.settled()
  await runScheduledJobs(app)
  expect(await Promise.all(parts.map(refundsOf))).toEqual([0, 0])
  expect(await refundsOf(third)).toBe(1)
  expect(await paymentOf(person, payment_id)).toMatchObject({ status: 'approved', surplus_cents: 29_900 })
  expect((await subscriptionOf(person)).days_left).toBe(365)
})

test('a partial payment beside a full one is refunded', async () => {
  const person = await signUpConfirmed()
  const { checkoutId, payment_id } = await order(person, { plan: 'annual' })
  const part = await buyer.payByCard(checkoutId, { ...approved, amountCents: 20_000 })
  clock.advance({ minutes: 1 })
  const whole = await buyer.payByCard(checkoutId, approved)
  await app.settled()
  expect([await refundsOf(part), await refundsOf(whole)]).toEqual([1, 0])
  expect(await paymentOf(person, payment_id)).toMatchObject({ status: 'approved', surplus_cents: 20_000 })
})
