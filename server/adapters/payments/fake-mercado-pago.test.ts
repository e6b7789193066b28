import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  accessToken,
  checkoutRequest,
  openShop,
  renewalRequest,
  type Shop,
  webhookSecret,
} from './test-shop.ts'
import { readNotification } from './webhook-notification.ts'
import { verifySignature } from './webhook-signature.ts'

/** Reads a webhook as a seller does: returns the verdict on its signature, its body, and the resource to read. */
async function readTold(request: Request, now: Date) {
  const address = new URL(request.url)
  const verdict = verifySignature(
    {
      signature: request.headers.get('x-signature'),
      requestId: request.headers.get('x-request-id'),
      dataId: address.searchParams.get('data.id'),
    },
    [webhookSecret],
    now,
  )
  const body: unknown = await request.json()
  return { verdict, body, ...readNotification(address, body) }
}

const readAll = ({ told, clock }: Shop) =>
  Promise.all(told.splice(0).map((request) => readTold(request, clock.now())))

async function openCheckout(shop: Shop) {
  return (await shop.provider.createCheckout(checkoutRequest())).checkoutId
}

const preference = {
  items: [{ title: 'Plano', quantity: 1, currency_id: 'BRL', unit_price: 29.9 }],
  notification_url: 'https://loja.exemplo.br/webhooks/mercadopago',
}

