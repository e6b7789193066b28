import { createHmac, timingSafeEqual } from 'node:crypto'

/** Parts of a webhook that its signature covers. Absent parts are left out of the signed text. */
export interface SignedParts {
  /** Parameter `data.id` of the query, not of the body. */
  readonly dataId: string | null
  /** Header `x-request-id`. */
  readonly requestId: string | null
}

export interface SignedWebhook extends SignedParts {
  /** Header `x-signature`: `ts=1742505638683,v1=<64 hex>`; `null` without one. */
  readonly signature: string | null
}

export type SignatureVerdict = 'valid' | 'missing' | 'malformed' | 'stale' | 'mismatch'

/**
 * Milliseconds by which a signature may be old or ahead. The window is wide, because it is not documented whether a
 * resent webhook is signed again.
 */
const windowMs = 30 * 60 * 1000

/**
 * Checks the signature of a webhook and returns the verdict; `valid` also means that it was signed within `windowMs`.
 * Several secrets are valid during a rotation; without a secret, no signature is valid.
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
  // Documentation and SDKs differ on whether ids are signed in lower case, so both forms are tried.
  const dataIds = new Set([webhook.dataId, webhook.dataId?.toLowerCase() ?? null])
  const expected = secrets.flatMap((secret) =>
    [...dataIds].map((dataId) => hashOf({ ...webhook, dataId }, parsed.timestamp, secret)),
  )
  const given = Buffer.from(parsed.hash)
  const matches = expected.filter((hash) => timingSafeEqual(Buffer.from(hash), given))
  return matches.length > 0 ? 'valid' : 'mismatch'
}

/** Returns the header `x-signature` that Mercado Pago would send. `timestamp` is in seconds or milliseconds. */
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
 * Returns the milliseconds of a timestamp, which is in seconds in older examples and in milliseconds in practice. The
 * magnitudes of seconds and milliseconds differ until the year 5138.
 */
function instantMsOf(timestamp: string): number {
  const value = Number(timestamp)
  return value > 1e11 ? value : value * 1000
}
