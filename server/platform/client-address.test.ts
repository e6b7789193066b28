import { expect, test } from 'vitest'
import { countedAddress, truncateAddress } from './client-address.ts'

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
  // A session is kept with the network of its address, and is counted by it all the same.
  expect(countedAddress(counted)).toBe(counted)
})

test.for([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:7:2::1', '2001:db8:7::'],
  ['2001:db8::1', '2001:db8:0::'],
] as const)('what is kept of %s is %s', ([address, network]) => {
  expect(truncateAddress(address)).toBe(network)
})
