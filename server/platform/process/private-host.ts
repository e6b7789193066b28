import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/**
 * Suffixes that public DNS does not delegate (RFC 6762, RFC 8375, ICANN's `.internal`), and `.svc`, which clusters use.
 */
const privateSuffix = /\.(?:internal|local|localhost|lan|home\.arpa|svc)$/

/**
 * Returns whether a host is this machine or in a private network, and so may be reached without TLS: a loopback or
 * private IP address, a socket path, a name without a dot (as in Docker Compose), or one with a private suffix.
 */
export function isPrivateHost(hostname: string): boolean {
  // Removes the brackets of an IPv6 address, and a trailing dot, which only marks a full name.
  const host = hostname.toLowerCase().replace(/^\[|\]$|\.$/g, '')
  if (isIP(host) !== 0) return !isPublicAddress(host)
  return host.startsWith('/') || !host.includes('.') || privateSuffix.test(host)
}
