import { expect, test } from 'vitest'
import { readMeal } from './meal-text.ts'

const names = (text: string) => readMeal(text).items.map((item) => item.food.name)
const grams = (text: string) => readMeal(text).items.map((item) => item.grams)

test('an egg on bread or rice is fried, in a salad boiled, unless stated otherwise', () => {
  expect(names('pão com ovo')).toEqual(['Pão francês', 'Ovo frito'])
  expect(names('arroz com 2 ovos')).toEqual(['Arroz branco cozido', 'Ovo frito'])
  expect(names('alface com ovo')).toEqual(['Alface crespa', 'Ovo cozido'])
  expect(names('pão com ovo cozido')).toEqual(['Pão francês', 'Ovo cozido'])
})

test('a glass named after a drink is the vessel of that drink', () => {
  expect(grams('caldo de cana copo grande com um pastel')[0]).toBe(300)
  expect(names('suco de maracujá 1 copo de requeijão')).toEqual(['Suco de maracujá'])
  expect(names('café com leite numa xícara de chá')).toEqual(['Café com leite'])
})

test('a plate of soup is soup, not a plate of its ingredients', () => {
  expect(names('um prato de sopa de mandioca')).toEqual(['Sopa de mandioca'])
})

test('slices after a pizza are slices of it, unless they are joined with `com`', () => {
  expect(names('jantamos pizza, eu comi duas fatias de mussarela')).toHaveLength(1)
  expect(names('pizza e duas fatias de mussarela')).toHaveLength(2)
})

test('a weight is assigned to its food across one unknown word', () => {
  expect(grams('frango xablau 150g')).toEqual([150])
})

test('a fraction of a measure is read with its "de"', () => {
  expect(grams('3/4 de xícara de leite')).toEqual([150])
})

test('pieces are counted as pieces, not as skewers', () => {
  expect(grams('10 corações de galinha')).toEqual([50])
})

test('a cut of hen is read as that cut of chicken', () => {
  for (const part of ['pé', 'asa', 'moela', 'coração', 'sobrecoxa', 'pescoço', 'fígado'])
    expect(names(`${part} de galinha`)).toEqual(names(`${part} de frango`))
})
