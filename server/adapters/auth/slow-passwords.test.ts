import { hashPassword } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { passwordRoom, slowPasswords } from './slow-passwords.ts'

const password = 'arroz-feijao-e-couve'

test('a password is kept as OWASP asks of Argon2id, with a salt of its own, and opens with itself alone', async () => {
  const [kept, again] = await Promise.all([slowPasswords.hash(password), slowPasswords.hash(password)])
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(again).not.toBe(kept)
  expect(await slowPasswords.verify({ hash: kept, password })).toBe(true)
  expect(await slowPasswords.verify({ hash: kept, password: `${password}!` })).toBe(false)
  expect(slowPasswords.isOutdated(kept)).toBe(false)
})

test('the same letters are the same password, however a keyboard composes them', async () => {
  const kept = await slowPasswords.hash('feijão-com-maçã'.normalize('NFC'))
  expect(await slowPasswords.verify({ hash: kept, password: 'feijão-com-maçã'.normalize('NFD') })).toBe(true)
})

test('a password that was kept in a former way opens still, and is to be kept anew', async () => {
  const scrypt = await hashPassword(password)
  const cheaper = (await slowPasswords.hash(password)).replace('t=2', 't=1')
  expect(await slowPasswords.verify({ hash: scrypt, password })).toBe(true)
  expect(await slowPasswords.verify({ hash: scrypt, password: 'outra' })).toBe(false)
  expect(await slowPasswords.verify({ hash: cheaper, password })).toBe(false)
  expect([scrypt, cheaper].map(slowPasswords.isOutdated)).toEqual([true, true])
})

test('no more wait than five seconds are enough for; whoever comes beyond is told at once, and has a place later', async () => {
  const most = passwordRoom.underWay + passwordRoom.waiting
  const held = Promise.withResolvers<void>()
  const places = Array.from({ length: most }, () => slowPasswords.admit(() => held.promise))
  const again = { code: 'busy', extras: { headers: { 'retry-after': '5' } } }
  await expect(slowPasswords.admit(async () => 'in')).rejects.toMatchObject(again)
  held.resolve()
  await Promise.all(places)
  expect(await slowPasswords.admit(async () => 'in')).toBe('in')
})

test('Argon2id is that of RFC 9106', async () => {
  // Of the reference implementation: argon2 somesalt -id -t 2 -m 16 -p 1, password "password".
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await slowPasswords.verify({ hash, password: 'password' })).toBe(true)
})
