import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { expect, test } from 'vitest'
import { signWebhook } from '../../adapters/payments/webhook-signature.ts'
import { contextOf } from '../../platform/context.ts'
import { receiveNotice } from './receive-notice.ts'
import { openBilling, webhookSecret } from '../checkout/test-billing.ts'

const shop = await openBilling()
const { app, clock, buyer, line, signUpConfirmed, order, pay, paymentOf, subscriptionOf } = shop

/**
 * Posts a signed alert in Mercado Pago's format, with the payment's id in the body and none in the address. Returns the
 * status.
 */
async function warn(paymentId: string, type = 'stop_delivery_op_wh') {
  const requestId = randomUUID()
  const at = String(clock.now().getTime())
  const reply = await shop.fetch(`/webhooks/mercadopago?type=${type}`, {
    method: 'POST',
    headers: {
      'x-request-id': requestId,
      'x-signature': signWebhook({ dataId: null, requestId }, at, webhookSecret),
    },
    json: { id: paymentId, type, action: 'Created', data: { payment_id: Number(paymentId), site_id: 'MLB' } },
  })
  await app.settled()
  return reply.status
}

test('a payment flagged as fraud is refunded at once and closes what it opened', async () => {
  const person = await signUpConfirmed()
  const { payment_id, providerId } = await pay(person, { plan: 'annual' })
  expect(await warn(providerId)).toBe(200)
  expect((await paymentOf(person, payment_id)).status).toBe('refunded')
  expect((await subscriptionOf(person)).status).toBe('trial')
  const asked = line.requests.filter(({ path }) => path.endsWith('/refunds')).length
  expect(await warn(providerId)).toBe(200)
  expect(line.requests.filter(({ path }) => path.endsWith('/refunds'))).toHaveLength(asked)
})

test('a flagged pending payment is canceled and never opens anything', async () => {
  const person = await signUpConfirmed()
  const { checkoutId, payment_id } = await order(person, { plan: 'annual' })
  const paymentId = await buyer.payByCard(checkoutId, { outcome: 'in_process' })
  await app.settled()
  await warn(paymentId)
  expect((await paymentOf(person, payment_id)).status).toBe('canceled')
  expect((await subscriptionOf(person)).status).toBe('trial')
})

test('an alert without the provider’s signature refunds nothing', async () => {
  const person = await signUpConfirmed()
  const { payment_id, providerId } = await pay(person, { plan: 'annual' })
  for (const query of [
    `type=stop_delivery_op_wh&data.id=${providerId}`,
    `topic=stop_delivery_op_wh&id=${providerId}`,
  ])
    await shop.fetch(`/webhooks/mercadopago?${query}`, { method: 'POST', json: {} })
  await app.settled()
  expect((await paymentOf(person, payment_id)).status).toBe('approved')
})

test('an alert and a complaint are logged as errors, with ids only', async () => {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'error', base: null }, { write: (text) => lines.push(JSON.parse(text)) })
  const ctx = contextOf({ ...shop.services, log })
  const message = { resourceId: '77', action: 'Created', date: null, messageId: null }
  await receiveNotice(ctx, { ...message, topic: 'fraud_alert', type: 'stop_delivery_op_wh' })
  await receiveNotice(ctx, { ...message, topic: 'complaint', type: 'topic_claims_integration_wh' })
  await shop.services.background.settled()
  expect(lines).toMatchObject([
    { type: 'stop_delivery_op_wh', resourceId: '77' },
    { type: 'topic_claims_integration_wh', resourceId: '77' },
  ])
})
