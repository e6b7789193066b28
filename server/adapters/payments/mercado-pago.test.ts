import { describe, expect, test } from 'vitest'
import { mercadoPago } from './mercado-pago.ts'
import { accessToken, checkoutRequest, failureOf, openShop, renewalRequest } from './test-shop.ts'

describe('a checkout', () => {
  test('is created with amount in reais, time window, and only PIX and cards', async () => {
    const { provider, line } = openShop()
    const request = checkoutRequest({ amountCents: 23_920, metadata: { planKey: 'annual', discount: 20 } })
    await provider.createCheckout(request)
    expect(line.requests).toHaveLength(1)
    expect(line.requests[0]).toMatchObject({ method: 'POST', path: '/checkout/preferences' })
    expect(JSON.parse(line.requests[0]?.body ?? '')).toEqual({
      items: [
        {
          id: request.orderId,
          title: 'Prato Certo Anual',
          quantity: 1,
          currency_id: 'BRL',
          unit_price: 239.2,
        },
      ],
      payer: { name: 'Ana', surname: 'Lúcia de Souza', email: 'ana@exemplo.br' },
      back_urls: request.returnAddresses,
      auto_return: 'approved',
      notification_url: 'https://loja.exemplo.br/webhooks/mercadopago?source_news=webhooks',
      external_reference: request.orderId,
      metadata: { plan_key: 'annual', discount: 20 },
      payment_methods: { installments: 12, excluded_payment_types: [{ id: 'ticket' }, { id: 'atm' }] },
      expires: true,
      expiration_date_from: '2026-03-11T12:00:00.000-03:00',
      expiration_date_to: '2026-03-12T12:00:00.000-03:00',
      date_of_expiration: '2026-03-12T12:00:00.000-03:00',
      statement_descriptor: 'PRATO CERTO',
    })
  })

  test('has one idempotency key per order, which no other call uses', async () => {
    const { provider, line } = openShop()
    const [first, second] = [checkoutRequest(), checkoutRequest()]
    const checkouts = [
      await provider.createCheckout(first),
      await provider.createCheckout(second),
      await provider.createCheckout(first),
    ]
    expect(checkouts[2]).toEqual(checkouts[0])
    expect(checkouts[1]?.checkoutId).not.toBe(checkouts[0]?.checkoutId)
    const { renewalId } = await provider.createRenewal(renewalRequest())
    await provider.cancelRenewal(renewalId)
    await provider.cancelRenewal(renewalId)
    const keys = line.requests.map(({ idempotencyKey }) => idempotencyKey)
    expect(keys.slice(0, 3)).toEqual([first.orderId, second.orderId, first.orderId])
    // The last request only reads a renewal that was canceled already.
    expect(keys.slice(3)).toEqual([expect.any(String), expect.any(String), expect.any(String), null])
    expect(new Set(keys).size).toBe(6)
  })

  test('is created once when the reply was lost', async () => {
    const { provider, line, fake } = openShop()
    line.failNext({ kind: 'reply lost' })
    const request = checkoutRequest()
    const checkout = await provider.createCheckout(request)
    expect(line.requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      request.orderId,
      request.orderId,
    ])
    expect(await fake.buyer.readCheckout(checkout.checkoutId)).toMatchObject({
      external_reference: request.orderId,
    })
    expect(await provider.createCheckout(request)).toEqual(checkout)
  })

  test('is paid at its production address, never at the sandbox', async () => {
    const { provider, fake } = openShop()
    const { checkoutId, address } = await provider.createCheckout(checkoutRequest())
    const stored = await fake.buyer.readCheckout(checkoutId)
    expect(address).toBe(stored?.init_point)
    expect(address).not.toBe(stored?.sandbox_init_point)
  })

  test('without https omits the automatic return, which would be refused', async () => {
    const { provider, line } = openShop()
    const here = 'http://localhost:3000/pagamento'
    const returnAddresses = { success: here, pending: here, failure: here }
    await provider.createCheckout(checkoutRequest({ returnAddresses }))
    expect(line.requests[0]?.body).not.toContain('auto_return')
  })

  test('gives its payments the metadata in snake_case', async () => {
    const { provider, fake } = openShop()
    const metadata = { planKey: 'annual', discount: 20 }
    const { checkoutId } = await provider.createCheckout(checkoutRequest({ metadata }))
    const payment = await provider.readPayment(await fake.buyer.payByPix(checkoutId))
    expect(payment.metadata).toEqual({ plan_key: 'annual', discount: 20 })
  })
})

