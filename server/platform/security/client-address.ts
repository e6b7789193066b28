import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

/** Data that the Node server passes with every request; tests pass `remoteAddress`. */
export interface Bindings {
  readonly incoming?: IncomingMessage
  readonly remoteAddress?: string
}

/**
 * Returns the address of the caller. X-Forwarded-For is trusted only as far as the operator's proxies wrote it: each
 * proxy appends the address that it saw (some with its port), so with n proxies the n-th entry from the right is the
 * caller's. Without a valid entry, returns the connection's address.
 */
export function clientAddress(from: Bindings | undefined, headers: Headers, trustedProxies: number): string {
  const connection = from?.remoteAddress ?? from?.incoming?.socket.remoteAddress ?? '127.0.0.1'
  if (trustedProxies === 0) return connection
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  return addressIn(forwarded.at(-trustedProxies) ?? '') ?? connection
}

/** Returns the IP address of an entry, without port and brackets; `undefined` if the entry is no IP address. */
function addressIn(entry: string): string | undefined {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1]
  const address = bracketed ?? entry.replace(/^([\d.]+):\d+$/, '$1')
  return isIP(address) === 0 ? undefined : address
}

export function isLoopback(address: string): boolean {
  return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)
}

/**
 * Returns the network of an address, with zeros for the host: the /24 of an IPv4 address, the /48 of an IPv6 address.
 */
export function truncateAddress(address: string): string {
  const v4 = plainV4(address)
  if (v4) return v4.replace(/\d+$/, '0')
  return `${groupsOf(address).slice(0, 3).join(':')}::`
}

/**
 * Returns the address under which a caller is counted: an IPv4 address itself, an IPv6 address as its /64. A home
 * connection gets at least a /64, so its owner could use another of 2^64 addresses for each attempt.
 */
export function countedAddress(address: string): string {
  return plainV4(address) ?? (isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::` : address)
}

/** Name under which a caller is counted, and the multiple of a limit that holds for it. */
export interface Counted {
  readonly who: string
  readonly times: number
  /** Whether the name is the /48 around an IPv6 address. */
  readonly isSite?: boolean
}

const timesOfSite = 10

/**
 * Returns the names under which limits by address count a caller: its {@link countedAddress}, and for IPv6 also the /48
 * around it at ten times the limit, because a site commonly gets a /48 with 65,536 networks (RFC 6177).
 * @param about another key that is part of each name, such as an e-mail address
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

/** Returns the eight groups of an IPv6 address without leading zeros, with `::` expanded. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const between = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...between, ...after].map((group) => group.replace(/^0+(?=.)/, ''))
}
