import { hashPassword } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { passwordRoom, slowPasswords } from './slow-passwords.ts'

const password = 'arroz-feijao-e-couve'

test('a password is stored as salted Argon2id and matches only itself', async () => {
  const [kept, again] = await Promise.all([slowPasswords.hash(password), slowPasswords.hash(password)])
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(again).not.toBe(kept)
  expect(await slowPasswords.verify({ hash: kept, password })).toBe(true)
  expect(await slowPasswords.verify({ hash: kept, password: `${password}!` })).toBe(false)
  expect(slowPasswords.isOutdated(kept)).toBe(false)
})

test('a password matches in every Unicode composition', async () => {
  const kept = await slowPasswords.hash('feijão-com-maçã'.normalize('NFC'))
  expect(await slowPasswords.verify({ hash: kept, password: 'feijão-com-maçã'.normalize('NFD') })).toBe(true)
})

test('a password stored with an older algorithm matches and is outdated', async () => {
  const scrypt = await hashPassword(password)
  const cheaper = (await slowPasswords.hash(password)).replace('t=2', 't=1')
  expect(await slowPasswords.verify({ hash: scrypt, password })).toBe(true)
  expect(await slowPasswords.verify({ hash: scrypt, password: 'outra' })).toBe(false)
  expect(await slowPasswords.verify({ hash: cheaper, password })).toBe(false)
  expect([scrypt, cheaper].map(slowPasswords.isOutdated)).toEqual([true, true])
})

test('the queue holds five seconds of work, later callers are refused as busy', async () => {
  const most = passwordRoom.underWay + passwordRoom.waiting
  const held = Promise.withResolvers<void>()
  const places = Array.from({ length: most }, () => slowPasswords.admit(() => held.promise))
  const again = { code: 'busy', extras: { headers: { 'retry-after': '5' } } }
  await expect(slowPasswords.admit(async () => 'in')).rejects.toMatchObject(again)
  held.resolve()
  await Promise.all(places)
  expect(await slowPasswords.admit(async () => 'in')).toBe('in')
})

test('Argon2id matches RFC 9106', async () => {
  // Made with the reference implementation: argon2 somesalt -id -t 2 -m 16 -p 1, password "password".
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await slowPasswords.verify({ hash, password: 'password' })).toBe(true)
})
