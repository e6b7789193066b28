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
  /** Milliseconds for one message, from the connection to the answer. */
  readonly limitMs?: number
}

const ordinaryLimitMs = 10_000
const mostConnections = 64
/** Seconds for which a signature is valid. Push services accept at most a day, and prefer that senders reuse one. */
const signedForSeconds = 12 * 3600
const renewedAfterMs = 6 * 3_600_000

/**
 * Creates a sender that encrypts for the browser (RFC 8291), signs as this instance (RFC 8292) and posts to the push
 * service (RFC 8030). The library is loaded with the first message.
 */
export function createWebPushSender(parts: WebPushParts): PushSender {
  const { clock, limitMs = ordinaryLimitMs } = parts
  const loading = once(async () => {
    const library = (await import('web-push')).default
    return { library, signatureFor: createSigner(library, parts) }
  })
  const agents = createAgents()
  return {
    async send(target, message, signal) {
      if (!isPushAddress(target.endpoint, parts)) return { kind: 'refused', reason: 'address' }
      const details = encrypt(await loading(), target, message)
      if (!details) return { kind: 'refused', reason: 'keys' }
      try {
        const reply = await post(details, agents, AbortSignal.any([signal, AbortSignal.timeout(limitMs)]))
        // The body is read although it is not needed, because only then is the connection free for the next request.
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

/** Returns the header `Authorization` for a push service. */
type SignatureFor = (origin: string) => string

/**
 * Creates the signer. It caches one signature per push service: a signature does not cover the message, so it can be
 * used for thousands of messages.
 */
function createSigner(library: typeof webPush, { keys, subject, clock }: WebPushParts): SignatureFor {
  const signatures = new Map<string, { readonly header: string; readonly signedAt: number }>()
  return (origin) => {
    const now = clock.now().getTime()
    const known = signatures.get(origin)
    if (known && Math.abs(now - known.signedAt) < renewedAfterMs) return known.header
    const ends = Math.floor(now / 1000) + signedForSeconds
    const { publicKey, privateKey } = keys
    const { Authorization: header } = library.getVapidHeaders(
      origin,
      subject,
      publicKey,
      privateKey,
      'aes128gcm',
      ends,
    )
    signatures.set(origin, { header, signedAt: now })
    return header
  }
}

interface Encryption {
  readonly library: typeof webPush
  readonly signatureFor: SignatureFor
}

/** Returns the encrypted request; `null` for keys that cannot be used. */
function encrypt(
  { library, signatureFor }: Encryption,
  { endpoint, p256dh, auth }: PushTarget,
  message: PushMessage,
): webPush.RequestDetails | null {
  try {
    return library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message.text, {
      TTL: message.ttlSeconds,
      topic: message.topic,
      urgency: message.urgency,
      contentEncoding: 'aes128gcm',
      headers: { Authorization: signatureFor(new URL(endpoint).origin) },
    })
  } catch {
    return null
  }
}

function createAgents() {
  const kept = { keepAlive: true, maxSockets: mostConnections }
  return { public: new HttpsAgent({ ...kept, lookup: lookupPublic }), loopback: new HttpAgent(kept) }
}

function post(
  { endpoint, headers, body }: webPush.RequestDetails,
  agents: ReturnType<typeof createAgents>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const url = new URL(endpoint)
  const options = { method: 'POST', headers: { ...headers }, signal }
  return new Promise((resolve, reject) => {
    const request =
      url.protocol === 'http:'
        ? requestHttp(url, { ...options, agent: agents.loopback }, resolve)
        : requestHttps(url, isLoopback(url) ? options : { ...options, agent: agents.public }, resolve)
    request.on('error', reject)
    request.end(body)
  })
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage, now: Date): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { kind: 'taken' }
  if (statusCode === 404 || statusCode === 410) return { kind: 'gone' }
  if (statusCode === 429 || statusCode >= 500) {
    return { kind: 'later', afterMs: waitOf(headers['retry-after'], now) }
  }
  return { kind: 'refused', reason: String(statusCode) }
}

/** Returns the milliseconds of a header Retry-After, which has seconds or a date; `null` without a valid one. */
function waitOf(retryAfter: string | undefined, now: Date): number | null {
  if (retryAfter === undefined) return null
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}
