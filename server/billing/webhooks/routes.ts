import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { readNotification } from '../../adapters/payments/webhook-notification.ts'
import { type SignatureVerdict, verifySignature } from '../../adapters/payments/webhook-signature.ts'
import { contextOf, type Platform } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import type { HttpContext, HttpEnv } from '../../platform/http/http-env.ts'
import { byAddress, clientAddress } from '../../platform/security/client-address.ts'
import { followHint, receiveNotice } from './receive-notice.ts'
import { recordAuditEvent } from '../../privacy/audit-log/service.ts'
import type { WebhookServices } from './webhook-services.ts'

/** Limit per client address on requests without a valid signature; signed ones are not limited. */
const unsignedLimits = [{ max: 300, perSeconds: 60 }]
/** Limit on hints from all senders together, because each one calls the provider with the seller's token. */
const hintLimits = [{ max: 30, perSeconds: 60 }]
const limitBody = bodyLimit({
  maxSize: 64_000,
  onError: () => {
    throw fail('payload_too_large', { limit: '64 kB' }, { headers: { connection: 'close' } })
  },
})

/**
 * Webhook endpoint of Mercado Pago. A notification only names a resource, which is then read at the provider; its
 * content is not trusted. Without a provider the route does not exist, and the sender tries again later.
 */
export function webhookPages(services: Platform & WebhookServices): Hono<HttpEnv> {
  const pages = new Hono<HttpEnv>()
  if (!services.payments.provider) return pages
  pages.post('/webhooks/mercadopago', limitBody, async (c) => {
    c.set('route', '/webhooks/mercadopago')
    const ctx = contextOf(services)
    const address = new URL(c.req.raw.url)
    const verdict = verify(c, ctx.payments.webhookSecrets, ctx.now)
    // A legacy notification (hint) is never signed. It is followed all the same, because the resource that it names is
    // read at the provider.
    const isHint = verdict === 'missing' && address.searchParams.has('topic')
    ctx.metrics.count('webhooks', { verdict: isHint ? 'hint' : verdict })
    if (verdict !== 'valid') {
      await countUnsigned(c, services, { verdict, isHint })
      if (!isHint) return c.body(null, 401)
    }
    const notification = readNotification(address, jsonOf(await c.req.text()))
    if (isHint && notification) {
      await ctx.rateLimiter.count('webhook-hint', 'anyone', hintLimits)
      return c.body(null, (await followHint(contextOf(services), notification)) ? 200 : 503)
    }
    if (notification) await receiveNotice(ctx, notification)
    return c.body(null, 200)
  })
  return pages
}

function verify(c: HttpContext, secrets: readonly string[], now: Date): SignatureVerdict {
  const { headers, url } = c.req.raw
  const signed = {
    dataId: new URL(url).searchParams.get('data.id'),
    requestId: headers.get('x-request-id'),
    signature: headers.get('x-signature'),
  }
  return verifySignature(signed, secrets, now)
}

/**
 * Counts a request without a valid signature against the limit, and records it in the audit log unless it is a hint.
 * Throws `rate_limited`.
 */
async function countUnsigned(
  c: HttpContext,
  services: Platform & WebhookServices,
  { verdict, isHint }: { readonly verdict: Exclude<SignatureVerdict, 'valid'>; readonly isHint: boolean },
): Promise<void> {
  const { headers } = c.req.raw
  const log = c.get('log')
  if (!isHint) services.noteRefusedWebhook(verdict, log)
  log.warn({ verdict }, 'webhook without a valid signature')
  const from = clientAddress(c.env, headers, services.config.trustedProxies)
  await services.rateLimiter.count('webhook', byAddress(from), unsignedLimits)
  if (isHint) return
  const origin = { log, requestId: c.get('requestId'), clientAddress: from, headers }
  const event = { kind: 'webhook_refused', accountId: null, about: verdict } as const
  await recordAuditEvent({ ...services, ...origin }, event)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
