import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { expect, test } from 'vitest'
import { memoryStore } from './memory-store.ts'
import { fakeMercadoPago } from './fake-mercado-pago.ts'
import { mercadoPago } from './mercado-pago.ts'
import {
  accessToken,
  checkoutRequest,
  collectorId,
  failureOf,
  openShop,
  renewalRequest,
  webhookSecret,
} from './test-shop.ts'

test('a PIX order is pending while the code is shown, approved once paid', async () => {
  const { provider, fake } = openShop()
  const request = checkoutRequest()
  const { checkoutId, address } = await provider.createCheckout(request)
  expect(address).toBe(`https://www.mercadopago.com.br/checkout/v1/redirect?pref_id=${checkoutId}`)
  expect(await provider.findPayments(request.orderId)).toEqual([])

  const paymentId = await fake.buyer.payByPix(checkoutId)
  const pending = await provider.readPayment(paymentId)
  expect(pending).toMatchObject({
    paymentId,
    reference: request.orderId,
    status: 'pending',
    reason: 'pending_waiting_transfer',
    method: 'pix',
    installments: 1,
    amountCents: 29_900,
    refundedCents: 0,
    currency: 'BRL',
    collectorId: String(collectorId),
    approvedAt: null,
  })
  await fake.buyer.approve(paymentId)
  const approved = await provider.readPayment(paymentId)
  expect(approved).toMatchObject({ status: 'approved', approvedAt: approved.updatedAt })
  expect(approved.updatedAt.getTime()).toBeGreaterThan(pending.updatedAt.getTime())
  expect(await provider.findPayments(request.orderId)).toEqual([approved])
  expect(await provider.readMerchantOrder(approved.merchantOrderId ?? '')).toEqual({
    merchantOrderId: approved.merchantOrderId,
    checkoutId,
    reference: request.orderId,
    totalCents: 29_900,
    isPaid: true,
    payments: [{ paymentId, status: 'approved', amountCents: 29_900 }],
  })
})

test('a declined and an approved card payment both belong to the order', async () => {
  const { provider, fake } = openShop()
  const request = checkoutRequest()
  const { checkoutId } = await provider.createCheckout(request)
  await fake.buyer.payByCard(checkoutId, { outcome: 'cc_rejected_insufficient_amount' })
  await fake.buyer.payByCard(checkoutId, { outcome: 'approved', installments: 12 })
  const payments = await provider.findPayments(request.orderId)
  expect(payments.map(({ status, reason, installments }) => [status, reason, installments])).toEqual([
    ['approved', 'accredited', 12],
    ['rejected', 'cc_rejected_insufficient_amount', 1],
  ])
  const order = await provider.readMerchantOrder(payments[0]?.merchantOrderId ?? '')
  expect([order.isPaid, order.payments.length]).toEqual([true, 2])
})

test('an order on two cards is paid with both, and each is refunded separately', async () => {
  const { provider, fake } = openShop()
  const { checkoutId } = await provider.createCheckout(checkoutRequest())
  const part = (outcome: 'approved' | 'in_process', amountCents: number) =>
    fake.buyer.payByCard(checkoutId, { outcome, amountCents })
  const first = await part('approved', 20_000)
  const { merchantOrderId, amountCents, reference } = await provider.readPayment(first)
  expect([amountCents, reference]).toEqual([
    20_000,
    (await provider.readMerchantOrder(merchantOrderId ?? '')).reference,
  ])
  await expect(part('approved', 9901)).rejects.toThrow('left to pay')
  const second = await part('in_process', 9900)
  await expect(part('approved', 1)).rejects.toThrow('left to pay')
  const orderNow = async () => {
    const { isPaid, totalCents, payments } = await provider.readMerchantOrder(merchantOrderId ?? '')
    return [isPaid, totalCents, payments.map((one) => [one.status, one.amountCents])]
  }
  expect(await orderNow()).toEqual([
    false,
    29_900,
    [
      ['approved', 20_000],
      ['pending', 9900],
    ],
  ])
  await fake.buyer.approve(second)
  expect(await orderNow()).toEqual([
    true,
    29_900,
    [
      ['approved', 20_000],
      ['approved', 9900],
    ],
  ])
  expect((await provider.refund(first, 'part')).amountCents).toBe(20_000)
  expect((await orderNow())[0]).toBe(false)
})

test('a card under review is pending until the provider has decided', async () => {
  const { provider, fake } = openShop()
  const { checkoutId } = await provider.createCheckout(checkoutRequest())
  const ids = [
    await fake.buyer.payByCard(checkoutId, { outcome: 'in_process' }),
    await fake.buyer.payByCard(checkoutId, { outcome: 'in_process', type: 'debit_card' }),
  ] as const
  expect(await provider.readPayment(ids[1])).toMatchObject({ status: 'pending', method: 'debit_card' })
  await fake.buyer.approve(ids[0])
  await fake.buyer.reject(ids[1])
  expect((await provider.readPayment(ids[0])).status).toBe('approved')
  expect((await provider.readPayment(ids[1])).status).toBe('rejected')
})

