import { describe, expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

const namesOf = (text: string) => readMeal(text).items.map(({ food }) => food.name)

describe('food that somebody else left', () => {
  test.each([
    ['meu filho largou o pão e eu comi', 'Pão francês'],
    ['minha filha largou o iogurte e eu terminei', 'Iogurte natural'],
    ['meu marido largou a pizza, comi o resto', 'Pizza'],
    ['ele rejeitou a sopa, tomei eu', 'Sopa de legumes com carne'],
    ['o neném cuspiu a banana e eu comi tudo', 'Banana-prata'],
  ])('"%s" counts, since the writer ate it', (text, name) => {
    expect(namesOf(text)).toEqual([name])
  })

  test.each([
    [
      'comi o q meu filho largou: meio danoninho e 2 bolacha',
      ['Petit suisse de morango', 'Biscoito maisena'],
    ],
    [
      'comi o que a minha filha largou, 3 nuggets e arroz',
      ['Nuggets de frango assados', 'Arroz branco cozido'],
    ],
    ['comi meio danoninho que meu filho largou', ['Petit suisse de morango']],
    ['meia fatia de bolo que meu filho largou', ['Bolo simples']],
    ['tomei o iogurte que ele rejeitou', ['Iogurte natural']],
    ['comi arroz, meu filho largou o feijão', ['Arroz branco cozido']],
  ])('"%s" names what the writer ate of it', (text, names) => {
    expect(namesOf(text)).toEqual(names)
  })

  test('does not count when the writer ate another food', () => {
    expect(namesOf('meu filho largou o pão, comi uma banana')).toEqual(['Banana-prata'])
  })
})
