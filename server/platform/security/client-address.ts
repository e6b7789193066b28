import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

/** Environment that the Node server passes with every request; tests pass their own. */
export interface Bindings {
  readonly incoming?: IncomingMessage
  readonly remoteAddress?: string
}

/**
 * Returns the address of the caller. X-Forwarded-For is trusted only as far as the operator's own proxies wrote it:
 * each appends the address it saw, so with n proxies the n-th entry from the right is the caller. Some proxies append
 * the port as well. An entry that is not an IP address is replaced by the connection's address.
 */
export function clientAddress(from: Bindings | undefined, headers: Headers, trustedProxies: number): string {
  const connection = from?.remoteAddress ?? from?.incoming?.socket.remoteAddress ?? '127.0.0.1'
  if (trustedProxies === 0) return connection
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  return addressIn(forwarded.at(-trustedProxies) ?? '') ?? connection
}

/** Strips port and brackets from `203.0.113.7:40000`, `[2001:db8::1]:40000` and `[2001:db8::1]`. */
function addressIn(entry: string): string | undefined {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1]
  const address = bracketed ?? entry.replace(/^([\d.]+):\d+$/, '$1')
  return isIP(address) === 0 ? undefined : address
}

export function isLoopback(address: string): boolean {
  return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)
}

/** Returns the network of an address without the host: /24 of an IPv4 address, /48 of an IPv6 one. */
export function truncateAddress(address: string): string {
  const v4 = plainV4(address)
  if (v4) return v4.replace(/\d+$/, '0')
  return `${groupsOf(address).slice(0, 3).join(':')}::`
}

/**
 * Returns the address under which a caller is counted: an IPv4 address, or the /64 of an IPv6 one. A home connection
 * gets at least a /64, so its owner could use another of 2^64 addresses for each attempt.
 */
export function countedAddress(address: string): string {
  return plainV4(address) ?? (isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::` : address)
}

/** Name under which a caller is counted, and its multiple of the limit. */
export interface Counted {
  readonly who: string
  readonly times: number
  /** Whether this is the /48 around an IPv6 address. */
  readonly isSite?: boolean
}

const timesOfSite = 10

/**
 * Returns the names under which limits by address count a caller: its {@link countedAddress}, and for IPv6 the /48
 * around it at ten times the limit. A site commonly gets a /48, which holds 65,536 networks of /64 (RFC 6177).
 * @param about another key to count by besides the address, such as an e-mail
 */
export function byAddress(address: string, about?: string): readonly Counted[] {
  const line = { network: countedAddress(address), times: 1 }
  const isV6 = plainV4(address) === undefined && isIPv6(address)
  const site = { network: `${groupsOf(address).slice(0, 3).join(':')}::`, times: timesOfSite, isSite: true }
  return (isV6 ? [line, site] : [line]).map(({ network, ...counted }) => ({
    ...counted,
    who: about === undefined ? network : `${network} ${about}`,
  }))
}

function plainV4(address: string): string | undefined {
  return /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
}

/** Returns the eight groups of an IPv6 address, expanding `::`. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const between = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...between, ...after].map((group) => group.replace(/^0+(?=.)/, ''))
}
