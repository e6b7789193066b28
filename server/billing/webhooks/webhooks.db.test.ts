import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signWebhook } from '../../adapters/payments/webhook-signature.ts'
import type { FakePayment } from '../../adapters/payments/fake-store.ts'
import { runScheduledJobs } from '../../platform/process/test-app.ts'
import { openBilling, webhookSecret } from '../checkout/test-billing.ts'
import { paymentNotices } from './table.ts'

const shop = await openBilling()
const { app, clock, database, store, fake, buyer, line, signUpConfirmed, order, pay } = shop
const { paymentOf, paymentsOf, subscriptionOf } = shop
const { webhooks } = fake

const ordinary = {
  times: 1,
  isHeld: false,
  signature: 'right',
  hasRequestId: true,
  timestampUnit: 'ms',
  paymentTopics: ['payment'],
} as const

/** Posts a webhook without the provider's signature. */
async function post(query: string, options: { headers?: Record<string, string>; body?: string } = {}) {
  const { headers = {}, body = '{}' } = options
  const json = { 'content-type': 'application/json', ...headers }
  const reply = await shop.fetch(`/webhooks/mercadopago?${query}`, { method: 'POST', headers: json, body })
  await app.settled()
  return reply.status
}

/** Changes a payment at the provider without a notification. */
async function become(paymentId: string, change: Partial<FakePayment>) {
  const payment = await store.get('payment', paymentId)
  if (!payment) throw new Error('no such payment')
  await store.put('payment', paymentId, { ...payment, ...change })
}

const heard = (paymentId: string) => post(`data.id=${paymentId}&type=payment`, { headers: signed(paymentId) })

function signed(dataId: string, secret = webhookSecret) {
  const requestId = randomUUID()
  const signature = signWebhook({ dataId, requestId }, String(clock.now().getTime()), secret)
  return { 'x-request-id': requestId, 'x-signature': signature }
}

test('a webhook repeated twenty times grants its days once', async () => {
  const person = await signUpConfirmed()
  webhooks.behave({ times: 20 })
  await pay(person, { plan: 'monthly' })
  webhooks.behave(ordinary)
  expect(webhooks.undelivered).toBe(0)
  expect(await subscriptionOf(person)).toMatchObject({ plan: 'monthly', days_left: 30 })
})

test('webhooks in any order end in the provider’s latest state', async () => {
  const person = await signUpConfirmed()
  const { checkoutId, payment_id } = await order(person, { plan: 'basic' })
  webhooks.behave({ isHeld: true })
  const paymentId = await buyer.payByPix(checkoutId)
  await buyer.approve(paymentId)
  await buyer.refundFromPanel(paymentId)
  await webhooks.release('newest first')
  await app.settled()
  expect((await paymentOf(person, payment_id)).status).toBe('refunded')
  expect((await subscriptionOf(person)).status).toBe('trial')
})

test('a PIX may stay pending for a day; the plan begins when it is paid', async () => {
  const startedAt = clock.now()
  const person = await signUpConfirmed()
  const { checkoutId, payment_id } = await order(person, { plan: 'annual' })
  const paymentId = await buyer.payByPix(checkoutId)
  await app.settled()
  expect(await paymentOf(person, payment_id)).toMatchObject({ status: 'pending', method: 'pix' })
  expect((await subscriptionOf(person)).status).toBe('trial')
  clock.advance({ hours: 23, minutes: 59 })
  await buyer.approve(paymentId)
  await app.settled()
  expect(await subscriptionOf(person)).toMatchObject({ plan: 'annual', days_left: 365 })
  expect((await paymentOf(person, payment_id)).paid_at).toBe(clock.now().toISOString())
  clock.set(startedAt)
})

test('a returning buyer triggers a lookup at most every five seconds', async () => {
  const person = await signUpConfirmed()
  const { checkoutId, payment_id } = await order(person, { plan: 'basic' })
  webhooks.behave({ paymentTopics: [] })
  expect((await paymentOf(person, payment_id)).status).toBe('pending')
  await buyer.payByCard(checkoutId, { outcome: 'approved' })
  webhooks.behave(ordinary)
  const askedBefore = line.requests.length
  for (let i = 0; i < 5; i++) expect((await paymentOf(person, payment_id)).status).toBe('pending')
  expect(line.requests.length).toBe(askedBefore)
  clock.advance({ seconds: 6 })
  expect((await paymentOf(person, payment_id)).status).toBe('approved')
  expect((await subscriptionOf(person)).status).toBe('active')
})

