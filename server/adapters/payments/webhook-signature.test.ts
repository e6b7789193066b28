import { createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SignedWebhook, signWebhook, verifySignature } from './webhook-signature.ts'

const secret = 'the secret of the panel'
const now = new Date('2026-03-11T15:00:00Z')
const timestamp = String(now.getTime())
const parts = { dataId: '123456789', requestId: 'bb56a2f1-6aae-46ac-982e-9dcd3581d08e' }
const webhook: SignedWebhook = { ...parts, signature: signWebhook(parts, timestamp, secret) }

const text = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme-ascii' })
const anyParts = fc.record({ dataId: fc.option(text), requestId: fc.option(text) })
const minutes = (count: number) => count * 60 * 1000

test('the signature is the hash that Mercado Pago documents', () => {
  const manifest = `id:123456789;request-id:${parts.requestId};ts:${timestamp};`
  const hash = createHmac('sha256', secret).update(manifest).digest('hex')
  expect(verifySignature({ ...parts, signature: `ts=${timestamp},v1=${hash}` }, [secret], now)).toBe('valid')
  expect(verifySignature({ ...parts, signature: `v1=${hash}, ts=${timestamp}` }, [secret], now)).toBe('valid')
})

test.each([
  [{ dataId: '123', requestId: null }, `id:123;ts:${timestamp};`],
  [{ dataId: null, requestId: 'abc' }, `request-id:abc;ts:${timestamp};`],
  [{ dataId: null, requestId: null }, `ts:${timestamp};`],
])('absent parts are omitted from the signed text: %j', (present, manifest) => {
  const signature = `ts=${timestamp},v1=${createHmac('sha256', secret).update(manifest).digest('hex')}`
  expect(verifySignature({ ...present, signature }, [secret], now)).toBe('valid')
})

test('a signed webhook verifies, with or without an id and a request id', () => {
  fc.assert(
    fc.property(anyParts, text, (signed, anySecret) => {
      const signature = signWebhook(signed, timestamp, anySecret)
      expect(verifySignature({ ...signed, signature }, [anySecret], now)).toBe('valid')
    }),
  )
})

test('a webhook with one changed character does not verify', () => {
  const fields = ['signature', 'dataId', 'requestId'] as const
  fc.assert(
    fc.property(
      fc.constantFrom(...fields),
      fc.nat(),
      fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme-ascii' }),
      (field, place, character) => {
        const value = webhook[field] ?? ''
        const at = place % value.length
        const changed = value.slice(0, at) + character + value.slice(at + 1)
        fc.pre(changed !== value)
        expect(verifySignature({ ...webhook, [field]: changed }, [secret], now)).not.toBe('valid')
      },
    ),
    { numRuns: 2000 },
  )
})

test('a webhook with a part removed or added does not verify', () => {
  expect(verifySignature({ ...webhook, requestId: null }, [secret], now)).toBe('mismatch')
  expect(verifySignature({ ...webhook, dataId: null }, [secret], now)).toBe('mismatch')
  const bare = { dataId: null, requestId: null }
  const signature = signWebhook(bare, timestamp, secret)
  expect(verifySignature({ ...parts, signature }, [secret], now)).toBe('mismatch')
})

test('an id may be signed as it is or in lower case', () => {
  const dataId = '2C938084AbCd'
  for (const signedId of [dataId, dataId.toLowerCase()]) {
    const signature = signWebhook({ ...parts, dataId: signedId }, timestamp, secret)
    expect(verifySignature({ ...parts, dataId, signature }, [secret], now)).toBe('valid')
  }
})

test.each([
  ['milliseconds', (ms: number) => String(ms)],
  ['seconds', (ms: number) => String(Math.floor(ms / 1000))],
])('a timestamp in %s is valid for half an hour before and after', (_, write) => {
  const verdictAfter = (ageMs: number) => {
    const signature = signWebhook(parts, write(now.getTime() - ageMs), secret)
    return verifySignature({ ...parts, signature }, [secret], now)
  }
  expect([0, minutes(30), -minutes(30)].map(verdictAfter)).toEqual(['valid', 'valid', 'valid'])
  expect([minutes(30) + 1000, -minutes(30) - 1000].map(verdictAfter)).toEqual(['stale', 'stale'])
})

test('two secrets are valid during a rotation, and none rejects everything', () => {
  const replacing = ['the next secret', secret]
  expect(verifySignature(webhook, replacing, now)).toBe('valid')
  expect(verifySignature(webhook, replacing.slice(0, 1), now)).toBe('mismatch')
  expect(verifySignature(webhook, [], now)).toBe('mismatch')
})

test('a missing signature is distinguished from a broken one', () => {
  expect(verifySignature({ ...parts, signature: null }, [secret], now)).toBe('missing')
  const { signature } = webhook
  for (const broken of [
    '',
    'ts=1',
    `ts=${timestamp}`,
    `ts=${timestamp},v1=`,
    `${signature}0`,
    `${signature},v1=${'0'.repeat(64)}`,
    `ts=soon,v1=${'0'.repeat(64)}`,
    signature?.toUpperCase() ?? '',
  ]) {
    expect(verifySignature({ ...parts, signature: broken }, [secret], now)).toBe('malformed')
  }
})
