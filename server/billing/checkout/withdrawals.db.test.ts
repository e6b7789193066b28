import type { Payment, Renewal } from '#contract/billing/billing.ts'
import { expect, test } from 'vitest'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import { runScheduledJobs, type TestPerson } from '../../platform/process/test-app.ts'
import { accountContextOf, contextOf } from '../../platform/context.ts'
import { lookUpPayment } from '../bookkeeping/look-up.ts'
import { withdrawPayment } from './withdraw-payment.ts'
import { openBilling } from './test-billing.ts'

const shop = await openBilling()
const { app, clock, store, fake, buyer, line, signUpConfirmed, mailsTo, order, pay, services } = shop
const { payments, paymentOf, subscriptionOf } = shop

const withdrawing = (person: TestPerson, id: string) =>
  person.fetch(`/api/payments/${id}/withdraw`, { method: 'POST' })
const withdraw = (person: TestPerson, id: string) => readReply<Payment>(withdrawing(person, id))
const renewalOf = (person: TestPerson) => readReply<Renewal | null>(person.fetch('/api/renewal'))
const subjectsTo = async (person: TestPerson) =>
  (await mailsTo(person.email)).map(({ subject }) => subject).toReversed()
const keysOf = (providerId: string) =>
  line.requests.filter(({ path }) => path.includes(`${providerId}/refunds`)).map((one) => one.idempotencyKey)

const down = { kind: 'reply', status: 503 } as const

test('a last-second withdrawal during an outage is refunded days later', async () => {
  const person = await signUpConfirmed()
  const { payment_id, providerId } = await pay(person, { plan: 'annual' })
  const { withdrawable_until } = await paymentOf(person, payment_id)
  clock.set(new Date(Date.parse(withdrawable_until ?? '') - 1))
  const withdrawnAt = clock.now().toISOString()
  line.failAlways(down)
  expect(await withdraw(person, payment_id)).toMatchObject({
    status: 'approved',
    withdrawn_at: withdrawnAt,
    refunded_at: null,
    withdrawable_until: null,
  })
  expect((await subscriptionOf(person)).status).toBe('expired')
  expect((await person.fetch('/api/plan-today')).status).toBe(403)
  clock.advance({ days: 1 })
  line.failAlways(down)
  await runScheduledJobs(app)
  expect(await withdraw(person, payment_id)).toMatchObject({ withdrawn_at: withdrawnAt, refunded_at: null })
  expect(await subjectsTo(person)).not.toContain('Seu dinheiro foi devolvido')
  line.failNext()
  await runScheduledJobs(app)
  await app.settled()
  expect(await paymentOf(person, payment_id)).toMatchObject({
    status: 'refunded',
    withdrawn_at: withdrawnAt,
    refunded_at: clock.now().toISOString(),
  })
  expect(new Set(keysOf(providerId)).size).toBe(1)
  expect((await store.get('payment', providerId))?.refunds).toHaveLength(1)
  expect((await subjectsTo(person)).slice(2)).toEqual([
    'Recebemos sua desistência',
    'Seu dinheiro foi devolvido',
  ])
})

test('a crash between withdrawal and refund is refunded once by the next job run', async () => {
  const person = await signUpConfirmed()
  const { payment_id, providerId } = await pay(person, { plan: 'monthly' })
  const provider = payments.provider!
  const killed = new Error('killed')
  const dying = {
    ...accountContextOf(services, person.id),
    payments: { ...payments, provider: { ...provider, refund: () => Promise.reject(killed) } },
  }
  await expect(withdrawPayment(dying, { id: payment_id })).rejects.toBe(killed)
  expect((await subscriptionOf(person)).status).toBe('trial')
  for (let round = 0; round < 2; round++) await runScheduledJobs(app)
  expect((await paymentOf(person, payment_id)).status).toBe('refunded')
  expect((await store.get('payment', providerId))?.refunds).toHaveLength(1)
})

