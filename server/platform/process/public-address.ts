import { lookup, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Reserved IPv4 blocks (RFC 6890) and multicast; all other addresses are public. */
const reservedV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/**
 * The only IPv6 block for public use; the reserved blocks inside it follow: documentation (RFC 3849, RFC 9637), protocol
 * assignments with Teredo and ORCHID, 6to4. Outside of it are loopback, link-local and private addresses, mapped IPv4
 * addresses and NAT64.
 */
const globalV6 = ['2000::', 3] as const
const reservedV6: readonly (readonly [string, number])[] = [
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['2001::', 23],
  ['2002::', 16],
]

const reserved = new BlockList()
for (const [network, bits] of reservedV4) reserved.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of reservedV6) reserved.addSubnet(network, bits, 'ipv6')
const global6 = new BlockList()
global6.addSubnet(...globalV6, 'ipv6')

/** Returns whether a text is an IP address of the public internet; false for reserved addresses and other texts. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !reserved.check(address, 'ipv4')
    case 6:
      return global6.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
    default:
      return false
  }
}

/** Thrown instead of a request to an address that may belong to the server's own network. */
export class NotPublicError extends Error {
  override readonly name = 'NotPublicError'
}

type ResolveAll = (
  hostname: string,
  done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void

/**
 * Returns a DNS lookup that fails for a name with any address that is not public. The connection itself must use this
 * lookup, because a name that was checked earlier may resolve to another address a moment later (DNS rebinding).
 */
export function lookupPublicWith(resolve?: ResolveAll): LookupFunction {
  return (hostname, options, callback) => {
    const check = (error: Error | null, addresses: readonly LookupAddress[]) => {
      if (error) return callback(error, '')
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new NotPublicError('the name does not lead to a public address'), '')
      }
      return options.all ? callback(null, [...addresses]) : callback(null, first.address, first.family)
    }
    if (resolve) resolve(hostname, check)
    else lookup(hostname, { ...options, all: true }, check)
  }
}

export const lookupPublic: LookupFunction = lookupPublicWith()
