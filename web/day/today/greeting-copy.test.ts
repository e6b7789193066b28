import { expect, test } from 'vitest'
import { calledName, greetingAt } from './greeting-copy.ts'

test.each([
  [{ name: 'Ana Maria Souza', email: 'ana@exemplo.br' }, 'Ana'],
  [{ name: 'Dona Maria Silva', email: 'maria@exemplo.br' }, 'Dona Maria'],
  [{ name: 'seu  João', email: 'joao@exemplo.br' }, 'seu João'],
  [{ name: 'Dr. Paulo Prado', email: 'paulo@exemplo.br' }, 'Dr. Paulo'],
  [{ name: 'Profa Lia Reis', email: 'lia@exemplo.br' }, 'Profa Lia'],
  [{ name: 'Dona', email: 'dona@exemplo.br' }, 'Dona'],
  [{ name: 'Donato Seu', email: 'donato@exemplo.br' }, 'Donato'],
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