test('a renewal is created without a card, and once per reference', async () => {
  const { provider, line } = openShop()
  const request = renewalRequest({ startsAt: new Date('2026-04-10T12:00:00Z') })
  const renewal = await provider.createRenewal(request)
  expect(await provider.createRenewal(request)).toEqual(renewal)
  expect(line.requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    request.reference,
    request.reference,
  ])
  expect(JSON.parse(line.requests[0]?.body ?? '')).toEqual({
    reason: 'Prato Certo Mensal',
    external_reference: request.reference,
    payer_email: 'ana@exemplo.br',
    auto_recurring: {
      frequency: 30,
      frequency_type: 'days',
      start_date: '2026-04-10T09:00:00.000-03:00',
      transaction_amount: 49.9,
      currency_id: 'BRL',
    },
    back_url: 'https://loja.exemplo.br/assinatura',
    status: 'pending',
  })
})

describe('the payment address', () => {
  const checkoutAt = (init_point: string, baseAddress?: string) => {
    const { provider, line } = openShop(baseAddress ? { baseAddress } : {})
    line.failNext({ kind: 'reply', status: 201, text: JSON.stringify({ id: '1-2', init_point }) })
    return provider.createCheckout(checkoutRequest())
  }

  test.each([
    'https://www.mercadopago.com.br/checkout/v1/redirect?pref_id=1',
    'https://mercadopago.com.br/checkout',
  ])('%s is the provider’s own', async (address) => {
    expect((await checkoutAt(address)).address).toBe(address)
  })

  test('may be on the configured host, for a fake provider', async () => {
    const base = 'http://127.0.0.1:4010/api'
    expect((await checkoutAt('http://127.0.0.1:4010/pagar', base)).address).toBe(
      'http://127.0.0.1:4010/pagar',
    )
    expect((await failureOf(checkoutAt('http://127.0.0.1:4011/pagar', base))).kind).toBe('no_link')
  })

  test.each([
    'https://mercadopago.com.br.exemplo.com/checkout',
    'https://naomercadopago.com.br/checkout',
    'https://www.mercadopago.com.br@exemplo.com/',
    'http://www.mercadopago.com.br/checkout',
    'https://exemplo.com/#www.mercadopago.com.br',
    'javascript:alert(1)//mercadopago.com.br',
    '//www.mercadopago.com.br/checkout',
    '',
  ])('%j is refused as a redirect target', async (address) => {
    expect((await failureOf(checkoutAt(address))).kind).toBe('no_link')
  })
})

