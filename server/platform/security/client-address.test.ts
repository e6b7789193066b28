import { expect, test } from 'vitest'
import { byAddress, clientAddress, countedAddress, truncateAddress } from './client-address.ts'

test.for([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:7:2::1', '2001:db8:7:2::'],
  ['2001:0DB8:0007:0002:0a:0b:0c:0d', '2001:db8:7:2::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['unknown', 'unknown'],
] as const)('%s is counted as %s', ([address, counted]) => {
  expect(countedAddress(address)).toBe(counted)
  // A truncated address, as sessions store it, must be counted like the address itself.
  expect(countedAddress(counted)).toBe(counted)
})

test.for([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:7:2::1', '2001:db8:7::'],
  ['2001:db8::1', '2001:db8:0::'],
] as const)('%s is truncated to %s', ([address, network]) => {
  expect(truncateAddress(address)).toBe(network)
})

test.for([
  ['203.0.113.77', '203.0.113.77'],
  ['203.0.113.77:40001', '203.0.113.77'],
  ['[2001:db8::1]:40001', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['unknown', '192.0.2.1'],
  ['_hidden', '192.0.2.1'],
  ['203.0.113.777', '192.0.2.1'],
  ['', '192.0.2.1'],
] as const)('the proxy entry %j is the caller %s', ([entry, address]) => {
  const headers = new Headers({ 'x-forwarded-for': `198.51.100.9, ${entry}` })
  expect(clientAddress({ remoteAddress: '192.0.2.1' }, headers, 1)).toBe(address)
})

test('without a trusted proxy X-Forwarded-For is ignored', () => {
  const headers = new Headers({ 'x-forwarded-for': '198.51.100.9' })
  expect(clientAddress({ remoteAddress: '192.0.2.1' }, headers, 0)).toBe('192.0.2.1')
})

test('an IPv6 caller is counted by its /64 and, at ten times the limit, by its /48', () => {
  expect(byAddress('2001:db8:7:2::1')).toEqual([
    { who: '2001:db8:7:2::', times: 1 },
    { who: '2001:db8:7::', times: 10, isSite: true },
  ])
  expect(byAddress('::ffff:203.0.113.77', 'ana')).toEqual([{ who: '203.0.113.77 ana', times: 1 }])
})
