import { expect, test } from 'vitest'
import { describeMeal } from './label.ts'

test('a plate is described as a Portuguese list of foods', () => {
  expect(
    describeMeal({
      items: [
        { group: 'arroz', grams: 100, name: 'Arroz branco' },
        { group: 'feijao', grams: 100, name: 'Feijão carioca' },
        { group: 'frango', grams: 100, name: 'Frango grelhado' },
      ],
    }),
  ).toBe('Prato com arroz branco, feijão carioca e frango grelhado')
})

test('a drink is described as a glass or cup of it', () => {
  expect(describeMeal({ items: [{ group: 'bebida', grams: 200, name: 'Suco de laranja' }] })).toBe(
    'Copo de suco de laranja',
  )
  expect(describeMeal({ items: [{ group: 'bebida', grams: 50, name: 'Café' }] })).toBe('Xícara de café')
})

test('a sandwich is described by its name', () => {
  expect(describeMeal({ items: [{ group: 'sanduiche', grams: 200, name: 'X-salada' }] })).toBe('X-salada')
})

test('an empty vessel is described as empty, in its grammatical gender', () => {
  expect(describeMeal({ items: [] })).toBe('Prato vazio')
  expect(describeMeal({ items: [], vessel: 'marmita' })).toBe('Marmita vazia')
})
