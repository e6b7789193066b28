import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsOf, decimalOf, instantText } from './mercado-pago-wire.ts'

test('every amount in centavos is written with two decimals and parsed back', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (cents) => {
      const text = JSON.stringify(decimalOf(cents))
      expect(text).toMatch(/^\d+(\.\d{1,2})?$/)
      expect(centsOf(Number(text))).toBe(cents)
    }),
  )
})

test('a sum of doubles is rounded to centavos, and half a centavo is rejected', () => {
  expect([0.1 + 0.2, 239.2, 29.9, 1.005, NaN, Infinity].map(centsOf)).toEqual([
    30,
    23_920,
    2990,
    null,
    null,
    null,
  ])
})

test('every instant is preserved and written in Brasília time', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (moment) => {
        expect(instantText(moment)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-03:00$/)
        expect(new Date(instantText(moment))).toEqual(moment)
      },
    ),
  )
  expect(instantText(new Date('2026-01-01T02:00:00Z'))).toBe('2025-12-31T23:00:00.000-03:00')
})