describe('a webhook', () => {
  test("goes signed to the checkout's address, with the payment in query and body", async () => {
    const shop = openShop()
    const paymentId = await shop.fake.buyer.payByPix(await openCheckout(shop))
    await shop.fake.buyer.approve(paymentId)
    const [first] = shop.told
    expect(first?.url).toBe(
      `https://loja.exemplo.br/webhooks/mercadopago?source_news=webhooks&data.id=${paymentId}&type=payment`,
    )
    const [created, updated] = await readAll(shop)
    expect(created).toMatchObject({
      verdict: 'valid',
      topic: 'payment',
      resourceId: paymentId,
      action: 'payment.created',
      date: '2026-03-11T12:00:00.000-03:00',
      body: { type: 'payment', data: { id: paymentId }, user_id: 44_444, api_version: 'v1' },
    })
    expect(updated).toMatchObject({ verdict: 'valid', action: 'payment.updated', resourceId: paymentId })
  })

  test("of a renewal goes to the panel's address, for each resource it changes", async () => {
    const shop = openShop()
    const { renewalId } = await shop.provider.createRenewal(renewalRequest())
    await shop.fake.buyer.authorizeRenewal(renewalId)
    const chargeId = await shop.fake.buyer.chargeRenewal(renewalId, 'approved')
    const told = await readAll(shop)
    expect(told.every(({ verdict }) => verdict === 'valid')).toBe(true)
    expect(told.map(({ topic, action }) => `${topic} ${action}`)).toEqual([
      'renewal created',
      'renewal updated',
      'charge created',
      'payment payment.created',
      'charge updated',
      'renewal updated',
      'charge created',
    ])
    expect(told[4]?.resourceId).toBe(chargeId)
  })

  test('is sent after a change by the seller through the API', async () => {
    const shop = openShop()
    const paymentId = await shop.fake.buyer.payByCard(await openCheckout(shop), { outcome: 'approved' })
    await shop.provider.refund(paymentId, 'refund')
    await shop.fake.webhooks.settled()
    expect((await readAll(shop)).map(({ action }) => action)).toEqual(['payment.created', 'payment.updated'])
  })

  test('may be answered after a query, and after a refund that sends another', async () => {
    const shop = openShop()
    shop.answerWith(async ({ url }) => {
      const paymentId = new URL(url).searchParams.get('data.id') ?? ''
      const { status } = await shop.provider.readPayment(paymentId)
      if (status === 'approved') await shop.provider.refund(paymentId, 'at once')
      return 200
    })
    const paymentId = await shop.fake.buyer.payByCard(await openCheckout(shop), { outcome: 'approved' })
    expect((await shop.provider.readPayment(paymentId)).status).toBe('refunded')
    expect((await readAll(shop)).map(({ action }) => action)).toEqual(['payment.created', 'payment.updated'])
  })

  test('is repeated as often as configured', async () => {
    const shop = openShop()
    shop.fake.webhooks.behave({ times: 3 })
    await shop.fake.buyer.payByPix(await openCheckout(shop))
    const told = await readAll(shop)
    expect(told).toHaveLength(3)
    expect(new Set(told.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  test('that is held is delivered late, in any order', async () => {
    const shop = openShop()
    const { buyer, webhooks } = shop.fake
    webhooks.behave({ isHeld: true })
    const paymentId = await buyer.payByPix(await openCheckout(shop))
    await buyer.approve(paymentId)
    expect(shop.told).toEqual([])
    await webhooks.release('newest first')
    expect((await readAll(shop)).map(({ action }) => action)).toEqual(['payment.updated', 'payment.created'])
    await buyer.chargeBack(paymentId)
    expect(await readAll(shop)).toHaveLength(1)
  })

  test('that was held for an hour is stale', async () => {
    const shop = openShop()
    shop.fake.webhooks.behave({ isHeld: true })
    await shop.fake.buyer.payByPix(await openCheckout(shop))
    shop.clock.advance(1 / 24)
    await shop.fake.webhooks.release()
    expect((await readAll(shop)).map(({ verdict }) => verdict)).toEqual(['stale'])
  })

  test.each([
    [{ signature: 'wrong' }, 'mismatch'],
    [{ signature: 'missing' }, 'missing'],
    [{ hasRequestId: false }, 'valid'],
    [{ timestampUnit: 's' }, 'valid'],
  ] as const)('sent with %j is %s', async (habits, verdict) => {
    const shop = openShop()
    shop.fake.webhooks.behave(habits)
    await shop.fake.buyer.payByPix(await openCheckout(shop))
    expect((await readAll(shop)).map((told) => told.verdict)).toEqual([verdict])
  })

  test('of a payment may name only its merchant order, in the body', async () => {
    const shop = openShop()
    shop.fake.webhooks.behave({ paymentTopics: ['merchant_order'] })
    const paymentId = await shop.fake.buyer.payByPix(await openCheckout(shop))
    await shop.fake.buyer.approve(paymentId)
    const { merchantOrderId } = await shop.provider.readPayment(paymentId)
    expect(shop.told.map(({ url }) => new URL(url).searchParams.has('data.id'))).toEqual([false, false])
    const told = await readAll(shop)
    expect(told.map(({ verdict, topic, resourceId }) => [verdict, topic, resourceId])).toEqual([
      ['valid', 'merchant_order', merchantOrderId],
      ['valid', 'merchant_order', merchantOrderId],
    ])
    expect(told.map(({ body }) => body)).toMatchObject([{ status: 'opened' }, { status: 'closed' }])
  })

  test('may come in the old style, unsigned', async () => {
    const shop = openShop()
    shop.fake.webhooks.behave({ paymentTopics: ['ipn'] })
    const paymentId = await shop.fake.buyer.payByPix(await openCheckout(shop))
    expect(await readAll(shop)).toMatchObject([
      { verdict: 'missing', topic: 'payment', resourceId: paymentId, action: '' },
    ])
  })

  test('that failed is sent again until it is accepted', async () => {
    const shop = openShop()
    const { buyer, webhooks } = shop.fake
    shop.answerWith(() => 500)
    await buyer.payByPix(await openCheckout(shop))
    await webhooks.resend()
    expect([shop.told.length, webhooks.undelivered]).toEqual([2, 1])
    shop.answerWith(() => Promise.reject(new Error('the seller is down')))
    await webhooks.resend()
    expect([shop.told.length, webhooks.undelivered]).toEqual([3, 1])
    shop.answerWith(() => 200)
    await webhooks.resend()
    await webhooks.resend()
    expect([shop.told.length, webhooks.undelivered]).toEqual([4, 0])
  })

  test.each([
    ['names nothing', 'https://loja.exemplo.br/', {}],
    ['names a thing that is no id', 'https://loja.exemplo.br/?type=payment&data.id=../1', {}],
    ['has no type', 'https://loja.exemplo.br/?data.id=1', { data: { id: 1 } }],
    ['brings no object', 'https://loja.exemplo.br/?type=payment', 'payment'],
  ])('that %s is not read', (_, address, body) => {
    expect(readNotification(new URL(address), body)).toBeNull()
  })

  test('about an unknown topic is parsed without a topic', () => {
    const address = new URL('https://loja.exemplo.br/?type=topic_card_id_wh&data.id=7')
    expect(readNotification(address, {})).toMatchObject({ topic: null, resourceId: '7' })
  })

  test('that warns of fraud is about the payment that it names', () => {
    const address = new URL('https://loja.exemplo.br/?type=stop_delivery_op_wh')
    const body = { id: '9', type: 'stop_delivery_op_wh', data: { merchant_order: 1, payment_id: 58 } }
    expect(readNotification(address, body)).toMatchObject({ topic: 'fraud_alert', resourceId: '58' })
  })

  test('with different ids in query and body uses the signed one of the query', () => {
    const address = new URL('https://loja.exemplo.br/?type=payment&data.id=1')
    const body = { type: 'payment', action: 'payment.updated', data: { id: '2' } }
    expect(readNotification(address, body)?.resourceId).toBe('1')
  })
})

describe('the fake provider refuses', () => {
  const preapproval = {
    reason: 'Plano',
    payer_email: 'ana@exemplo.br',
    auto_recurring: { frequency: 30, frequency_type: 'days', transaction_amount: 49.9, currency_id: 'BRL' },
    back_url: 'https://loja.exemplo.br/',
    status: 'pending',
  }

  async function statusOf(path: string, body: unknown, headers: Record<string, string> = {}) {
    const reply = await openShop().fake.fetch(
      new Request(`https://api.exemplo.br${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
    return reply.status
  }

  test('paths outside the documentation, with or without a trailing slash', async () => {
    expect(await statusOf('/checkout/preferences', preference)).toBe(201)
    expect(await statusOf('/checkout/preferences/', preference)).toBe(201)
    expect(await statusOf('/preapproval', preapproval)).toBe(201)
  })

  test('a missing or a wrong token', async () => {
    expect(await statusOf('/checkout/preferences', preference, { authorization: '' })).toBe(401)
    expect(await statusOf('/checkout/preferences', preference, { authorization: 'Bearer x' })).toBe(401)
  })

  test.each([
    ['no items', { items: [] }],
    ['no quantity', { items: [{ title: 'Plano', currency_id: 'BRL', unit_price: 1 }] }],
    ['an amount as text', { items: [{ ...preference.items[0], unit_price: '29.90' }] }],
    ['three decimals', { items: [{ ...preference.items[0], unit_price: 29.905 }] }],
    ['another currency', { items: [{ ...preference.items[0], currency_id: 'USD' }] }],
    ['a return without a page', { auto_return: 'approved' }],
    ['a date without an offset', { expires: true, expiration_date_to: '2026-03-12T12:00:00' }],
    ['a long statement text', { statement_descriptor: 'PRATO CERTO NUTRI' }],
    ['a notification address without https', { notification_url: 'http://loja.exemplo.br/' }],
    ['a balance left out', { payment_methods: { excluded_payment_methods: [{ id: 'account_money' }] } }],
    ['a field that does not exist', { externalReference: '1' }],
  ])('a preference with %s', async (_, changes) => {
    expect(await statusOf('/checkout/preferences', { ...preference, ...changes })).toBe(400)
  })

  test.each([
    ['no e-mail', { payer_email: undefined }],
    ['a card it never saw', { status: 'authorized' }],
    ['no page to return to', { back_url: undefined }],
    ['a page without https', { back_url: 'http://loja.exemplo.br/' }],
    ['weeks', { auto_recurring: { ...preapproval.auto_recurring, frequency_type: 'weeks' } }],
  ])('a preapproval with %s', async (_, changes) => {
    expect(await statusOf('/preapproval', { ...preapproval, ...changes })).toBe(400)
  })

  test('broken JSON, unknown paths and a refund without a key', async () => {
    expect(await statusOf('/preapproval', '{"reason":')).toBe(400)
    expect(await statusOf('/v1/orders', {})).toBe(404)
    expect(await statusOf('/v1/payments/1/refunds', {})).toBe(400)
  })

  test("a step that the payment's state does not allow", async () => {
    const shop = openShop()
    const { buyer } = shop.fake
    const paymentId = await buyer.payByCard(await openCheckout(shop), { outcome: 'cc_rejected_high_risk' })
    const steps = [
      buyer.approve(paymentId),
      buyer.expire(paymentId),
      buyer.openDispute(paymentId),
      buyer.chargeBack(paymentId),
      buyer.refundFromPanel(paymentId),
      buyer.settleChargeback(paymentId, 'reimbursed'),
    ]
    const ends = await Promise.allSettled(steps)
    expect(ends.map(({ status }) => status)).toEqual(steps.map(() => 'rejected'))
    expect((await shop.provider.readPayment(paymentId)).status).toBe('rejected')
  })
})

/** Returns the reply of the API to a body that this app's client would never send. */
async function ask(shop: Shop, method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const content = body === undefined ? {} : { body: JSON.stringify(body) }
  const request = new Request(`https://api.exemplo.br${path}`, { method, headers, ...content })
  return (await shop.fake.fetch(request)).json()
}

test('metadata comes back with its keys in snake_case', async () => {
  const shop = openShop()
  const body = { ...preference, metadata: { planKey: 'annual', already_so: 1 } }
  const { id } = z.object({ id: z.string() }).parse(await ask(shop, 'POST', '/checkout/preferences', body))
  const paymentId = await shop.fake.buyer.payByPix(id)
  expect(await ask(shop, 'GET', `/v1/payments/${paymentId}`)).toMatchObject({
    metadata: { plan_key: 'annual', already_so: 1 },
  })
})

describe('the buyer returns', () => {
  const pages = {
    success: 'https://loja.exemplo.br/sim?pedido=1',
    pending: 'https://loja.exemplo.br/espera',
    failure: 'https://loja.exemplo.br/nao',
  }

  test('to the page of the outcome, with every parameter of Mercado Pago', async () => {
    const { provider, fake } = openShop()
    const request = checkoutRequest({ returnAddresses: pages })
    const { checkoutId } = await provider.createCheckout(request)
    const paymentId = await fake.buyer.payByPix(checkoutId)
    const pageNow = async () => {
      const address = new URL((await fake.buyer.returnAddress(checkoutId, paymentId)) ?? '')
      return { path: address.pathname, told: Object.fromEntries(address.searchParams) }
    }
    expect((await pageNow()).path).toBe('/espera')
    await fake.buyer.approve(paymentId)
    expect(await pageNow()).toMatchObject({
      path: '/sim',
      told: {
        pedido: '1',
        payment_id: paymentId,
        collection_status: 'approved',
        external_reference: request.orderId,
        preference_id: checkoutId,
      },
    })
    const without = new URL((await fake.buyer.returnAddress(checkoutId, null)) ?? '')
    expect([without.pathname, without.searchParams.get('payment_id')]).toEqual(['/nao', 'null'])
  })

  test('with the word "null" where the order had no reference', async () => {
    const shop = openShop()
    const body = { ...preference, back_urls: pages }
    const { id } = z.object({ id: z.string() }).parse(await ask(shop, 'POST', '/checkout/preferences', body))
    expect(await shop.fake.buyer.returnAddress(id, null)).toContain('external_reference=null')
  })
})