test('a charge withdrawn during an outage stops further charges after it', async () => {
  const person = await signUpConfirmed()
  const { checkoutId: renewalId, payment_id } = await order(person, { plan: 'basic', auto_renew: true })
  await buyer.authorizeRenewal(renewalId)
  await buyer.chargeRenewal(renewalId, 'approved')
  await app.settled()
  line.failAlways(down)
  expect((await withdraw(person, payment_id)).refunded_at).toBeNull()
  expect(await subscriptionOf(person)).toMatchObject({ status: 'trial' })
  line.failNext()
  await runScheduledJobs(app)
  expect((await store.get('preapproval', renewalId))?.status).toBe('cancelled')
  expect((await renewalOf(person))?.status).toBe('canceled')
  expect((await paymentOf(person, payment_id)).status).toBe('refunded')
})

test('a charge between withdrawal and cancellation opens nothing and is refunded', async () => {
  const person = await signUpConfirmed()
  const { checkoutId: renewalId, payment_id } = await order(person, { plan: 'basic', auto_renew: true })
  await buyer.authorizeRenewal(renewalId)
  await buyer.chargeRenewal(renewalId, 'approved')
  await app.settled()
  clock.advance({ days: 6 })
  line.failAlways(down)
  await withdraw(person, payment_id)
  const withdrawnAt = clock.now().toISOString()
  line.failNext()
  clock.advance({ days: 1 })
  await buyer.chargeRenewal(renewalId, 'approved')
  await app.settled()
  const [late] = await readReply<Payment[]>(person.fetch('/api/payments'))
  expect(late).toMatchObject({ kind: 'renewal', status: 'refunded', withdrawn_at: withdrawnAt })
  expect((await subscriptionOf(person)).status).toBe('expired')

  await runScheduledJobs(app)
  await runScheduledJobs(app)
  await app.settled()
  const paid = await readReply<Payment[]>(person.fetch('/api/payments'))
  expect(paid.map(({ status }) => status)).toEqual(['refunded', 'refunded'])
  const ofCard = (await store.list('payment')).filter((one) => one.refunds.length > 0)
  expect(ofCard.filter(({ refunds }) => refunds.length > 1)).toEqual([])
  expect((await store.get('preapproval', renewalId))?.status).toBe('cancelled')
})

test('a card reported after its charge was withdrawn is canceled too', async () => {
  const person = await signUpConfirmed()
  const { checkoutId: renewalId, payment_id } = await order(person, { plan: 'basic', auto_renew: true })
  fake.webhooks.behave({ isHeld: true })
  await buyer.authorizeRenewal(renewalId)
  await buyer.chargeRenewal(renewalId, 'approved')
  const [charge] = (await store.list('payment')).toReversed()
  await lookUpPayment(contextOf(services), String(charge?.id))
  await withdraw(person, payment_id)
  await fake.webhooks.release()
  fake.webhooks.behave({ isHeld: false })
  await app.settled()
  await runScheduledJobs(app)
  expect((await store.get('preapproval', renewalId))?.status).toBe('cancelled')
})

test('a withdrawn purchase opens nothing when its dispute is won', async () => {
  const person = await signUpConfirmed()
  const { payment_id, providerId } = await pay(person, { plan: 'monthly' })
  line.failAlways(down)
  await withdraw(person, payment_id)
  line.failNext()
  await buyer.chargeBack(providerId)
  await buyer.settleChargeback(providerId, 'reimbursed')
  await app.settled()
  expect((await subscriptionOf(person)).status).toBe('trial')
})

test('a purchase without a timely withdrawal is refunded by no job', async () => {
  const person = await signUpConfirmed()
  const { payment_id } = await pay(person, { plan: 'monthly' })
  clock.set((await paymentOf(person, payment_id)).withdrawable_until ?? '')
  expect(await problemCode(withdrawing(person, payment_id))).toBe('409 withdrawal_over')
  await runScheduledJobs(app)
  expect(await paymentOf(person, payment_id)).toMatchObject({ status: 'approved', withdrawn_at: null })
})
