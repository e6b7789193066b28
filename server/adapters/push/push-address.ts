import { createECDH } from 'node:crypto'
import { isPrivateHost } from '../../platform/process/private-host.ts'
import type { PushTarget } from './push-sender.ts'

/** Whether loopback addresses are allowed, as on a trial instance; never in production. */
export interface PushReach {
  readonly reachesLoopback: boolean
}

export function isLoopback(url: URL): boolean {
  return url.hostname === '127.0.0.1' || url.hostname === 'localhost'
}

/**
 * Returns whether messages may be sent to an endpoint. Browsers report it, so it is untrusted: only https on the
 * default port of a public host is allowed. The host is checked again when the connection resolves its name
 * (`lookupPublic`).
 */
export function isPushAddress(endpoint: string, { reachesLoopback }: PushReach): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  if (reachesLoopback && isLoopback(url)) return url.protocol === 'http:' || url.protocol === 'https:'
  return url.protocol === 'https:' && url.port === '' && !isPrivateHost(url.hostname)
}

/** Returns whether the keys can be used for encryption: a point on the curve P-256, and 16 bytes. */
export function hasPushKeys({ p256dh, auth }: Omit<PushTarget, 'endpoint'>): boolean {
  if (!/^[\w-]{87}$/.test(p256dh) || !/^[\w-]{22}$/.test(auth)) return false
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  try {
    pair.computeSecret(p256dh, 'base64url')
    return true
  } catch {
    return false
  }
}
