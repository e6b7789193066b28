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

  test('does not count when the writer ate another food', () => {
    expect(namesOf('meu filho largou o pão, comi uma banana')).toEqual(['Banana-prata'])
  })
})
