import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import type webPush from 'web-push'
import type { Clock } from '../../platform/clock.ts'
import { once } from '../../platform/concurrency/once.ts'
import { lookupPublic } from '../../platform/process/public-address.ts'
import type { VapidKeys } from '../../platform/process/vapid-keys.ts'
import { isLoopback, isPushAddress, type PushReach } from './push-address.ts'
import type { PushMessage, PushOutcome, PushSender, PushTarget } from './push-sender.ts'

export interface WebPushParts extends PushReach {
  readonly keys: VapidKeys
  readonly subject: string
  readonly clock: Clock
  /** Timeout of one message, from the connection to the answer. */
  readonly limitMs?: number
}

const ordinaryLimitMs = 10_000
const mostConnections = 64
/** Lifetime of a signature. Push services accept one for a day at most, and prefer that senders reuse it. */
const signedForSeconds = 12 * 3600
const signedAnewMs = 6 * 3_600_000

type Signature = { readonly header: string; readonly signedAt: number }

/**
 * Encrypts for the browser (RFC 8291), signs as this instance (RFC 8292) and sends to its push service (RFC 8030). A
 * signature covers the service and not the message, so one serves thousands. The library is loaded with the first
 * message.
 */
export function createWebPushSender(parts: WebPushParts): PushSender {
  const { keys, subject, clock, limitMs = ordinaryLimitMs } = parts
  const signatures = new Map<string, Signature>()
  const kept = { keepAlive: true, maxSockets: mostConnections }
  const agents = { public: new HttpsAgent({ ...kept, lookup: lookupPublic }), loopback: new HttpAgent(kept) }

  const loading = once(async () => (await import('web-push')).default)

  function signatureFor(library: typeof webPush, origin: string): string {
    const now = clock.now().getTime()
    const known = signatures.get(origin)
    if (known && Math.abs(now - known.signedAt) < signedAnewMs) return known.header
    const ends = Math.floor(now / 1000) + signedForSeconds
    const { Authorization: header } = library.getVapidHeaders(
      origin,
      subject,
      keys.publicKey,
      keys.privateKey,
      'aes128gcm',
      ends,
    )
    signatures.set(origin, { header, signedAt: now })
    return header
  }

  /** Returns `null` for invalid keys. */
  async function seal({ endpoint, p256dh, auth }: PushTarget, message: PushMessage) {
    const library = await loading()
    try {
      return library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message.text, {
        TTL: message.ttlSeconds,
        topic: message.topic,
        urgency: message.urgency,
        contentEncoding: 'aes128gcm',
        headers: { Authorization: signatureFor(library, new URL(endpoint).origin) },
      })
    } catch {
      return null
    }
  }

  function post({ endpoint, headers, body }: webPush.RequestDetails, signal: AbortSignal) {
    const url = new URL(endpoint)
    const options = { method: 'POST', headers: { ...headers }, signal }
    return new Promise<IncomingMessage>((resolve, reject) => {
      const request =
        url.protocol === 'http:'
          ? requestHttp(url, { ...options, agent: agents.loopback }, resolve)
          : requestHttps(url, isLoopback(url) ? options : { ...options, agent: agents.public }, resolve)
      request.on('error', reject)
      request.end(body)
    })
  }

  return {
    async send(target, message, signal) {
      if (!isPushAddress(target.endpoint, parts)) return { kind: 'refused', reason: 'address' }
      const details = await seal(target, message)
      if (!details) return { kind: 'refused', reason: 'keys' }
      try {
        const reply = await post(details, AbortSignal.any([signal, AbortSignal.timeout(limitMs)]))
        // The body is not needed, but the connection is free only after it has been read.
        reply.resume()
        return outcomeOf(reply, clock.now())
      } catch {
        return { kind: 'later', afterMs: null }
      }
    },
    close: async () => {
      agents.public.destroy()
      agents.loopback.destroy()
    },
  }
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage, now: Date): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { kind: 'taken' }
  if (statusCode === 404 || statusCode === 410) return { kind: 'gone' }
  if (statusCode === 429 || statusCode >= 500) {
    return { kind: 'later', afterMs: waitOf(headers['retry-after'], now) }
  }
  return { kind: 'refused', reason: String(statusCode) }
}

/** Parses Retry-After: seconds, or a date. */
function waitOf(retryAfter: string | undefined, now: Date): number | null {
  if (retryAfter === undefined) return null
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}
