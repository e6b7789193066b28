import { expect, test } from 'vitest'
import { commonPasswords } from '../../adapters/auth/common-passwords.ts'
import { findWeaknesses } from './rules.ts'

const weaknessesOf = (password: string) => findWeaknesses(password, 'ana.maria@exemplo.br', commonPasswords)

test.for([
  ['xk7q-mvd', 'eight characters'],
  ['só letras minúsculas e espaços', 'no digits, capitals or signs'],
  ['8402 6613 9075', 'digits alone'],
  ['🥦🍚🫘🥬🍗🍅🥕🌽', 'no letters at all'],
  ['palavra '.repeat(8).trim(), 'more than 64 characters'],
  ['a'.repeat(64) + 'b'.repeat(64), '128 characters'],
] as const)('the password "%s" is accepted: %s', ([password]) => {
  expect(weaknessesOf(password)).toEqual([])
})

test('a password shorter than 8 or longer than 128 characters is refused', () => {
  expect(weaknessesOf('xk7q-mv')).toEqual(['length'])
  expect(weaknessesOf('ab'.repeat(64) + 'c')).toEqual(['length'])
})

test.for([
  '12345678',
  'Senha123',
  'brasil10',
  'p@ssw0rd',
  'zzzzzzzz',
  'liverpool',
  'michelle',
  'elephant',
  'butterfly',
  'trustno1',
  'qazwsxedc',
])('the frequently used password %s is refused', (password) => {
  expect(weaknessesOf(password)).toContain('common')
})

test.for(['PratoCerto', 'prato-certo1', 'F00dScan!', 'ana.maria', 'AnaMaria99', 'ana.maria@exemplo.br'])(
  'the context word in %s is refused',
  (password) => {
    expect(weaknessesOf(password)).toContain('context')
  },
)

test('a context word inside a long sentence is accepted', () => {
  expect(weaknessesOf('meu prato certo tem feijão e couve')).toEqual([])
})

test('the list of frequent passwords holds at least 3,000 of allowed length', () => {
  expect([...commonPasswords].filter((word) => word.length >= 8).length).toBeGreaterThanOrEqual(3000)
})