test('two concurrent requests for an order get the same checkout', async () => {
  const { provider } = openShop()
  const request = checkoutRequest()
  const both = await Promise.all([provider.createCheckout(request), provider.createCheckout(request)])
  expect(both[0]).toEqual(both[1])
})

test('a refund is complete and happens once per idempotency key', async () => {
  const { provider, fake } = openShop()
  const { checkoutId } = await provider.createCheckout(checkoutRequest({ amountCents: 23_920 }))
  const paymentId = await fake.buyer.payByPix(checkoutId)
  await fake.buyer.approve(paymentId)
  const refund = await provider.refund(paymentId, 'refund-1')
  expect(refund).toEqual({ refundId: expect.any(String), paymentId, amountCents: 23_920, status: 'approved' })
  expect(await provider.refund(paymentId, 'refund-1')).toEqual(refund)
  expect(await provider.readPayment(paymentId)).toMatchObject({ status: 'refunded', refundedCents: 23_920 })
  expect((await failureOf(provider.refund(paymentId, 'refund-2'))).kind).toBe('refused')
})

test('a partly refunded payment is still approved, a refund returns the rest', async () => {
  const { provider, fake } = openShop()
  const { checkoutId } = await provider.createCheckout(checkoutRequest({ amountCents: 2990 }))
  const paymentId = await fake.buyer.payByCard(checkoutId, { outcome: 'approved' })
  await fake.buyer.refundFromPanel(paymentId, 1010)
  expect(await provider.readPayment(paymentId)).toMatchObject({
    status: 'approved',
    reason: 'partially_refunded',
    refundedCents: 1010,
  })
  expect((await provider.refund(paymentId, 'rest')).amountCents).toBe(1980)
  expect(await provider.readPayment(paymentId)).toMatchObject({ status: 'refunded', refundedCents: 2990 })
})

test('a refund after 180 days is refused', async () => {
  const { provider, fake, clock } = openShop()
  const { checkoutId } = await provider.createCheckout(checkoutRequest())
  const paymentId = await fake.buyer.payByCard(checkoutId, { outcome: 'approved' })
  clock.advance(181)
  expect((await failureOf(provider.refund(paymentId, 'late'))).kind).toBe('refused')
})

test('a dispute keeps the money, a chargeback takes it, a won one returns it', async () => {
  const { provider, fake } = openShop()
  const { checkoutId } = await provider.createCheckout(checkoutRequest())
  const paymentId = await fake.buyer.payByCard(checkoutId, { outcome: 'approved' })
  const statusAfter = async (step: Promise<void>) => {
    await step
    return (await provider.readPayment(paymentId)).status
  }
  expect(await statusAfter(fake.buyer.openDispute(paymentId))).toBe('approved')
  expect(await statusAfter(fake.buyer.chargeBack(paymentId))).toBe('charged_back')
  expect(await statusAfter(fake.buyer.settleChargeback(paymentId, 'settled'))).toBe('charged_back')
  expect(await statusAfter(fake.buyer.settleChargeback(paymentId, 'reimbursed'))).toBe('approved')
})

test('only pending payments can be canceled, and overdue ones expire', async () => {
  const { provider, fake } = openShop()
  const { checkoutId } = await provider.createCheckout(checkoutRequest())
  const [canceled, expired] = [await fake.buyer.payByPix(checkoutId), await fake.buyer.payByPix(checkoutId)]
  expect((await provider.cancelPayment(canceled)).status).toBe('canceled')
  expect((await failureOf(provider.cancelPayment(canceled))).kind).toBe('refused')
  await fake.buyer.expire(expired)
  expect((await provider.readPayment(expired)).status).toBe('expired')
})

test('an unpaid PIX expires with its link and can no longer be paid', async () => {
  const { provider, fake, clock } = openShop()
  const { checkoutId } = await provider.createCheckout(checkoutRequest())
  const paymentId = await fake.buyer.payByPix(checkoutId)
  clock.advance(1)
  expect((await provider.readPayment(paymentId)).status).toBe('pending')
  clock.advance(0.01)
  expect((await provider.readPayment(paymentId)).status).toBe('expired')
  await expect(fake.buyer.approve(paymentId)).rejects.toThrow('not valid')
})

