import { describe, expect, test } from 'vitest'
import type { ProviderPayment } from './payment-provider.ts'
import { failureOf, openShop } from './test-shop.ts'

describe('a payment as the provider writes it', () => {
  const written = {
    id: 1_234_567_890_123,
    status: 'approved',
    status_detail: 'accredited',
    transaction_amount: 239.2,
    currency_id: 'BRL',
    external_reference: 'an order',
    collector_id: 44_444,
    date_created: '2026-03-11T12:00:00.000-04:00',
    date_last_updated: '2026-03-11T16:00:01Z',
  }
  const readAs = async (changes: Record<string, unknown>): Promise<ProviderPayment> => {
    const { provider, line } = openShop()
    line.failNext({ kind: 'reply', status: 200, text: JSON.stringify({ ...written, ...changes }) })
    return provider.readPayment('1')
  }

  test('is parsed with only its required fields', async () => {
    expect(await readAs({})).toEqual({
      paymentId: '1234567890123',
      reference: 'an order',
      status: 'approved',
      reason: 'accredited',
      method: null,
      installments: 1,
      amountCents: 23_920,
      refundedCents: 0,
      currency: 'BRL',
      collectorId: '44444',
      merchantOrderId: null,
      metadata: {},
      isLive: true,
      createdAt: new Date('2026-03-11T16:00:00Z'),
      approvedAt: null,
      updatedAt: new Date('2026-03-11T16:00:01Z'),
    })
  })

  test('may have ids as strings and unknown fields', async () => {
    const payment = await readAs({ id: '77', collector_id: '8', order: { id: 99 }, brand_new: { deep: [1] } })
    expect(payment).toMatchObject({ paymentId: '77', collectorId: '8', merchantOrderId: '99' })
    expect(payment).not.toHaveProperty('brand_new')
  })

  test.each([null, '', 'null', undefined])(
    'has no reference where it says %j',
    async (external_reference) => {
      expect((await readAs({ external_reference })).reference).toBeNull()
    },
  )

  test('is rejected when it is longer than a megabyte', async () => {
    expect((await readAs({ padding: ' '.repeat(900_000) })).paymentId).toBe('1234567890123')
    expect((await failureOf(readAs({ padding: ' '.repeat(1_000_000) }))).message).toContain('longer than')
  })

  test("of another seller keeps that seller's id", async () => {
    expect((await readAs({ collector_id: 55_555 })).collectorId).toBe('55555')
    expect((await readAs({ collector_id: null })).collectorId).toBeNull()
  })

  test.each([
    { transaction_amount: 29.905 },
    { transaction_amount: 'muito' },
    { transaction_amount: null },
    { status: 'paid' },
    { id: 1.5 },
    { date_last_updated: 'ontem' },
    { currency_id: 1 },
  ])('with %j is rejected instead of interpreted', async (changes) => {
    expect((await failureOf(readAs(changes))).kind).toBe('unreadable')
  })
})

test('a merchant order is paid when its approved payments cover the total', async () => {
  const { provider, line } = openShop()
  const isPaidWith = async (...payments: readonly [string, number][]) => {
    const order = {
      id: 5,
      preference_id: '1-2',
      external_reference: 'an order',
      total_amount: 100,
      payments: payments.map(([status, transaction_amount], id) => ({ id, status, transaction_amount })),
    }
    line.failNext({ kind: 'reply', status: 200, text: JSON.stringify(order) })
    return (await provider.readMerchantOrder('5')).isPaid
  }
  expect(await isPaidWith()).toBe(false)
  expect(await isPaidWith(['approved', 60], ['rejected', 100])).toBe(false)
  expect(await isPaidWith(['approved', 60], ['approved', 40])).toBe(true)
  expect(await isPaidWith(['refunded', 100])).toBe(false)
})
