import { createECDH } from 'node:crypto'
import { isPrivateHost } from '../../platform/private-host.ts'
import type { PushTarget } from './push-sender.ts'

/** Ports of this machine are for trying things out; in production no message goes there. */
export interface PushReach {
  readonly reachesLoopback: boolean
}

export function isLoopback(url: URL): boolean {
  return url.hostname === '127.0.0.1' || url.hostname === 'localhost'
}

/**
 * Whether messages may go where a browser says that it takes them. The browser is a stranger: only https to a host of
 * the internet is let by. A name is checked once more when the connection looks it up (`lookupPublic`).
 */
export function isPushAddress(endpoint: string, { reachesLoopback }: PushReach): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  if (reachesLoopback && isLoopback(url)) return url.protocol === 'http:' || url.protocol === 'https:'
  return url.protocol === 'https:' && url.port === '' && !isPrivateHost(url.hostname)
}

/** Whether nobody but that browser can read what is encrypted for it: a point of the curve and 16 bytes. */
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
