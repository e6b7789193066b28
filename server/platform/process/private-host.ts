import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/**
 * Suffixes that public DNS does not delegate (RFC 6762, RFC 8375, ICANN's `.internal`), and `.svc`, used inside
 * clusters.
 */
const privateSuffix = /\.(?:internal|local|localhost|lan|home\.arpa|svc)$/

/**
 * Returns whether a host is this machine or in a private network: a loopback or private IP address, a socket path, a
 * name without a dot (as in Docker Compose), or a name with a suffix reserved for private networks. Only such a host
 * may be reached without TLS.
 */
export function isPrivateHost(hostname: string): boolean {
  // A trailing dot only marks a fully qualified name, so it is removed.
  const host = hostname.toLowerCase().replace(/^\[|\]$|\.$/g, '')
  if (isIP(host) !== 0) return !isPublicAddress(host)
  return host.startsWith('/') || !host.includes('.') || privateSuffix.test(host)
}
