import { expect, test } from 'vitest'
import { sealedTexts } from './sealed-text.ts'

const texts = sealedTexts('a secret of an instance, 32 long', 'keys')

test('an encrypted text decrypts for its owner and reveals nothing', () => {
  const sealed = texts.seal('JBSWY3DPEHPK3PXP', 'ana')
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3DP')
  expect(texts.open(sealed, 'ana')).toBe('JBSWY3DPEHPK3PXP')
  expect(texts.seal('JBSWY3DPEHPK3PXP', 'ana')).not.toBe(sealed)
})

test('decryption fails for another owner, purpose or secret, and after tampering', () => {
  const sealed = texts.seal('JBSWY3DPEHPK3PXP', 'ana')
  const changed = Buffer.from(sealed, 'base64url')
  changed[changed.length - 1]! ^= 1
  expect([
    texts.open(sealed, 'bia'),
    sealedTexts('a secret of an instance, 32 long', 'other').open(sealed, 'ana'),
    sealedTexts('another secret of an instance, 32', 'keys').open(sealed, 'ana'),
    texts.open(changed.toString('base64url'), 'ana'),
    texts.open('', 'ana'),
  ]).toEqual([null, null, null, null, null])
})

test('a text under a previous secret is encrypted again under the current one', () => {
  const [today, before] = ['another secret of an instance, 32', 'a secret of an instance, 32 long']
  const both = sealedTexts(today, 'keys', [before])
  const sealed = texts.seal('JBSWY3DPEHPK3PXP', 'ana')
  expect(both.open(sealed, 'ana')).toBe('JBSWY3DPEHPK3PXP')
  const renewed = both.renew(sealed, 'ana') ?? ''
  expect(sealedTexts(today, 'keys').open(renewed, 'ana')).toBe('JBSWY3DPEHPK3PXP')
  expect([both.renew(renewed, 'ana'), both.renew(sealed, 'bia'), texts.open(renewed, 'ana')]).toEqual([
    null,
    null,
    null,
  ])
})
