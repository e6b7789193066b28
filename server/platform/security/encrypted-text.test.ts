import { expect, test } from 'vitest'
import { encryptedTexts } from './encrypted-text.ts'

const texts = encryptedTexts('a secret of an instance, 32 long', 'keys')

test('an encrypted text decrypts for its owner and reveals nothing', () => {
  const encrypted = texts.encrypt('JBSWY3DPEHPK3PXP', 'ana')
  expect(Buffer.from(encrypted, 'base64url').toString('latin1')).not.toContain('JBSWY3DP')
  expect(texts.decrypt(encrypted, 'ana')).toBe('JBSWY3DPEHPK3PXP')
  expect(texts.encrypt('JBSWY3DPEHPK3PXP', 'ana')).not.toBe(encrypted)
})

test('decryption fails for another owner, purpose or secret, and after tampering', () => {
  const encrypted = texts.encrypt('JBSWY3DPEHPK3PXP', 'ana')
  const changed = Buffer.from(encrypted, 'base64url')
  changed[changed.length - 1]! ^= 1
  expect([
    texts.decrypt(encrypted, 'bia'),
    encryptedTexts('a secret of an instance, 32 long', 'other').decrypt(encrypted, 'ana'),
    encryptedTexts('another secret of an instance, 32', 'keys').decrypt(encrypted, 'ana'),
    texts.decrypt(changed.toString('base64url'), 'ana'),
    texts.decrypt('', 'ana'),
  ]).toEqual([null, null, null, null, null])
})

test('a text under a previous secret is encrypted again under the current one', () => {
  const [today, before] = ['another secret of an instance, 32', 'a secret of an instance, 32 long']
  const both = encryptedTexts(today, 'keys', [before])
  const encrypted = texts.encrypt('JBSWY3DPEHPK3PXP', 'ana')
  expect(both.decrypt(encrypted, 'ana')).toBe('JBSWY3DPEHPK3PXP')
  const renewed = both.reencrypt(encrypted, 'ana') ?? ''
  expect(encryptedTexts(today, 'keys').decrypt(renewed, 'ana')).toBe('JBSWY3DPEHPK3PXP')
  expect([
    both.reencrypt(renewed, 'ana'),
    both.reencrypt(encrypted, 'bia'),
    texts.decrypt(renewed, 'ana'),
  ]).toEqual([null, null, null])
})
