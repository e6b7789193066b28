import type { Payment, Renewal } from '#contract/billing/billing.ts'
import { expect, test } from 'vitest'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import { runScheduledJobs, type TestPerson } from '../../platform/process/test-app.ts'
import { openBilling } from './test-billing.ts'
import { renewals } from '../ledger/table.ts'

const shop = await openBilling()
const { app, clock, database, store, fake, buyer, line, signUpConfirmed, ask, order, pay } = shop
const { paymentOf, paymentsOf, subscriptionOf } = shop

const withdrawing = (person: TestPerson, id: string) =>
  person.fetch(`/api/payments/${id}/withdraw`, { method: 'POST' })
const withdraw = (person: TestPerson, id: string) => readReply<Payment>(withdrawing(person, id))
const renewalOf = (person: TestPerson) => readReply<Renewal | null>(person.fetch('/api/renewal'))
const canceling = (person: TestPerson) => person.fetch('/api/renewal/cancel', { method: 'POST' })

/** Orders the basic plan with a renewal, enters a card, and has the first charge end in `outcome`. */
async function renewing(person: TestPerson, outcome: 'approved' | 'recycling' = 'approved') {
  const { checkoutId: renewalId, payment_id } = await order(person, { plan: 'basic', auto_renew: true })
  await buyer.authorizeRenewal(renewalId)
  await buyer.chargeRenewal(renewalId, outcome)
  await app.settled()
  return { renewalId, payment_id }
}

test('a withdrawal until the end of the seventh day refunds all and ends the plan', async () => {
  const person = await signUpConfirmed()
  const { payment_id, providerId } = await pay(person, { plan: 'annual' })
  const { withdrawable_until } = await paymentOf(person, payment_id)
  clock.set(new Date(Date.parse(withdrawable_until ?? '') - 1))
  const replies = await Promise.all([1, 2, 3].map(() => withdraw(person, payment_id)))
  await app.settled()
  for (const { status } of replies) expect(['approved', 'refunded']).toContain(status)
  expect(await withdraw(person, payment_id)).toMatchObject({ status: 'refunded', withdrawable_until: null })
  expect(await store.get('payment', providerId)).toMatchObject({ transaction_amount_refunded: 299 })
  expect((await store.get('payment', providerId))?.refunds).toHaveLength(1)
  expect((await subscriptionOf(person)).status).toBe('expired')
})

test('a withdrawal in the first second of the eighth day is rejected', async () => {
  const person = await signUpConfirmed()
  const { payment_id } = await pay(person, { plan: 'annual' })
  const { withdrawable_until } = await paymentOf(person, payment_id)
  clock.set(withdrawable_until ?? '')
  expect(await problemCode(withdrawing(person, payment_id))).toBe('409 withdrawal_over')
  expect((await subscriptionOf(person)).status).toBe('active')
  expect((await paymentOf(person, payment_id)).withdrawable_until).toBeNull()
})

test('an unpaid order cannot be withdrawn', async () => {
  const person = await signUpConfirmed()
  const { payment_id } = await order(person, { plan: 'annual' })
  expect(await problemCode(withdrawing(person, payment_id))).toBe('409 payment_not_paid')
})

test('a refund whose reply was lost is not made twice', async () => {
  const person = await signUpConfirmed()
  const { payment_id, providerId } = await pay(person, { plan: 'monthly' })
  fake.webhooks.behave({ paymentTopics: [] })
  line.failNext({ kind: 'reply lost' }, { kind: 'broken' })
  expect((await withdraw(person, payment_id)).refunded_at).toBeNull()
  fake.webhooks.behave({ paymentTopics: ['payment'] })
  expect((await withdraw(person, payment_id)).status).toBe('refunded')
  expect((await store.get('payment', providerId))?.refunds).toHaveLength(1)
})

test('a refund made in the seller’s panel counts as refunded', async () => {
  const person = await signUpConfirmed()
  const { payment_id, providerId } = await pay(person, { plan: 'monthly' })
  fake.webhooks.behave({ paymentTopics: [] })
  await buyer.refundFromPanel(providerId)
  fake.webhooks.behave({ paymentTopics: ['payment'] })
  expect((await withdraw(person, payment_id)).status).toBe('refunded')
})

test('a renewal is monthly only, without discount, one at a time', async () => {
  const person = await signUpConfirmed()
  for (const asked of [
    { plan: 'annual', auto_renew: true },
    { plan: 'pro', auto_renew: true },
    { plan: 'monthly', auto_renew: true, discount: 20 },
  ] as const) {
    expect(await problemCode(ask(person, asked))).toBe('422 renewal_not_offered')
  }
  expect(await renewalOf(person)).toBeNull()
  expect(await problemCode(canceling(person))).toBe('404 renewal_not_found')
  await renewing(person)
  expect(await problemCode(ask(person, { plan: 'monthly', auto_renew: true }))).toBe('409 renewal_running')
})

