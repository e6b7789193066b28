import { expect, test } from 'vitest'
import { base32, codeOf, findStep, makeRecoveryCodes, plainCode, setupUri, stepAt } from './rules.ts'

const key = Buffer.from('12345678901234567890')

/** Test vectors: last six of the eight digits in appendix B of RFC 6238. */
test.for([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const)('at second %i the code is %s', ([seconds, code]) => {
  expect(codeOf(key, stepAt(new Date(seconds * 1000)))).toBe(code)
})

test('a code is accepted up to 30 seconds early or late', () => {
  const now = new Date('2026-03-11T15:00:10Z')
  const step = stepAt(now)
  const found = [-2, -1, 0, 1, 2].map((by) => findStep(key, codeOf(key, step + by), now))
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined])
})

test('an authenticator key is formatted as apps accept it', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  const uri = new URL(setupUri(key, 'ana+x@exemplo.br'))
  expect(uri.href).toContain('otpauth://totp/Prato%20Certo:ana%2Bx%40exemplo.br?')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Prato Certo',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

test('recovery codes differ and have 140 bits each', () => {
  const codes = Array.from({ length: 200 }, makeRecoveryCodes).flat()
  expect(new Set(codes).size).toBe(2000)
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){6}[0-9a-hjkmnp-tv-z]{4}$/)
  // At each position all 32 letters occur, so a letter has five bits.
  for (const place of Array.from({ length: 34 }, (_, at) => at).filter((at) => at % 5 !== 4)) {
    expect(new Set(codes.map((code) => code[place])).size).toBe(32)
  }
})

test('a recovery code is accepted in any case, with dashes, and o, i, l as 0, 1', () => {
  const plain = '01ab1cd0efgh0jkm1npq2rst3vwx'
  expect(plainCode('01ab-1cd0-efgh-0jkm-1npq-2rst-3vwx')).toBe(plain)
  expect(plainCode(' OIAB lcdo EFGH—ojkm inpq 2rst  3vwx\n')).toBe(plain)
})

test('a recovery code of sixteen letters (former format) keeps its o, i and l', () => {
  expect(plainCode(' ABOD efgh-IJ2L mnop ')).toBe('abodefghij2lmnop')
})
