import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { signUp } from '../e2e/support/account.ts'
import { memoryStore } from '../server/adapters/payments/memory-store.ts'
import { fakeMercadoPago } from '../server/adapters/payments/fake-mercado-pago.ts'
import { signWebhook } from '../server/adapters/payments/webhook-signature.ts'
import { systemClock } from '../server/platform/clock.ts'
import { startInstance } from './support/instance.ts'
import { percentile, report } from './support/measure.ts'

/**
 * This benchmark measures signed webhooks on the embedded database. Each is new, verified, stored and processed: the
 * server queries the provider for the payment and updates the account's orders and subscription.
 */

const accounts = 20
const warmUp = 100
const flood = { webhooks: 1500, senders: 20 }
const steady = { webhooks: 1000, aSecond: 100 }
/** Timeout after which Mercado Pago counts a webhook as lost, for the result table. */
const providerWaits = '22 s that the provider waits'

const accessToken = 'APP_USR-bench'
const webhookSecret = 'a secret of the bench'
const collectorId = 1
/**
 * Public address of the server. It must be https for Mercado Pago; the benchmark sends webhooks directly to the server.
 */
const publicOrigin = 'https://pratocerto.exemplo.br'
const webhooks = {
  /** Number of payments that the instance queried. */
  followed: 0,
  sent: 0,
}

const fake = fakeMercadoPago({
  accessToken,
  webhookSecret,
  collectorId,
  store: memoryStore(),
  clock: systemClock,
  pageAddress: 'https://www.mercadopago.com.br',
  panelAddress: null,
  deliver: async (request) => fetch(new Request(request.url.replace(publicOrigin, instance.origin), request)),
})
const provider = serve({ fetch: askProvider, port: 0, hostname: '127.0.0.1' })
await new Promise((resolve) => provider.once('listening', resolve))
const instance = await startInstance({
  settings: {
    PUBLIC_ORIGIN: publicOrigin,
    MP_ACCESS_TOKEN: accessToken,
    MP_WEBHOOK_SECRET: webhookSecret,
    MP_COLLECTOR_ID: String(collectorId),
    MP_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
  },
})
try {
  const paymentIds: string[] = []
  for (let account = 0; account < accounts; account++) paymentIds.push(await buy())
  const tell = () => timeWebhook(paymentIds[webhooks.sent % accounts] ?? '')
  for (let round = 0; round < warmUp; round++) await tell()
  await untilFollowed()

  const started = performance.now()
  const senders = Array.from({ length: flood.senders }, async () => {
    for (let round = 0; round < flood.webhooks / flood.senders; round++) await tell()
  })
  await Promise.all(senders)
  await untilFollowed()
  report({
    what: `webhooks processed, ${flood.senders} at once`,
    measured: flood.webhooks / ((performance.now() - started) / 1000),
    goal: 100,
    goalIs: 'at least',
    unit: '/s',
    comparedTo: 'own goal',
  })

  const pauseMs = 1000 / steady.aSecond
  const replies = Array.from({ length: steady.webhooks }, async (_, place) => {
    await setTimeout(place * pauseMs)
    return tell()
  })
  report({
    what: `webhook → reply, ${steady.aSecond} a second, p99`,
    measured: percentile(await Promise.all(replies), 0.99),
    goal: 100,
    goalIs: 'at most',
    unit: 'ms',
    comparedTo: providerWaits,
  })
  await untilFollowed()
} finally {
  await instance.stop()
  provider.close()
}

async function askProvider(request: Request): Promise<Response> {
  const reply = await fake.fetch(request)
  if (request.method === 'GET' && new URL(request.url).pathname.startsWith('/v1/payments/')) {
    webhooks.followed += 1
  }
  return reply
}

/** Signs up a user who buys a plan by card. */
async function buy(): Promise<string> {
  const { cookie } = await signUp(instance.origin)
  const response = await fetch(`${instance.origin}/api/mp-create-preference`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicOrigin, cookie },
    body: JSON.stringify({ plan: 'monthly' }),
  })
  if (!response.ok) throw new Error(`the purchase answered ${response.status}: ${await response.text()}`)
  const { init_point: address } = (await response.json()) as { init_point: string }
  webhooks.sent += 1
  return fake.buyer.payByCard(new URL(address).searchParams.get('pref_id') ?? '', { outcome: 'approved' })
}

/** Returns the time from sending to the reply, in milliseconds. */
async function timeWebhook(dataId: string): Promise<number> {
  webhooks.sent += 1
  const [number, requestId, now] = [webhooks.sent, randomUUID(), new Date()]
  const started = performance.now()
  const response = await fetch(`${instance.origin}/webhooks/mercadopago?data.id=${dataId}&type=payment`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-id': requestId,
      'x-signature': signWebhook({ dataId, requestId }, String(now.getTime()), webhookSecret),
    },
    body: JSON.stringify({
      id: number,
      type: 'payment',
      action: 'payment.updated',
      date_created: now.toISOString(),
      data: { id: dataId },
    }),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`)
  return performance.now() - started
}

/** Waits until the server has queried the provider for every webhook sent; throws after 60 seconds. */
async function untilFollowed(): Promise<void> {
  const deadline = performance.now() + 60_000
  while (webhooks.followed < webhooks.sent) {
    if (performance.now() > deadline) {
      throw new Error(`${webhooks.sent - webhooks.followed} webhooks were not processed`)
    }
    await setTimeout(5)
  }
}
