import type { Payment, Renewal } from '#contract/billing/billing.ts'
import { plans } from '#contract/billing/plans.ts'
import { afterEach, expect, test } from 'vitest'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import { runScheduledJobs, type TestPerson } from '../../platform/process/test-app.ts'
import { openBilling } from './test-billing.ts'

const shop = await openBilling()
const { app, clock, store, fake, buyer, line, signUpConfirmed, mailsTo, ask, order, pay } = shop
const { paymentsOf, subscriptionOf } = shop

const basic = { plan: 'basic', auto_renew: true } as const
const monthly = { plan: 'monthly', auto_renew: true } as const
const down = { kind: 'broken' } as const

afterEach(async () => {
  line.failNext()
  await fake.webhooks.release()
  await app.settled()
})

const renewalOf = (person: TestPerson) => readReply<Renewal | null>(person.fetch('/api/renewal'))
const canceling = (person: TestPerson) => person.fetch('/api/renewal/cancel', { method: 'POST' })
const statusAtProvider = async (id: string) => (await store.get('preapproval', id))?.status
const withdraw = (person: TestPerson, id: string) =>
  readReply<Payment>(person.fetch(`/api/payments/${id}/withdraw`, { method: 'POST' }))
const subjectsTo = async (person: TestPerson) => (await mailsTo(person.email)).map(({ subject }) => subject)

async function renewing(person: TestPerson, wanted: typeof basic | typeof monthly) {
  const bought = await order(person, wanted)
  await buyer.authorizeRenewal(bought.checkoutId)
  await buyer.chargeRenewal(bought.checkoutId, 'approved')
  await app.settled()
  return bought
}

/**
 * Orders two renewals and enters a card at both links: the older link stays open, because the provider failed when the
 * second order tried to cancel it.
 */
async function givingTwoCards(person: TestPerson) {
  const older = await order(person, basic)
  await app.settled()
  clock.advance({ minutes: 1 })
  // Webhooks are held back until both cards are entered, because the first would cancel the older link before its card.
  fake.webhooks.behave({ isHeld: true })
  line.failNext(down, down)
  const newer = await order(person, monthly)
  for (const { checkoutId } of [older, newer]) {
    clock.advance({ seconds: 1 })
    await buyer.authorizeRenewal(checkoutId)
  }
  await fake.webhooks.release()
  await app.settled()
  fake.webhooks.behave({ isHeld: false })
  return { older, newer }
}

test('a second renewal request closes the previous link', async () => {
  const person = await signUpConfirmed()
  const first = await order(person, basic)
  const second = await order(person, monthly)
  await app.settled()
  expect(await statusAtProvider(first.checkoutId)).toBe('cancelled')
  await expect(buyer.authorizeRenewal(first.checkoutId)).rejects.toThrow('has a card already')
  expect((await paymentsOf(person)).map(({ id }) => id)).toEqual([second.payment_id])
  const third = await order(person, basic)
  expect(third.payment_id).not.toBe(first.payment_id)
  expect(await statusAtProvider(second.checkoutId)).toBe('cancelled')
})

test('an active renewal blocks every link, including its old one', async () => {
  const person = await signUpConfirmed()
  const { checkoutId } = await order(person, basic)
  await buyer.authorizeRenewal(checkoutId)
  await app.settled()
  for (const wanted of [basic, monthly]) {
    expect(await problemCode(ask(person, wanted))).toBe('409 renewal_running')
  }
})

test('an unreported card is found before another link is issued', async () => {
  const person = await signUpConfirmed()
  const { checkoutId } = await order(person, basic)
  fake.webhooks.behave({ isHeld: true })
  await buyer.authorizeRenewal(checkoutId)
  expect(await problemCode(ask(person, monthly))).toBe('409 renewal_running')
  await fake.webhooks.release()
  await app.settled()
  fake.webhooks.behave({ isHeld: false })
  expect(await renewalOf(person)).toMatchObject({ plan: 'basic', status: 'active' })
  expect(await statusAtProvider(checkoutId)).toBe('authorized')
})

test('the newer of two cards stays; the other is canceled and its owner notified', async () => {
  const person = await signUpConfirmed()
  const { older, newer } = await givingTwoCards(person)
  expect(await statusAtProvider(older.checkoutId)).toBe('cancelled')
  expect(await statusAtProvider(newer.checkoutId)).toBe('authorized')
  expect(await renewalOf(person)).toMatchObject({ plan: 'monthly', status: 'active' })
  const [mail] = (await mailsTo(person.email)).filter(({ subject }) => subject.endsWith('foi cancelada'))
  expect(mail?.text).toContain('A do plano Básico foi cancelada')
})

test('withdrawing a charge ends its renewal and no other', async () => {
  const person = await signUpConfirmed()
  const past = await renewing(person, basic)
  await readReply(canceling(person))
  const running = await renewing(person, monthly)
  expect((await withdraw(person, past.payment_id)).status).toBe('refunded')
  expect(await statusAtProvider(running.checkoutId)).toBe('authorized')
  expect((await withdraw(person, running.payment_id)).status).toBe('refunded')
  expect(await statusAtProvider(running.checkoutId)).toBe('cancelled')
})

