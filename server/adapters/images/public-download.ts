import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { readCapped } from './capped-body.ts'
import { isPublicAddress, lookupPublic } from '../../platform/process/public-address.ts'

export interface DownloadLimits {
  readonly maxBytes: number
  readonly signal: AbortSignal
  /** Whether loopback addresses are allowed, also without TLS, for a test's own server. */
  readonly reachesLoopback?: boolean
}

const mostRedirects = 3

/**
 * Downloads an address from an untrusted source. Only https and public hosts are allowed, checked again at every
 * redirect, so that no address reaches the server's own network (SSRF).
 * @throws when the download fails
 */
export async function downloadPublic(address: string, limits: DownloadLimits): Promise<Uint8Array> {
  let url = new URL(address)
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    assertMayBeAsked(url, limits)
    const reply = await ask(url, limits)
    const { statusCode = 0, headers } = reply
    if (statusCode === 200) return readCapped(reply, limits.maxBytes)
    reply.destroy()
    const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location
    if (!isRedirect) throw new Error(`the host answered ${statusCode}`)
    url = new URL(headers.location!, url)
  }
  throw new Error('the host redirects too often')
}

function assertMayBeAsked(url: URL, { reachesLoopback }: DownloadLimits): void {
  if (reachesLoopback && isLoopback(url)) return
  if (url.protocol !== 'https:') throw new Error('only https is asked')
  if (url.username || url.password) throw new Error('an address with a password is not asked')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An IP address is checked here, because it needs no DNS look-up; a name is checked in its look-up.
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new Error('the address is not public')
}

function isLoopback(url: URL): boolean {
  return url.hostname === '127.0.0.1'
}

function ask(url: URL, { signal, reachesLoopback }: DownloadLimits): Promise<IncomingMessage> {
  const options = { signal, headers: { accept: 'image/webp,image/png,image/jpeg' }, agent: false } as const
  return new Promise((resolve, reject) => {
    const request =
      reachesLoopback && isLoopback(url)
        ? requestHttp(url, options, resolve)
        : requestHttps(url, { ...options, lookup: lookupPublic }, resolve)
    request.on('error', reject)
    request.end()
  })
}
