import { expect, test } from 'vitest'
import { failedAddress } from './failed-address.ts'

const address = 'https://pratocerto.example/assets/water-sheet-B1x_9-a.js'

test.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${address}`, address],
  ['Firefox', `error loading dynamically imported module: ${address}`, address],
  ['Safari', 'Importing a module script failed.', null],
  ['a missing style', 'Unable to preload CSS for /assets/water-sheet-B1x_9-a.css', null],
])('%s: the address of the failed module', (_, message, found) => {
  expect(failedAddress(new TypeError(message))).toBe(found)
})
