import { expect, test } from 'vitest'
import { calledName, greetingAt } from './greeting-copy.ts'

test.each([
  [{ name: 'Ana Maria Souza', email: 'ana@exemplo.br' }, 'Ana'],
  [{ name: '  ', email: 'joao.silva@exemplo.br' }, 'joao.silva'],
  [{ name: '', email: '' }, 'Usuário'],
  [null, 'Usuário'],
])('%j is called %s', (user, expected) => {
  expect(calledName(user)).toBe(expected)
})

test('the greeting depends on the hour', () => {
  expect([4, 5, 11, 12, 17, 18, 23].map(greetingAt)).toEqual([
    'Boa noite',
    'Bom dia',
    'Bom dia',
    'Boa tarde',
    'Boa tarde',
    'Boa noite',
    'Boa noite',
  ])
})
