// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { deletePurchase, savePurchase, readPurchase } from './stored-purchase.ts'

const hourMs = 60 * 60 * 1000

beforeEach(() => localStorage.clear())

test('a purchase left for payment is remembered for two days', () => {
  savePurchase('a', 0)
  expect(readPurchase(48 * hourMs)).toBe('a')
  expect(readPurchase(48 * hourMs + 1)).toBeNull()
})

test('a later purchase replaces an earlier one and outlives its end', () => {
  savePurchase('a', 0)
  savePurchase('b', hourMs)
  deletePurchase('a', hourMs)
  expect(readPurchase(hourMs)).toBe('b')
  deletePurchase('b', hourMs)
  expect(readPurchase(hourMs)).toBeNull()
})

test.each(['', 'a', 'ontem a', '9999999999999 a'])('%j is rejected as a purchase', (text) => {
  localStorage.setItem('draft:purchase', text)
  expect(readPurchase(hourMs)).toBeNull()
})
