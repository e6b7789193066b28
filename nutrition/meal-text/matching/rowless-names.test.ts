import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

test.each([
  ['1 barra de amendoim', 'barra de amendoim'],
  ['2 barras de amendoim', 'barras de amendoim'],
  ['comi três barras de castanha', 'barras de castanha'],
  ['uma barra de nuts e 1 café', 'barra de nuts'],
  ['3 bolinhos de soja', 'bolinhos de soja'],
  ['2 tempurás de camarão e arroz', 'tempurás de camarão'],
  ['dois joelhos de porco', 'joelhos de porco'],
  ['1 fondue de queijo', 'fondue de queijo'],
  ['2 pães proteicos', 'pães proteicos'],
  ['duas fatias de queijo vegano', 'queijo vegano'],
  ['manteiga vegetal', 'manteiga vegetal'],
  ['1 colher de requeijão vegano', 'requeijão vegano'],
  ['creme de leite vegetal', 'creme de leite vegetal'],
  ['sorvete vegano', 'sorvete vegano'],
])('"%s" names a food without a row, which is not counted as another', (text, words) => {
  const { items, unmatched } = readMeal(text)
  expect(unmatched).toEqual([words])
  expect(items.map(({ food }) => food.name).join()).not.toMatch(/amendoim|castanha|camarão|soja|bolinho/iu)
})

test.each([
  ['1 barra de chocolate', 'Chocolate ao leite'],
  ['2 barras de cereal', 'Barra de cereal'],
  ['1 barra de proteína', 'Barra de proteína'],
  ['10 amendoins', 'Amendoim torrado salgado'],
  ['3 castanhas', 'Castanha-de-caju'],
  ['1 ovo mole', 'Ovo cozido'],
  ['2 bolinhos de bacalhau', 'Bolinho de bacalhau'],
  ['2 pastéis de queijo', 'Pastel de queijo frito'],
  ['1 pedaço de torta de frango', 'Torta de frango'],
  ['2 fatias de queijo prato', 'Queijo prato'],
  ['2 fatias de pão integral', 'Pão de forma integral'],
  ['1 pote de sorvete', 'Sorvete'],
])('"%s" is a food of the table', (text, name) => {
  expect(readMeal(text).items.map(({ food }) => food.name)).toEqual([name])
})