test.each([
  ['forged', 401],
  ['missing', 401],
  ['of another secret', 401],
  ['an hour old', 401],
] as const)('a webhook whose signature is %s changes nothing', async (kind, status) => {
  const person = await signUpConfirmed()
  const { checkoutId, payment_id } = await order(person, { plan: 'annual' })
  webhooks.behave({ isHeld: true })
  const id = await buyer.payByCard(checkoutId, { outcome: 'approved' })
  const old = signWebhook(
    { dataId: id, requestId: null },
    String(clock.now().getTime() - 3_600_000),
    webhookSecret,
  )
  const headers = {
    forged: { 'x-signature': `ts=${clock.now().getTime()},v1=${'0'.repeat(64)}` },
    missing: {},
    'of another secret': signed(id, 'another'),
    'an hour old': { 'x-signature': old },
  }[kind]
  expect(await post(`data.id=${id}&type=payment`, { headers })).toBe(status)
  const [payment] = await paymentsOf(person)
  expect(payment).toMatchObject({ id: payment_id, status: 'pending' })
  await webhooks.release()
  await app.settled()
  expect((await subscriptionOf(person)).status).toBe('active')
})

test('a signature is valid for one payment only', async () => {
  expect(await post('data.id=2&type=payment', { headers: signed('1') })).toBe(401)
})

test('an unsigned legacy message is a hint that triggers a lookup', async () => {
  const person = await signUpConfirmed()
  const { checkoutId } = await order(person, { plan: 'basic' })
  webhooks.behave({ paymentTopics: ['ipn'] })
  const paymentId = await buyer.payByPix(checkoutId)
  await app.settled()
  expect((await subscriptionOf(person)).status).toBe('trial')
  await buyer.approve(paymentId)
  await app.settled()
  webhooks.behave(ordinary)
  expect((await subscriptionOf(person)).status).toBe('active')
  expect(await post('topic=payment&id=999999')).toBe(200)
})

test('a payment reported only by its merchant order is found', async () => {
  const person = await signUpConfirmed()
  webhooks.behave({ paymentTopics: ['merchant_order'], hasRequestId: false, timestampUnit: 's' })
  await pay(person, { plan: 'basic' })
  webhooks.behave(ordinary)
  expect((await subscriptionOf(person)).status).toBe('active')
})

test.each<[string, Partial<FakePayment>]>([
  ['one centavo less', { transaction_amount: 298.99 }],
  ['another currency', { currency_id: 'ARS' as 'BRL' }],
  ['another seller', { collector_id: 5 }],
  ['no order', { external_reference: null }],
  ['the order of nobody', { external_reference: randomUUID() }],
  ['a reference that is none', { external_reference: "' or 1=1" }],
])('an approved payment with %s opens nothing', async (_, change) => {
  const person = await signUpConfirmed()
  const { checkoutId } = await order(person, { plan: 'annual' })
  webhooks.behave({ paymentTopics: [] })
  const paymentId = await buyer.payByCard(checkoutId, { outcome: 'approved' })
  webhooks.behave(ordinary)
  await become(paymentId, change)
  expect(await heard(paymentId)).toBe(200)
  expect((await subscriptionOf(person)).status).toBe('trial')
  expect(await paymentsOf(person)).toMatchObject([{ status: 'pending' }])
})

test('a chargeback closes the plan, and winning it reopens it', async () => {
  const person = await signUpConfirmed()
  const { providerId, payment_id } = await pay(person, { plan: 'monthly' })
  await buyer.openDispute(providerId)
  await app.settled()
  expect((await subscriptionOf(person)).status).toBe('active')
  await buyer.chargeBack(providerId)
  await app.settled()
  expect((await subscriptionOf(person)).status).toBe('trial')
  expect((await paymentOf(person, payment_id)).status).toBe('charged_back')
  await buyer.settleChargeback(providerId, 'reimbursed')
  await app.settled()
  expect(await subscriptionOf(person)).toMatchObject({ status: 'active', days_left: 30 })
})

test('a declined card leaves the link open for the next try', async () => {
  const person = await signUpConfirmed()
  const { checkoutId, payment_id } = await order(person, { plan: 'basic' })
  await buyer.payByCard(checkoutId, { outcome: 'cc_rejected_insufficient_amount' })
  await app.settled()
  expect((await paymentOf(person, payment_id)).status).toBe('rejected')
  await buyer.payByCard(checkoutId, { outcome: 'approved' })
  await app.settled()
  expect((await paymentOf(person, payment_id)).status).toBe('approved')
})

test.each([
  ['down', [{ kind: 'broken' }, { kind: 'broken' }]],
  ['answering in HTML', [{ kind: 'reply', status: 200, text: '<!doctype html>' }]],
] as const)('a webhook that comes while the provider is %s is followed later', async (_, troubles) => {
  const person = await signUpConfirmed()
  const { checkoutId } = await order(person, { plan: 'basic' })
  line.failNext(...troubles)
  await buyer.payByCard(checkoutId, { outcome: 'approved' })
  await app.settled()
  expect((await subscriptionOf(person)).status).toBe('trial')
  await runScheduledJobs(app)
  expect((await subscriptionOf(person)).status).toBe('active')
})

