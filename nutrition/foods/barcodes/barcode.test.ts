import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barcodeLengths, checkDigitOf, readBarcode } from './barcode.ts'

/** Generates valid barcodes of Brazilian products (GS1 prefixes 789 and 790). */
const products = fc
  .tuple(fc.constantFrom('789', '790'), fc.stringMatching(/^\d{9}$/))
  .map(([prefix, digits]) => prefix + digits)
  .map((digits) => `${digits}${checkDigitOf(digits)}`)

test.each([
  ['7891000100103', '7891000100103'],
  ['789 1000 100103', '7891000100103'],
  [' 7891000-100103 ', '7891000100103'],
  // The UPC-A and the EAN-13 of one product.
  ['012345678905', '0012345678905'],
  ['0012345678905', '0012345678905'],
  ['78912939', '78912939'],
])('%s is the product %s', (typed, code) => {
  expect(readBarcode(typed)).toEqual({ code })
})

test.each([
  ['', 'empty'],
  ['789100010010x', 'not_digits'],
  ['789100010010', 'check_digit'],
  ['78910001001', 'length'],
  ['7891000100104', 'check_digit'],
  ['2012345012345', 'check_digit'],
  ['2000012345678', 'scale_label'],
  ['0212345678909', 'scale_label'],
  ['212345678909', 'scale_label'],
  ['0412345678903', 'scale_label'],
  ['20123451', 'scale_label'],
  ['01234565', 'scale_label'],
])('%s is refused: %s', (typed, problem) => {
  expect(readBarcode(typed)).toEqual({ problem })
})

test('one wrong digit is always noticed', () => {
  fc.assert(
    fc.property(products, fc.nat(12), fc.integer({ min: 1, max: 9 }), (code, at, shift) => {
      const wrong = `${code.slice(0, at)}${(Number(code[at]) + shift) % 10}${code.slice(at + 1)}`
      expect(readBarcode(code).code).toBe(code)
      expect(readBarcode(wrong).code).toBeUndefined()
    }),
  )
})

test('two neighbouring digits in the wrong order are noticed, unless they differ by 5', () => {
  fc.assert(
    fc.property(products, fc.nat(11), (code, at) => {
      const swapped = `${code.slice(0, at)}${code[at + 1]}${code[at]}${code.slice(at + 2)}`
      const apart = Math.abs(Number(code[at]) - Number(code[at + 1])) % 5
      fc.pre(apart !== 0)
      expect(readBarcode(swapped).code).toBeUndefined()
    }),
  )
})

test('a code that was read is read again as itself', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{7,12}$/), (digits) => {
      const { code } = readBarcode(`${digits}${checkDigitOf(digits)}`)
      fc.pre(code !== undefined)
      expect(readBarcode(code)).toEqual({ code })
      expect(barcodeLengths).toContain(code.length)
    }),
  )
})