test('a link cannot be paid late, nor in more installments than offered', async () => {
  const { provider, fake, clock } = openShop()
  const { checkoutId } = await provider.createCheckout(checkoutRequest({ maxInstallments: 1 }))
  const inTwo = fake.buyer.payByCard(checkoutId, { outcome: 'approved', installments: 2 })
  await expect(inTwo).rejects.toThrow('installments')
  clock.advance(1.01)
  await expect(fake.buyer.payByPix(checkoutId)).rejects.toThrow('not valid now')
})

test('a renewal starts with a card, charges every thirty days, can be canceled', async () => {
  const { provider, fake, clock } = openShop()
  const request = renewalRequest()
  const { renewalId, address } = await provider.createRenewal(request)
  expect(address).toBe(`https://www.mercadopago.com.br/subscriptions/checkout?preapproval_id=${renewalId}`)
  expect(await provider.readRenewal(renewalId)).toMatchObject({
    renewalId,
    reference: request.reference,
    status: 'pending',
    amountCents: 4990,
    currency: 'BRL',
    collectorId: String(collectorId),
    nextChargeAt: null,
  })
  await fake.buyer.authorizeRenewal(renewalId)
  const { status, nextChargeAt } = await provider.readRenewal(renewalId)
  expect([status, nextChargeAt]).toEqual(['active', new Date(clock.now().getTime() + 60 * 60 * 1000)])
  const [scheduled] = await provider.findCharges(renewalId)
  expect(scheduled).toMatchObject({ renewalId, status: 'scheduled', payment: null, dueAt: nextChargeAt })

  const chargeId = await fake.buyer.chargeRenewal(renewalId, 'approved')
  const charge = await provider.readCharge(chargeId)
  expect(charge).toMatchObject({
    chargeId: scheduled?.chargeId,
    reference: request.reference,
    status: 'processed',
    amountCents: 4990,
    payment: { status: 'approved' },
  })
  expect(await provider.readPayment(charge.payment?.paymentId ?? '')).toMatchObject({
    reference: request.reference,
    status: 'approved',
    amountCents: 4990,
  })
  const dueAgainAt = new Date((nextChargeAt?.getTime() ?? 0) + 30 * 24 * 60 * 60 * 1000)
  expect((await provider.readRenewal(renewalId)).nextChargeAt).toEqual(dueAgainAt)

  expect(await provider.cancelRenewal(renewalId)).toMatchObject({ status: 'canceled', nextChargeAt: null })
  expect((await provider.cancelRenewal(renewalId)).status).toBe('canceled')
  const ends = (await provider.findCharges(renewalId)).map((one) => one.status)
  expect(ends).toEqual(['processed', 'canceled'])
  await expect(fake.buyer.authorizeRenewal(renewalId)).rejects.toThrow('card already')
})

test('a renewal with a later start is charged on that day', async () => {
  const { provider, fake } = openShop()
  const startsAt = new Date('2026-04-01T09:30:00Z')
  const { renewalId } = await provider.createRenewal(renewalRequest({ startsAt }))
  await fake.buyer.authorizeRenewal(renewalId)
  expect((await provider.readRenewal(renewalId)).nextChargeAt).toEqual(startsAt)
})

test('a declined charge is retried, four times at most', async () => {
  const { provider, fake } = openShop()
  const { renewalId } = await provider.createRenewal(renewalRequest())
  await fake.buyer.authorizeRenewal(renewalId)
  const chargeId = await fake.buyer.chargeRenewal(renewalId, 'recycling')
  expect(await provider.readCharge(chargeId)).toMatchObject({
    status: 'retrying',
    retries: 0,
    payment: { status: 'rejected' },
  })
  for (let retry = 1; retry <= 3; retry += 1) {
    expect(await fake.buyer.chargeRenewal(renewalId, 'recycling')).toBe(chargeId)
  }
  await expect(fake.buyer.chargeRenewal(renewalId, 'recycling')).rejects.toThrow('retry')
  await fake.buyer.chargeRenewal(renewalId, 'approved')
  expect(await provider.readCharge(chargeId)).toMatchObject({
    status: 'processed',
    retries: 4,
    payment: { status: 'approved' },
  })
  expect((await provider.readRenewal(renewalId)).status).toBe('active')
})

test('three failed charges in a row end the renewal, an approved one resets', async () => {
  const { provider, fake } = openShop()
  const { renewalId } = await provider.createRenewal(renewalRequest())
  await fake.buyer.authorizeRenewal(renewalId)
  const statusAfter = async (outcome: 'approved' | 'failed') => {
    await fake.buyer.chargeRenewal(renewalId, outcome)
    return (await provider.readRenewal(renewalId)).status
  }
  const statuses: string[] = []
  for (const outcome of ['failed', 'failed', 'approved', 'failed', 'failed', 'failed'] as const) {
    statuses.push(await statusAfter(outcome))
  }
  expect(statuses).toEqual(['active', 'active', 'active', 'active', 'active', 'canceled'])
})