test('reconciliation polls the provider half an hour after a missing webhook', async () => {
  const person = await signUpConfirmed()
  const { checkoutId } = await order(person, { plan: 'basic' })
  webhooks.behave({ paymentTopics: [] })
  await buyer.payByCard(checkoutId, { outcome: 'approved' })
  webhooks.behave(ordinary)
  clock.advance({ minutes: 30 })
  await runScheduledJobs(app)
  expect((await subscriptionOf(person)).status).toBe('trial')
  clock.advance({ seconds: 1 })
  await runScheduledJobs(app)
  expect((await subscriptionOf(person)).status).toBe('active')
})

test.each(['the buyer comes back', 'half an hour passes'])(
  'a declined card that is later paid without a webhook is found when %s',
  async (occasion) => {
    const person = await signUpConfirmed()
    const { checkoutId, payment_id } = await order(person, { plan: 'basic' })
    await buyer.payByCard(checkoutId, { outcome: 'cc_rejected_high_risk' })
    await app.settled()
    webhooks.behave({ paymentTopics: [] })
    await buyer.payByPix(checkoutId).then(buyer.approve)
    webhooks.behave(ordinary)
    clock.advance({ minutes: 31 })
    if (occasion === 'the buyer comes back') await paymentOf(person, payment_id)
    else await runScheduledJobs(app)
    expect((await subscriptionOf(person)).status).toBe('active')
  },
)

test('an unpaid order expires with its link; one under review two days later', async () => {
  const startedAt = clock.now()
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  const left = await order(ana, { plan: 'basic' })
  const reviewed = await order(bia, { plan: 'basic' })
  const paymentId = await buyer.payByCard(reviewed.checkoutId, { outcome: 'in_process' })
  await app.settled()
  clock.advance({ hours: 24, seconds: 1 })
  line.failAlways({ kind: 'broken' })
  await runScheduledJobs(app)
  line.failNext()
  expect(await paymentsOf(ana)).toMatchObject([{ status: 'pending', init_point: null }])
  clock.advance({ minutes: 31 })
  await runScheduledJobs(app)
  expect(await paymentsOf(ana)).toEqual([])
  expect((await paymentOf(ana, left.payment_id)).status).toBe('expired')
  expect(await paymentsOf(bia)).toMatchObject([{ status: 'pending' }])
  clock.advance({ days: 2 })
  await runScheduledJobs(app)
  expect(await paymentsOf(bia)).toMatchObject([{ status: 'expired' }])
  await buyer.approve(paymentId)
  await app.settled()
  expect((await subscriptionOf(bia)).status).toBe('active')
  clock.set(startedAt)
})

test('a clock set back neither loses nor repeats anything', async () => {
  const person = await signUpConfirmed()
  const { checkoutId, payment_id } = await order(person, { plan: 'basic' })
  const paymentId = await buyer.payByPix(checkoutId)
  await app.settled()
  clock.advance({ hours: -2 })
  await buyer.approve(paymentId)
  await app.settled()
  expect((await paymentOf(person, payment_id)).status).toBe('approved')
  clock.advance({ hours: 2 })
  expect(await subscriptionOf(person)).toMatchObject({ status: 'active', days_left: 30 })
})

test('a malformed webhook is answered and stores nothing', async () => {
  const count = () => database.asSystem((tx) => tx.$count(paymentNotices))
  const before = await count()
  expect(await post('topic=payment&id=1', { body: 'x'.repeat(65_000) })).toBe(413)
  expect(await post('topic=claims&id=1', { body: '{' })).toBe(200)
  expect(await post('topic=payment&id=../1')).toBe(200)
  expect(await post('topic=payment&id=77', { body: '{"action":"payment.updated"}' })).toBe(200)
  expect(await count()).toBe(before)
  const headers = signed('77')
  expect(await post('data.id=77&type=payment', { headers, body: '{"action":"\\u0000"}' })).toBe(200)
  expect(await count()).toBe(before + 1)
})

test('a cross-site button press is rejected, and provider calls are accepted', async () => {
  const headers = { origin: 'https://outro.exemplo.net', 'sec-fetch-site': 'cross-site' }
  const person = await signUpConfirmed()
  const json = { plan: 'basic' }
  expect((await person.fetch('/api/mp-create-preference', { json, headers })).status).toBe(403)
  expect(await post('topic=payment&id=1', { headers })).toBe(200)
})

test('unsigned webhooks are limited to three hundred a minute, signed never', async () => {
  const stranger = () =>
    shop.fetch('/webhooks/mercadopago?data.id=1&type=payment', { method: 'POST', from: '198.51.100.1' })
  const replies = []
  for (let i = 0; i < 301; i++) replies.push((await stranger()).status)
  expect([replies.at(299), replies.at(300)]).toEqual([401, 429])
  const headers = signed('1')
  const reply = await shop.fetch('/webhooks/mercadopago?data.id=1&type=payment', {
    method: 'POST',
    headers,
    from: '198.51.100.1',
  })
  expect(reply.status).toBe(200)
})
