import { expect, test } from 'vitest'
import { signedLinks } from './signed-link.ts'

const links = signedLinks('a secret of this test')
const end = new Date('2026-03-01T12:02:00Z')
const token = links.sign('scan-upload', ['account', 'scan'], end)

test('a signed link returns its parts until it expires', () => {
  expect(links.read('scan-upload', token, end)).toEqual(['account', 'scan'])
  expect(links.read('scan-upload', token, new Date(end.getTime() + 1))).toBeNull()
})

test('a link for one purpose is rejected for another', () => {
  expect(links.read('scan-photo', token, end)).toBeNull()
})

test('a link with another secret, changed or cut is rejected', () => {
  const [payload, signature] = token.split('.')
  const forged = Buffer.from(JSON.stringify([end.getTime(), 'other', 'scan'])).toString('base64url')
  expect(signedLinks('other').read('scan-upload', token, end)).toBeNull()
  expect(links.read('scan-upload', `${forged}.${signature}`, end)).toBeNull()
  for (const broken of [
    '',
    '.',
    `${payload}`,
    `${payload}.`,
    `.${signature}`,
    token.slice(0, -1),
    `${token}.x`,
  ]) {
    expect(links.read('scan-upload', broken, end)).toBeNull()
  }
})