test('a local instance can be its own fake provider, without https', async () => {
  const origin = 'http://localhost:3000'
  const told: string[] = []
  const fake = fakeMercadoPago({
    accessToken,
    webhookSecret,
    collectorId,
    clock: { now: () => new Date('2026-03-11T15:00:00Z') },
    store: memoryStore(),
    pageAddress: `${origin}/pagamento-de-demonstracao`,
    panelAddress: `${origin}/webhooks/mercadopago`,
    deliver: async ({ url }) => {
      told.push(url)
      return new Response()
    },
  })
  const provider = mercadoPago({ baseAddress: origin, accessToken, fetch: fake.fetch })
  const page = `${origin}/pagamento`
  const { checkoutId, address } = await provider.createCheckout(
    checkoutRequest({
      returnAddresses: { success: page, pending: page, failure: page },
      notificationAddress: `${origin}/webhooks/mercadopago`,
    }),
  )
  expect(address).toBe(`${origin}/pagamento-de-demonstracao/checkout/v1/redirect?pref_id=${checkoutId}`)
  const renewal = await provider.createRenewal(renewalRequest({ returnAddress: page }))
  expect(renewal.address).toContain(`${origin}/pagamento-de-demonstracao/subscriptions/checkout?`)
  await fake.buyer.payByPix(checkoutId)
  expect(told.map((url) => new URL(url).origin + new URL(url).pathname)).toEqual([
    `${origin}/webhooks/mercadopago`,
    `${origin}/webhooks/mercadopago`,
  ])
})

test('over a real connection each call works as in the process, until it closes', async () => {
  const fake = fakeMercadoPago({
    accessToken,
    webhookSecret,
    collectorId,
    clock: { now: () => new Date('2026-03-11T15:00:00Z') },
    store: memoryStore(),
    pageAddress: 'https://www.mercadopago.com.br',
    panelAddress: null,
    deliver: async () => new Response(),
  })
  const { baseAddress, close } = await listen(fake.fetch)
  const provider = mercadoPago({ baseAddress: `${baseAddress}/`, accessToken })

  const request = checkoutRequest()
  const { checkoutId } = await provider.createCheckout(request)
  const paid = await fake.buyer.payByCard(checkoutId, { outcome: 'approved' })
  const waiting = await fake.buyer.payByPix(checkoutId)
  expect((await provider.findPayments(request.orderId)).map(({ paymentId }) => paymentId)).toEqual([
    waiting,
    paid,
  ])
  expect((await provider.cancelPayment(waiting)).status).toBe('canceled')
  expect((await provider.refund(paid, 'refund-http')).amountCents).toBe(29_900)
  const { status, merchantOrderId } = await provider.readPayment(paid)
  expect(status).toBe('refunded')
  expect((await provider.readMerchantOrder(merchantOrderId ?? '')).isPaid).toBe(false)

  const { renewalId } = await provider.createRenewal(renewalRequest())
  await fake.buyer.authorizeRenewal(renewalId)
  const chargeId = await fake.buyer.chargeRenewal(renewalId, 'approved')
  expect((await provider.readCharge(chargeId)).status).toBe('processed')
  expect(await provider.findCharges(renewalId)).toHaveLength(2)
  expect((await provider.cancelRenewal(renewalId)).status).toBe('canceled')
  expect((await provider.readRenewal(renewalId)).status).toBe('canceled')
  expect((await failureOf(provider.readPayment('1'))).kind).toBe('not_found')

  await close()
  expect((await failureOf(provider.readPayment(paid))).kind).toBe('unavailable')
})

test('over a real connection redirects are refused and the limit holds', async () => {
  const asked: string[] = []
  const { baseAddress, close } = await listen(async (request) => {
    const { pathname } = new URL(request.url)
    asked.push(pathname)
    if (pathname === '/v1/payments/1') return Response.redirect(`${new URL(request.url).origin}/elsewhere`)
    // A body that never ends.
    return new Response(new ReadableStream({ start: (body) => body.enqueue(Uint8Array.of(0x7b)) }))
  })
  const provider = mercadoPago({ baseAddress, accessToken })
  expect((await failureOf(provider.readPayment('1'))).kind).toBe('unreadable')
  expect(asked).toEqual(['/v1/payments/1'])
  const hasty = mercadoPago({ baseAddress, accessToken, limitMs: 300 })
  expect((await failureOf(hasty.readPayment('2'))).kind).toBe('timeout')
  await close()
})

async function listen(fetch: (request: Request) => Promise<Response>) {
  const server = serve({ fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise<void>((resolve) => server.once('listening', () => resolve()))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { baseAddress: `http://127.0.0.1:${port}`, close }
}
