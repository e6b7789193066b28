import { expect, test } from 'vitest'
import { savedNamesOf } from '../../meal-text/finding/saved-names.ts'
import { addsMealOfBefore, readFoodlessMeal, readMealOfBefore, readSaidAgain } from './foodless-meals.ts'

/** A Thursday. */
const today = '2026-11-26'
const date = '2026-11-25'

test.each([
  ['repeti o almoço', { mealType: 'almoco' }],
  ['comi igual ontem', { date }],
  ['igual a ontem', { date }],
  ['o mesmo de ontem', { date }],
  ['a mesma coisa de ontem', { date }],
  ['mesmo de ontem', { date }],
  ['comi o mesmo do almoço', { mealType: 'almoco' }],
  ['jantei o mesmo do almoço', { mealType: 'almoco' }],
  ['mesmo café de ontem', { date, mealType: 'cafe_manha' }],
  ['o de sempre', {}],
  ['comi o de sempre', {}],
  ['meu café de sempre', { mealType: 'cafe_manha' }],
  ['almocei como sempre', {}],
  ['repeti o de ontem', { date }],
  ['igual anteontem', { date: '2026-11-24' }],
  ['o mesmo de segunda', { date: '2026-11-23' }],
])('"%s" names an earlier meal', (text, expected) => {
  expect(readSaidAgain(text, today)).toEqual(expected)
})

test.each([
  'comi arroz e repeti',
  'repeti o feijão',
  'almocei fora',
  'comi na casa da mãe',
  'bife com o mesmo molho',
  'pão de ontem',
  'como arroz',
])('"%s" names none', (text) => {
  expect(readSaidAgain(text, today)).toBeUndefined()
})

test.each([
  ['mesmo café de ontem', { date, mealType: 'cafe_manha' }],
  ['repeti o café de ontem', { date, mealType: 'cafe_manha' }],
  ['hoje repeti meu café de ontem', { date, mealType: 'cafe_manha' }],
  ['mesmo cafe da manha de ontem', { date, mealType: 'cafe_manha' }],
  ['tomei o mesmo café da manhã de segunda', { date: '2026-11-23', mealType: 'cafe_manha' }],
  ['meu café de sempre', { mealType: 'cafe_manha' }],
  ['tomei meu café de sempre as 7', { mealType: 'cafe_manha' }],
  ['mesmo café de ontem, pão com ovo', undefined],
  ['repeti o café', { mealType: 'cafe_manha' }],
  ['meu café de sempre com leite', undefined],
  ['café com pão', undefined],
  ['', undefined],
])('"%s" is only an earlier meal: %j', (text, expected) => {
  expect(readMealOfBefore(text, today)).toEqual(expected)
})

test('the name of a saved meal is no earlier meal', () => {
  const saved = savedNamesOf([{ id: '1', name: 'meu café de sempre' }])
  expect(readMealOfBefore('meu café de sempre', today, saved)).toBeUndefined()
  expect(readMealOfBefore('mesmo café de ontem', today, saved)).toBeDefined()
})

test.each([
  ['o mesmo de ontem mais uma banana', true],
  ['a mesma coisa do almoço e um suco', true],
  ['o mesmo de ontem, mais uma banana', true],
  ['2 ovos e o mesmo de ontem', true],
  ['comi o mesmo de ontem: arroz, feijão e bife', false],
  ['mesmo café de ontem, pão com ovo', false],
  ['pão com ovo igual ontem', false],
  ['arroz e o mesmo feijão de ontem', false],
])('"%s" adds a whole meal of before: %s', (text, adds) => {
  expect(addsMealOfBefore(text)).toBe(adds)
})

test.each([
  ['comi na casa da mãe', 'named'],
  ['almocei fora', 'named'],
  ['fui no rodízio', 'named'],
  ['self service', 'named'],
  ['self service 500g', 'weighed'],
  ['marmita de 600 g', 'weighed'],
  ['não comi nada', 'nothing'],
  ['pulei o almoço', 'nothing'],
  ['não jantei', 'nothing'],
  ['fiquei em jejum', 'nothing'],
  ['não almocei nem jantei', 'nothing'],
  ['não deu tempo de almoçar', 'nothing'],
  ['não consegui comer', 'nothing'],
  ['hoje eu pulei o almoço', 'nothing'],
  ['jejum intermitente 16h', undefined],
  ['almocei fora, não deu pra anotar', 'named'],
  ['almocei fora e nada de doce', 'named'],
  ['jantei na casa da sogra, nada demais', 'named'],
  ['pulei o almoço mas jantei fora', 'named'],
  ['não comi nada há 3 dias', 'care'],
  ['faz dois dias que não como', 'care'],
  ['não como nada desde ontem', 'care'],
  ['fiquei em jejum 3 dias', 'care'],
  ['fiquei 3 dias sem comer', 'care'],
  ['passei o dia sem comer', 'care'],
  ['não comi nada o dia todo', 'care'],
  ['não consegui parar de comer', 'care'],
  ['comi tudo e não deu pra parar', 'care'],
  ['botei o jantar pra fora', 'care'],
  ['vomitei tudo', 'care'],
  ['faz 3 dias que não como doce', undefined],
  ['não consegui parar o carro', undefined],
  ['perdi o controle da TV', undefined],
  ['qwerty', undefined],
  ['meu celular quebrou de novo', undefined],
])('"%s" is %s', (text, kind) => {
  expect(readFoodlessMeal(text)).toBe(kind)
})
