import { expect, test } from 'vitest'
import { checksum, encodeBrCode, plainCapitals } from './br-code.ts'

/** Returns the fields of a code by their ids, as a bank's app reads them. */
function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4))
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return fields
}

const code = encodeBrCode({
  key: 'demonstracao@pagamento.invalid',
  note: 'DEMONSTRACAO',
  amount: 239.2,
  merchant: 'PRATO CERTO',
  city: 'DEMONSTRACAO',
  transactionId: 'A1',
})

test("the checksum matches the example in the central bank's manual", () => {
  const example =
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304'
  expect(checksum(example)).toBe('1D3D')
  expect(checksum('123456789')).toBe('29B1')
})

test('a code parses back field by field, with a checksum over all of it', () => {
  const fields = readFields(code)
  expect([...fields.keys()]).toEqual(['00', '26', '52', '53', '54', '58', '59', '60', '62', '63'])
  expect(fields.get('54')).toBe('239.20')
  expect(readFields(fields.get('26') ?? '').get('01')).toBe('demonstracao@pagamento.invalid')
  expect(readFields(fields.get('62') ?? '').get('05')).toBe('A1')
  expect(fields.get('63')).toBe(checksum(code.slice(0, -4)))
})

test('a value too long for its field is rejected', () => {
  const parts = { key: 'k', amount: 1, merchant: 'M', city: 'C', transactionId: '1' }
  expect(() => encodeBrCode({ ...parts, note: 'x'.repeat(80) })).toThrow(RangeError)
})

test('a name is normalized to unaccented capitals and truncated', () => {
  expect(plainCapitals('Açaí & Cia. do João', 12)).toBe('ACAI  CIA DO')
})
