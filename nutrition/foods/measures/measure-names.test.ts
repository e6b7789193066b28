import { expect, test } from 'vitest'
import { foods } from '../food-table.ts'
import { formatAmount, formatQuantity, measureNameFor } from './measure-names.ts'

test.each([
  ['colher de sopa', 'colheres de sopa'],
  ['colher de servir', 'colheres de servir'],
  ['concha', 'conchas'],
  ['unidade pequena', 'unidades pequenas'],
  ['unidade grande', 'unidades grandes'],
  ['prato fundo', 'pratos fundos'],
  ['copo americano', 'copos americanos'],
  ['copo de requeijão', 'copos de requeijão'],
  ['copo tulipa', 'copos tulipa'],
  ['porção', 'porções'],
  ['pires', 'pires'],
  ['filé', 'filés'],
  ['pastel de feira', 'pastéis de feira'],
  ['pacote pequeno', 'pacotes pequenos'],
  ['long neck', 'long necks'],
])('two of "%s" are "%s"', (one, two) => {
  expect(measureNameFor(one, 2)).toBe(two)
})

test('a quantity below two uses the singular', () => {
  expect(measureNameFor('concha', 0.5)).toBe('concha')
  expect(measureNameFor('concha', 1.5)).toBe('concha')
})

test('halves are written as ½, other amounts with a comma', () => {
  expect(formatQuantity(0.5)).toBe('½')
  expect(formatQuantity(1.5)).toBe('1½')
  expect(formatQuantity(3)).toBe('3')
  expect(formatAmount(12.5)).toBe('12,5')
  expect(formatAmount(140)).toBe('140')
  expect(formatAmount(1280)).toBe('1.280')
})

test('every measure of the table is a canonical singular: no brackets, no slash', () => {
  for (const { name } of foods.flatMap((food) => food.measures)) expect(name).toMatch(/^[\p{Ll} ]+$/u)
})
