import { createHmac, timingSafeEqual } from 'node:crypto'

/** Parts covered by a webhook's signature. Absent parts are omitted from the signed text. */
export interface SignedParts {
  /** `data.id` of the query, not of the body. */
  readonly dataId: string | null
  /** Header `x-request-id`. */
  readonly requestId: string | null
}

export interface SignedWebhook extends SignedParts {
  /** Header `x-signature`: `ts=1742505638683,v1=<64 hex>`. */
  readonly signature: string | null
}

export type SignatureVerdict = 'valid' | 'missing' | 'malformed' | 'stale' | 'mismatch'

/** Wide, because it is undocumented whether a resent webhook is signed again. */
const windowMs = 30 * 60 * 1000

/**
 * Returns whether Mercado Pago sent this webhook recently. Several secrets are valid during a rotation; without any, no
 * signature is valid.
 */
export function verifySignature(
  webhook: SignedWebhook,
  secrets: readonly string[],
  now: Date,
): SignatureVerdict {
  if (webhook.signature === null) return 'missing'
  const parsed = parseSignature(webhook.signature)
  if (!parsed) return 'malformed'
  if (Math.abs(now.getTime() - instantMsOf(parsed.timestamp)) > windowMs) return 'stale'
  // Documentation and SDKs disagree on whether ids are signed in lower case, so both are tried.
  const dataIds = new Set([webhook.dataId, webhook.dataId?.toLowerCase() ?? null])
  const expected = secrets.flatMap((secret) =>
    [...dataIds].map((dataId) => hashOf({ ...webhook, dataId }, parsed.timestamp, secret)),
  )
  const given = Buffer.from(parsed.hash)
  const matches = expected.filter((hash) => timingSafeEqual(Buffer.from(hash), given))
  return matches.length > 0 ? 'valid' : 'mismatch'
}

/** Returns the `x-signature` header that Mercado Pago would send; `timestamp` in seconds or milliseconds. */
export function signWebhook(parts: SignedParts, timestamp: string, secret: string): string {
  return `ts=${timestamp},v1=${hashOf(parts, timestamp, secret)}`
}

function hashOf({ dataId, requestId }: SignedParts, timestamp: string, secret: string): string {
  const manifest = [
    ...(dataId === null ? [] : [`id:${dataId};`]),
    ...(requestId === null ? [] : [`request-id:${requestId};`]),
    `ts:${timestamp};`,
  ]
  return createHmac('sha256', secret).update(manifest.join('')).digest('hex')
}

function parseSignature(header: string): { timestamp: string; hash: string } | null {
  const pairs = header.split(',').map((pair) => pair.trim().split('='))
  const values = new Map(pairs.map(([key = '', ...value]) => [key, value.join('=')]))
  const [timestamp = '', hash = ''] = [values.get('ts'), values.get('v1')]
  const isWhole = values.size === pairs.length && /^\d{10,16}$/.test(timestamp) && /^[0-9a-f]{64}$/.test(hash)
  return isWhole ? { timestamp, hash } : null
}

/**
 * Parses the timestamp: seconds in older examples, milliseconds in practice. Their magnitudes differ until the year
 * 5138.
 */
function instantMsOf(timestamp: string): number {
  const value = Number(timestamp)
  return value > 1e11 ? value : value * 1000
}
