import { readBarcode } from '#nutrition/foods/barcodes/barcode.ts'

/**
 * Returns a function that takes the texts read from one picture after the other, and returns a code once two readings
 * in a row gave the same digits with a right check digit: one wrong digit in ten passes the check of a single reading.
 * Pictures without a valid code are skipped.
 */
export function createAgreement(): (texts: readonly string[]) => string | null {
  let last: string | null = null
  return (texts) => {
    const read = texts.flatMap(validDigits)[0]
    if (read === undefined) return null
    const agrees = read === last
    last = read
    return agrees ? read : null
  }
}

/**
 * Returns the digits if they are a barcode, or the code of a shop's scale, which gets an explanation instead of a
 * look-up.
 */
function validDigits(text: string): string[] {
  const { code, problem } = readBarcode(text)
  if (code !== undefined) return [code]
  return problem === 'scale_label' ? [text] : []
}
