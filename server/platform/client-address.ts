import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** What the Node server hands to every request; a test hands its own. */
export interface Bindings {
  readonly incoming?: IncomingMessage
  readonly remoteAddress?: string
}

/**
 * The address a request came from. X-Forwarded-For is believed only as far as the operator's own proxies wrote it:
 * each appends the address it saw, so with n proxies the n-th entry from the right is the caller.
 */
export function clientAddress(from: Bindings | undefined, headers: Headers, trustedProxies: number): string {
  const connection = from?.remoteAddress ?? from?.incoming?.socket.remoteAddress ?? '127.0.0.1'
  if (trustedProxies === 0) return connection
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  return forwarded.at(-trustedProxies) || connection
}

export function isLoopback(address: string): boolean {
  return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)
}

/** Keeps the network and drops the machine: /24 of an IPv4 address, /48 of an IPv6 one. */
export function truncateAddress(address: string): string {
  const v4 = plainV4(address)
  if (v4) return v4.replace(/\d+$/, '0')
  return `${groupsOf(address).slice(0, 3).join(':')}::`
}

/**
 * By what a caller is counted: an IPv4 address, or the /64 of an IPv6 one. That is the least that a line at home gets, and
 * whoever has it takes another of its 2^64 addresses for each try.
 */
export function countedAddress(address: string): string {
  return plainV4(address) ?? (isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::` : address)
}

function plainV4(address: string): string | undefined {
  return /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
}

/** The eight groups of an IPv6 address, however it was shortened. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const between = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...between, ...after].map((group) => group.replace(/^0+(?=.)/, ''))
}
