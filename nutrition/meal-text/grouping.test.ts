import { expect, test } from 'vitest'
import { readMeal } from './meal-text.ts'

const names = (text: string) => readMeal(text).items.map((item) => item.food.name)
const grams = (text: string) => readMeal(text).items.map((item) => item.grams)

test('the egg on bread or rice is fried, in a salad boiled, and always as it is said', () => {
  expect(names('pão com ovo')).toEqual(['Pão francês', 'Ovo frito'])
  expect(names('arroz com 2 ovos')).toEqual(['Arroz branco cozido', 'Ovo frito'])
  expect(names('alface com ovo')).toEqual(['Alface crespa', 'Ovo cozido'])
  expect(names('pão com ovo cozido')).toEqual(['Pão francês', 'Ovo cozido'])
})

test('a glass named after the drink is what the drink is in', () => {
  expect(grams('caldo de cana copo grande com um pastel')[0]).toBe(300)
  expect(names('suco de maracujá 1 copo de requeijão')).toEqual(['Suco de maracujá'])
  expect(names('café com leite numa xícara de chá')).toEqual(['Café com leite'])
})

test('a plate of soup is soup, not a plate of what is in it', () => {
  expect(names('um prato de sopa de mandioca')).toEqual(['Sopa de mandioca'])
})

test('slices of a pizza named before are that pizza, slices said with it are cheese', () => {
  expect(names('jantamos pizza, eu comi duas fatias de mussarela')).toHaveLength(1)
  expect(names('pizza e duas fatias de mussarela')).toHaveLength(2)
})

test('a weight reaches its food past one word that is not known', () => {
  expect(grams('frango xablau 150g')).toEqual([150])
})

test('a part of a measure is read with its "de"', () => {
  expect(grams('3/4 de xícara de leite')).toEqual([150])
})

test('pieces are counted as pieces, not as skewers of them', () => {
  expect(grams('10 corações de galinha')).toEqual([50])
})

test('a part of a hen is that part of a chicken', () => {
  for (const part of ['pé', 'asa', 'moela', 'coração', 'sobrecoxa', 'pescoço', 'fígado'])
    expect(names(`${part} de galinha`)).toEqual(names(`${part} de frango`))
})