test('a link without a card for a day is canceled at the provider', async () => {
  const person = await signUpConfirmed()
  const { checkoutId } = await order(person, basic)
  clock.advance({ hours: 23 })
  await runScheduledJobs(app)
  expect(await statusAtProvider(checkoutId)).toBe('pending')
  clock.advance({ hours: 2 })
  await runScheduledJobs(app)
  expect(await statusAtProvider(checkoutId)).toBe('cancelled')
  await expect(buyer.authorizeRenewal(checkoutId)).rejects.toThrow('has a card already')
})

test('a renewal without a card can be canceled', async () => {
  const person = await signUpConfirmed()
  const { checkoutId } = await order(person, basic)
  expect(await readReply<Renewal>(canceling(person))).toMatchObject({ plan: 'basic', status: 'canceled' })
  expect(await statusAtProvider(checkoutId)).toBe('cancelled')
  expect(await paymentsOf(person)).toEqual([])
})

test('an unconfirmed cancellation is not shown as done and is retried', async () => {
  const person = await signUpConfirmed()
  const { checkoutId } = await renewing(person, basic)
  const asItWas = await store.get('preapproval', checkoutId)
  line.failNext({ kind: 'reply', status: 200, text: JSON.stringify(asItWas) })
  expect(await problemCode(canceling(person))).toBe('502 renewal_not_canceled')
  expect((await renewalOf(person))?.status).toBe('active')
  await runScheduledJobs(app)
  expect(await statusAtProvider(checkoutId)).toBe('cancelled')
  expect((await renewalOf(person))?.status).toBe('canceled')
})

test('a price increase does not change running renewals', async () => {
  const person = await signUpConfirmed()
  const { checkoutId } = await renewing(person, basic)
  const { priceCents } = plans.basic
  Object.assign(plans.basic, { priceCents: 3490 })
  try {
    clock.advance({ days: 29 })
    await runScheduledJobs(app)
    expect((await mailsTo(person.email))[0]?.text.replaceAll('\u00a0', ' ')).toContain('cobra R$ 29,90')
    await buyer.chargeRenewal(checkoutId, 'approved')
    await app.settled()
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', days_left: 31 })
    expect((await paymentsOf(person)).map((one) => one.amount_cents)).toEqual([2990, 2990])
    expect(await renewalOf(person)).toMatchObject({ status: 'active', amount_cents: 2990 })
    const other = await signUpConfirmed()
    await renewing(other, basic)
    expect(await renewalOf(other)).toMatchObject({ amount_cents: 3490 })
    expect(await readReply<Renewal>(canceling(person))).toMatchObject({ status: 'canceled' })
  } finally {
    Object.assign(plans.basic, { priceCents })
  }
})

test('a renewal with a different amount is ignored, but its end is applied', async () => {
  const person = await signUpConfirmed()
  const { checkoutId } = await renewing(person, basic)
  const agreed = await store.get('preapproval', checkoutId)
  if (!agreed) throw new Error('no renewal')
  const auto_recurring = { ...agreed.auto_recurring, transaction_amount: 19.9 }
  await store.put('preapproval', checkoutId, { ...agreed, auto_recurring })
  await buyer.cancelRenewal(checkoutId)
  await app.settled()
  expect((await renewalOf(person))?.status).toBe('canceled')
})

test('a buyer of a year can cancel the running renewal with the payment', async () => {
  const person = await signUpConfirmed()
  const { checkoutId } = await renewing(person, basic)
  const beside = await readReply<{ renewal: Renewal | null; payment_id: string }>(
    ask(person, { plan: 'annual' }),
  )
  expect(beside.renewal).toMatchObject({ plan: 'basic', status: 'active', amount_cents: 2990 })
  const year = await order(person, { plan: 'annual', cancel_renewal: true })
  expect(year).toMatchObject({ payment_id: beside.payment_id, renewal: null })
  expect(await statusAtProvider(checkoutId)).toBe('authorized')
  const pix = await buyer.payByPix(year.checkoutId)
  await app.settled()
  expect(await statusAtProvider(checkoutId)).toBe('authorized')
  await buyer.approve(pix)
  await app.settled()
  expect(await statusAtProvider(checkoutId)).toBe('cancelled')
  expect(await subjectsTo(person)).toContain('Sua renovação automática foi cancelada')
  expect(await subscriptionOf(person)).toMatchObject({ plan: 'annual', status: 'active', renews: false })
})

test('a renewal replaced during an outage ends in the next job run', async () => {
  const person = await signUpConfirmed()
  const { checkoutId } = await renewing(person, basic)
  const year = await order(person, { plan: 'annual', cancel_renewal: true })
  // The provider's reply to reading the payment succeeds; both attempts to cancel the card fail.
  line.failNext({ kind: 'none' }, down, down)
  await buyer.payByCard(year.checkoutId, { outcome: 'approved' })
  await app.settled()
  expect(await subscriptionOf(person)).toMatchObject({ plan: 'annual', renews: true })
  clock.advance({ minutes: 1 })
  await runScheduledJobs(app)
  expect(await statusAtProvider(checkoutId)).toBe('cancelled')
  expect((await subscriptionOf(person)).renews).toBe(false)
})

test('a card is not canceled without consent: the latest choice applies', async () => {
  const person = await signUpConfirmed()
  const { checkoutId } = await renewing(person, basic)
  await order(person, { plan: 'annual', cancel_renewal: true })
  await pay(person, { plan: 'annual' })
  expect(await statusAtProvider(checkoutId)).toBe('authorized')
})
