import { expect, test } from 'vitest'
import { deletePurchase, savePurchase, readPurchase } from './stored-purchase.ts'

const hourMs = 60 * 60 * 1000

test('a purchase left for payment is remembered for two days', () => {
  const storage = memory()
  savePurchase(storage, 'a', 0)
  expect(readPurchase(storage, 48 * hourMs)).toBe('a')
  expect(readPurchase(storage, 48 * hourMs + 1)).toBeNull()
})

test('a later purchase replaces an earlier one and outlives its end', () => {
  const storage = memory()
  savePurchase(storage, 'a', 0)
  savePurchase(storage, 'b', hourMs)
  deletePurchase(storage, 'a')
  expect(readPurchase(storage, hourMs)).toBe('b')
  deletePurchase(storage, 'b')
  expect(readPurchase(storage, hourMs)).toBeNull()
})

test.each(['', 'a', 'ontem a', '9999999999999 a'])('%j is rejected as a purchase', (text) => {
  expect(readPurchase(memory(text), hourMs)).toBeNull()
})

function memory(text?: string) {
  const values = new Map(text === undefined ? [] : [['draft:purchase', text]])
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  }
}