test('each paid charge adds its days as a separate payment', async () => {
  const person = await signUpConfirmed()
  const { renewalId, payment_id } = await renewing(person)
  expect(await subscriptionOf(person)).toMatchObject({
    plan: 'basic',
    status: 'active',
    days_left: 30,
    renews: true,
  })
  expect(await paymentOf(person, payment_id)).toMatchObject({ kind: 'renewal', status: 'approved' })
  expect(await renewalOf(person)).toMatchObject({ plan: 'basic', status: 'active', amount_cents: 2990 })
  clock.advance({ days: 29 })
  await buyer.chargeRenewal(renewalId, 'approved')
  await app.settled()
  expect(await subscriptionOf(person)).toMatchObject({ days_left: 31 })
  expect(await paymentsOf(person)).toMatchObject([
    { kind: 'renewal', status: 'approved' },
    { id: payment_id, status: 'approved' },
  ])
})

test('a retried charge keeps the app open for ten days until it is paid', async () => {
  const person = await signUpConfirmed()
  const { renewalId } = await renewing(person)
  clock.advance({ days: 30 })
  await buyer.chargeRenewal(renewalId, 'recycling')
  await app.settled()
  expect(await subscriptionOf(person)).toMatchObject({
    status: 'past_due',
    days_left: 10,
    is_trial_expired: false,
  })
  expect((await renewalOf(person))?.retrying_since).toBe(clock.now().toISOString())
  expect((await person.fetch('/api/plan-today')).status).not.toBe(403)
  clock.advance({ days: 3 })
  await buyer.chargeRenewal(renewalId, 'approved')
  await app.settled()
  expect(await subscriptionOf(person)).toMatchObject({ status: 'active', days_left: 30 })
  expect((await renewalOf(person))?.retrying_since).toBeNull()
  expect((await paymentsOf(person)).map(({ status }) => status)).toEqual(['approved', 'approved'])
})

test('a finally failed charge grants the ten days and nothing after', async () => {
  const person = await signUpConfirmed()
  const { renewalId } = await renewing(person)
  clock.advance({ days: 30 })
  await buyer.chargeRenewal(renewalId, 'failed')
  await app.settled()
  clock.advance({ days: 9, hours: 23 })
  expect((await subscriptionOf(person)).status).toBe('past_due')
  clock.advance({ hours: 1 })
  expect((await subscriptionOf(person)).status).toBe('expired')
})

test('a canceled renewal keeps the paid days and charges nothing more', async () => {
  const person = await signUpConfirmed()
  const { renewalId } = await renewing(person)
  expect(await readReply(canceling(person))).toMatchObject({ status: 'canceled', next_charge_at: null })
  expect((await readReply<Renewal>(canceling(person))).status).toBe('canceled')
  expect(await subscriptionOf(person)).toMatchObject({ status: 'canceled', days_left: 30, renews: false })
  expect((await store.get('preapproval', renewalId))?.status).toBe('cancelled')
  clock.advance({ days: 30 })
  expect((await subscriptionOf(person)).status).toBe('expired')
})

test('a renewal canceled at the provider is canceled here', async () => {
  const person = await signUpConfirmed()
  const { renewalId } = await renewing(person)
  await buyer.cancelRenewal(renewalId)
  await app.settled()
  expect((await subscriptionOf(person)).status).toBe('canceled')
})

test('a cancellation during an outage is not shown as done', async () => {
  const person = await signUpConfirmed()
  await renewing(person)
  line.failNext({ kind: 'broken' }, { kind: 'broken' })
  expect(await problemCode(canceling(person))).toBe('502 payment_provider_unavailable')
  expect((await renewalOf(person))?.status).toBe('active')
})

test('withdrawing the first charge stops all further charges', async () => {
  const person = await signUpConfirmed()
  const { renewalId, payment_id } = await renewing(person)
  expect((await withdraw(person, payment_id)).status).toBe('refunded')
  expect((await store.get('preapproval', renewalId))?.status).toBe('cancelled')
  expect((await subscriptionOf(person)).status).toBe('trial')
})

test('a card that was never entered or charged opens nothing', async () => {
  const person = await signUpConfirmed()
  const { checkoutId } = await order(person, { plan: 'monthly', auto_renew: true })
  expect((await subscriptionOf(person)).renews).toBe(false)
  await buyer.authorizeRenewal(checkoutId)
  await buyer.chargeRenewal(checkoutId, 'recycling')
  await app.settled()
  expect((await subscriptionOf(person)).status).toBe('trial')
  expect(await paymentsOf(person)).toMatchObject([{ kind: 'renewal', status: 'rejected' }])
})

test('an unreported charge is found half an hour after it was due', async () => {
  const person = await signUpConfirmed()
  const { renewalId } = await renewing(person)
  clock.advance({ days: 30, hours: 1 })
  fake.webhooks.behave({ isHeld: true })
  await buyer.chargeRenewal(renewalId, 'approved')
  clock.advance({ minutes: 31 })
  await runScheduledJobs(app)
  expect(await subscriptionOf(person)).toMatchObject({ status: 'active', days_left: 30 })
  await fake.webhooks.release()
  await app.settled()
  expect(await subscriptionOf(person)).toMatchObject({ days_left: 30 })
})

test('an account cannot read the renewal of another', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  await renewing(ana)
  expect(await renewalOf(bia)).toBeNull()
  expect(await problemCode(canceling(bia))).toBe('404 renewal_not_found')
  expect(await database.asAccount(bia.id, (tx) => tx.select().from(renewals))).toEqual([])
})
