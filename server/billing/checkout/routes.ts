import * as contract from '#contract/billing/billing.ts'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { paymentModeOf, type Payments } from '../../adapters/payments/configured-payments.ts'
import { watchRefusedWebhooks } from '../../adapters/payments/refused-webhooks.ts'
import { readNotification } from '../../adapters/payments/webhook-notification.ts'
import { verifySignature } from '../../adapters/payments/webhook-signature.ts'
import { byAddress, clientAddress } from '../../platform/security/client-address.ts'
import type { Clock } from '../../platform/clock.ts'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { fail } from '../../platform/failure.ts'
import type { Metrics } from '../../platform/observability/metrics.ts'
import type { RateLimiter } from '../../platform/security/rate-limit.ts'
import { serve, type ServedEndpoint } from '../../platform/http/serve.ts'
import type { RecordAuditEvent } from '../../platform/http/security-audit.ts'
import { readSubscription } from '../subscription/service.ts'
import type { BillingJobs } from './jobs.ts'
import type { Billing } from './service.ts'

const tenAnHour = { limits: [{ max: 10, perSeconds: 3600 }] }

/** Stricter than the default, because every order is stored. */
const purchaseLimits = { limits: [...tenAnHour.limits, { max: 50, perSeconds: 86_400 }] }

export function billingRoutes(billing: Billing, payments: Payments): readonly ServedEndpoint[] {
  return [
    serve(contract.readPaymentMode, () => ({ payments: paymentModeOf(payments) })),
    serve(contract.createPreference, ({ account, body }) => billing.purchase(account, body), purchaseLimits),
    serve(contract.readCustomer, async (ctx) => {
      const { is_trial_expired, plan, scans_used_mo, scans_quota_mo } = await readSubscription(ctx)
      return { is_trial_expired, plan, scans_used_mo, scans_quota_mo }
    }),
    serve(contract.listPayments, ({ account }) => billing.list(account.id)),
    serve(contract.readPayment, ({ account, params }) => billing.read(account.id, params.id)),
    serve(contract.withdrawPayment, ({ account, params }) => billing.withdraw(account, params.id), tenAnHour),
    serve(contract.readRenewal, ({ account }) => billing.readRenewal(account.id)),
    serve(contract.cancelRenewal, ({ account }) => billing.cancelRenewal(account.id), tenAnHour),
  ]
}

export interface WebhookParts {
  readonly payments: Payments
  readonly jobs: BillingJobs
  readonly clock: Clock
  readonly rateLimiter: RateLimiter
  readonly recordAuditEvent: RecordAuditEvent
  readonly trustedProxies: number
  readonly metrics: Metrics
}

/** Applies to unsigned requests only; signed ones are never limited. */
const unsignedLimits = [{ max: 300, perSeconds: 60 }]
/** Global limit on hints, because each one calls the provider with the seller's token. */
const hintLimits = [{ max: 30, perSeconds: 60 }]
const limitBody = bodyLimit({
  maxSize: 64_000,
  onError: () => {
    throw fail('payload_too_large', { limit: '64 kB' }, { headers: { connection: 'close' } })
  },
})

/** Webhook routes. A notification only triggers a lookup of its resource; its content is not trusted. */
export function billingWebhooks(parts: WebhookParts): Hono<HttpEnv> {
  const { payments, jobs, clock, rateLimiter, recordAuditEvent, trustedProxies } = parts
  const noteRefused = watchRefusedWebhooks(clock)
  const routes = new Hono<HttpEnv>()
  routes.post('/webhooks/mercadopago', limitBody, async (c) => {
    c.set('route', '/webhooks/mercadopago')
    const { headers, url } = c.req.raw
    const address = new URL(url)
    const signed = {
      dataId: address.searchParams.get('data.id'),
      requestId: headers.get('x-request-id'),
      signature: headers.get('x-signature'),
    }
    const verdict = verifySignature(signed, payments.webhookSecrets, clock.now())
    // Legacy notifications are never signed, but they only name a resource, which is then read from the provider.
    const isHint = verdict === 'missing' && address.searchParams.has('topic')
    parts.metrics.count('webhooks', { verdict: isHint ? 'hint' : verdict })
    if (verdict !== 'valid') {
      if (!isHint) noteRefused(verdict, c.get('log'))
      c.get('log').warn({ verdict }, 'webhook without a right signature')
      const from = clientAddress(c.env, headers, trustedProxies)
      await rateLimiter.count('webhook', byAddress(from), unsignedLimits)
      if (!isHint) {
        const origin = { log: c.get('log'), requestId: c.get('requestId'), clientAddress: from, headers }
        await recordAuditEvent(origin, 'webhook_refused', null, verdict)
        return c.body(null, 401)
      }
    }
    const notification = readNotification(address, jsonOf(await c.req.text()))
    if (isHint && notification) {
      await rateLimiter.count('webhook-hint', 'anyone', hintLimits)
      return c.body(null, (await jobs.followHint(notification)) ? 200 : 503)
    }
    if (notification) await jobs.receive(notification)
    return c.body(null, 200)
  })
  return routes
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