describe('a call', () => {
  test('is retried once after each kind of failure, with the same key', async () => {
    for (const trouble of [
      { kind: 'reply', status: 500 },
      { kind: 'reply', status: 503, text: '<html>' },
      { kind: 'reply', status: 429 },
      { kind: 'broken' },
    ] as const) {
      const { provider, line } = openShop()
      line.failNext(trouble)
      const request = checkoutRequest()
      await provider.createCheckout(request)
      expect(line.requests.map((one) => one.idempotencyKey)).toEqual([request.orderId, request.orderId])
    }
  })

  test('without a key is retried with the generated one', async () => {
    const { provider, line, fake } = openShop()
    const { checkoutId } = await provider.createCheckout(checkoutRequest())
    const paymentId = await fake.buyer.payByPix(checkoutId)
    line.failNext({ kind: 'reply lost' })
    expect((await provider.cancelPayment(paymentId)).status).toBe('canceled')
    const [, first, second] = line.requests
    expect(first?.idempotencyKey).toMatch(/^[\da-f-]{36}$/)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  test('fails as unavailable after the second failure', async () => {
    const { provider, line } = openShop()
    line.failNext({ kind: 'broken' }, { kind: 'reply', status: 502 })
    expect((await failureOf(provider.readPayment('1'))).kind).toBe('unavailable')
    line.failNext({ kind: 'reply', status: 500 }, { kind: 'broken' })
    expect((await failureOf(provider.readPayment('1'))).kind).toBe('unavailable')
    expect(line.requests).toHaveLength(4)
  })

  test('waits for Retry-After up to two seconds, else does not retry', async () => {
    const { provider, line, pausesMs } = openShop()
    for (const retryAfter of ['0', '1', '2', '3', '3600']) {
      line.failNext({ kind: 'reply', status: 429, retryAfter })
      await provider.readPayment('1').catch(() => null)
    }
    expect(pausesMs).toEqual([0, 1000, 2000])
    expect(line.requests).toHaveLength(8)
  })

  test('times out when no reply comes within the limit', async () => {
    const { provider, line } = openShop({ limitMs: 50 })
    line.failNext({ kind: 'silence' })
    expect((await failureOf(provider.readPayment('1'))).kind).toBe('timeout')
    expect(line.requests).toHaveLength(1)
  })

  test.each([400, 401, 402, 403, 409, 422])('that is declined with %i is not retried', async (status) => {
    const { provider, line } = openShop()
    line.failNext({ kind: 'reply', status })
    expect((await failureOf(provider.readPayment('1'))).kind).toBe('refused')
    expect(line.requests).toHaveLength(1)
  })

  test('with the wrong token is refused', async () => {
    const { provider } = openShop({ accessToken: 'APP_USR-another' })
    expect((await failureOf(provider.createCheckout(checkoutRequest()))).kind).toBe('refused')
  })

  test('about an unknown resource fails as not_found', async () => {
    const { provider } = openShop()
    const calls = [
      provider.readPayment('1'),
      provider.readCharge('1'),
      provider.readRenewal('0'.repeat(32)),
      provider.readMerchantOrder('1'),
      provider.refund('1', 'key'),
      provider.cancelPayment('1'),
      provider.cancelRenewal('0'.repeat(32)),
    ]
    const kinds = (await Promise.all(calls.map(failureOf))).map(({ kind }) => kind)
    expect(kinds).toEqual(calls.map(() => 'not_found'))
  })

  test.each(['..', '../preapproval/1', '1?x=1', '', '%2e%2e', 'a'.repeat(81)])(
    'about %j, which is not an id, is never sent',
    async (id) => {
      const { provider, line } = openShop()
      expect((await failureOf(provider.readPayment(id))).kind).toBe('not_found')
      expect((await failureOf(provider.refund(id, 'key'))).kind).toBe('not_found')
      expect(line.requests).toEqual([])
    },
  )

  test.each([
    { kind: 'reply', status: 200, text: '<html>Em manutenção</html>' },
    { kind: 'reply', status: 200, text: '' },
    { kind: 'reply', status: 200, text: '{"id": 1, "status": "appro' },
    { kind: 'reply', status: 200, text: '{}' },
    { kind: 'reply', status: 200, text: 'null' },
    { kind: 'reply', status: 404, text: '<html>not here</html>' },
    { kind: 'reply', status: 302, text: '' },
    { kind: 'endless' },
  ] as const)('answered by %j is unreadable', async (trouble) => {
    const { provider, line } = openShop()
    line.failNext(trouble)
    expect((await failureOf(provider.readPayment('1'))).kind).toBe('unreadable')
  })

  test('that fails logs neither the token nor the buyer', async () => {
    const { provider, line } = openShop()
    const message = 'payer ana@exemplo.br with CPF 123.456.789-09 and card 5031433215406351 is no test user'
    line.failNext({ kind: 'reply', status: 400, text: JSON.stringify({ message }) })
    const failure = await failureOf(provider.createCheckout(checkoutRequest()))
    expect(failure.message).toBe(
      'POST /checkout/preferences: 400, payer (e-mail) with CPF (number) and card (number) is no test user',
    )
    expect(failure.cause).toBeUndefined()
    expect(`${failure.stack}${JSON.stringify(failure)}`).not.toContain(accessToken)
  })
})

test('without a base address the client uses Mercado Pago', async () => {
  const asked: string[] = []
  const provider = mercadoPago({
    accessToken,
    fetch: async (request) => {
      asked.push(`${request.url} ${request.headers.get('authorization')}`)
      return Response.json({ message: 'not found' }, { status: 404 })
    },
  })
  await failureOf(provider.readPayment('1'))
  expect(asked).toEqual([`https://api.mercadopago.com/v1/payments/1 Bearer ${accessToken}`])
})
