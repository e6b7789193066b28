import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['2 scoops com agua', ['Whey protein em pó 60']],
  ['2 medidas de whey com água', ['Whey protein em pó 60']],
  ['2 colheres-medida de whey', ['Whey protein em pó 60']],
  ['1 medida de albumina', ['Albumina em pó 28']],
  ['2 colheres de sopa de whey', ['Whey protein em pó 26']],
  ['sorvete com leite ninho', ['Sorvete 105', 'Leite integral em pó 32']],
  ['um copo de leite ninho', ['Leite integral 240']],
  ['1 fatia de bolo e leite ninho 200 ml', ['Bolo simples 60', 'Leite integral 200']],
  ['açaí com granola e leite ninho', ['Açaí batido com granola e leite integral em pó 342']],
  ['2 scoops na água e creatina', ['Whey protein em pó 60']],
  ['2 scoops com leite e 5 g de creatina', ['Whey protein em pó 60', 'Leite integral 240']],
  ['tomei 2 scoops e comi 1 massa', ['Whey protein em pó 60', 'Macarrão cozido 165']],
  ['whey, 2 scoops', ['Whey protein em pó 60']],
  ['1 scoop (30 g) de whey', ['Whey protein em pó 30']],
  ['2 scoops do meu whey', ['Whey protein em pó 60']],
  ['1 scoop de proteína vegana', ['Proteína vegetal em pó (à base de soja) 30']],
])('"%s" is measured with the scoop of the powder', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test('milk with an amount is added to a shake of counted scoops', () => {
  expect(foodsIn('shake whey 2 scoops com 300ml de leite desnatado')).toEqual([
    'Whey protein em pó 60',
    'Leite desnatado 300',
  ])
  expect(foodsIn('shake de whey 1 scoop com 200ml de leite')).toEqual([
    'Whey protein em pó 30',
    'Leite integral 200',
  ])
})

test.each([
  ['1 scoop de dux', 'dux'],
  ['2 scoops de growth com leite', 'growth'],
  ['1 scoop de proteina de ervilha', 'proteina de ervilha'],
])('"%s" is asked about, because it names no powder', (text, name) => {
  expect(readMeal(text).unmatched).toEqual([name])
})
