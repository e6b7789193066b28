/** Barcode of a product: the digits of an EAN-8 or EAN-13. A UPC-A is normalised to an EAN-13. */
export type Barcode = string

/**
 * Reasons why digits are not a product's barcode. `check_digit`: a digit is wrong. `scale_label`: the number is only
 * valid inside one shop, such as a label printed by the shop's scale.
 */
export type BarcodeProblem = 'empty' | 'not_digits' | 'length' | 'check_digit' | 'scale_label'

export type BarcodeReading =
  | { readonly code: Barcode; readonly problem?: undefined }
  | { readonly code?: undefined; readonly problem: BarcodeProblem }

/** Lengths of EAN-8, UPC-A and EAN-13. */
export const barcodeLengths: readonly number[] = [8, 12, 13]

/**
 * Numbers that each shop or company assigns itself, so that elsewhere they mean another product. GS1 General
 * Specifications, restricted circulation numbers: prefixes 02, 04 and 20 to 29 of an EAN-13, 0 and 2 of an EAN-8.
 */
const restricted = /^(?:0[24]\d{11}|2\d{12}|[02]\d{7})$/

/** Reads typed or scanned digits, which may contain spaces, dots and hyphens. */
export function readBarcode(typed: string): BarcodeReading {
  const digits = typed.replaceAll(/[\s.-]/g, '')
  if (digits === '') return { problem: 'empty' }
  if (!/^\d+$/.test(digits)) return { problem: 'not_digits' }
  if (!barcodeLengths.includes(digits.length)) return { problem: 'length' }
  if (checkDigitOf(digits.slice(0, -1)) !== Number(digits.at(-1))) return { problem: 'check_digit' }
  const code = digits.length === 12 ? `0${digits}` : digits
  return restricted.test(code) ? { problem: 'scale_label' } : { code }
}

/**
 * Returns the check digit (last digit) of a code from its other digits, which are weighted 3 and 1 alternately from the
 * right (mod 10).
 */
export function checkDigitOf(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
