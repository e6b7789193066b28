import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['4 bolinhas de falafel', ['Falafel 68']],
  ['um taquinho de rapadura', ['Rapadura 23']],
  ['um gominho de tangerina', ['Tangerina poncã 17']],
  ['um fiozinho de azeite', ['Azeite de oliva 5']],
  ['3 bolinhas de queijo', ['Bolinha de queijo 60']],
  ['bolinhas de gude', []],
])('a shape in "%s" is no food of its own', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['biscoito globo 1 pacote salgado', ['Biscoito de polvilho 30']],
  ['2 cookies grandes de chocolate', ['Cookie com gotas de chocolate 140']],
  ['pizza grande de calabresa', ['Pizza de calabresa 190']],
  ['uma chipa quentinha com tererê', ['Pão de queijo 50', 'Tereré 200']],
  ['salada de macarrão com atum e maionese', ['Salada de macarrão 180', 'Atum em lata 51', 'Maionese 12']],
])('a quality in "%s" adds no food', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test('a fritter without a row asks, because bolinho alone is a sweet one', () => {
  expect(foodsIn('um bolinho de falafel')).toEqual(['Falafel 17'])
  expect(foodsIn('2 bolinhos de arroz')).toEqual(['Bolinho de arroz 60'])
  expect(readMeal('3 bolinhos de camarão').questions.map(({ text }) => text)).toEqual([
    'Não tenho “bolinhos de camarão”: contei como bolinho de chuva. Confere?',
  ])
  expect(readMeal('bolinho de espinafre').questions).toHaveLength(1)
  expect(readMeal('2 bolinhos').questions).toEqual([])
})

test('a warm box is still a box', () => {
  expect(foodsIn('uma quentinha')).toContain('Arroz branco cozido 170')
})

test.each([
  ['crepe de queijo no palito, 2', ['Crepe salgado com queijo muçarela 240']],
  ['beringela à parmegiana', ['Berinjela à parmegiana 220']],
  ['um pratinho de torresmo', ['Torresmo 50']],
  ['um pacotinho de amendoim japonês', ['Amendoim japonês ou apimentado 50']],
  ['meio pão com manteiga', ['Pão francês 25', 'Manteiga com sal 5']],
  ['meio pão com ovo', ['Pão francês 25', 'Ovo frito 50']],
  ['meio pão com ovo mexido', ['Pão francês 25', 'Ovo na manteiga 45']],
  ['1 fatia de pão caseiro com geleia', ['Pão francês 34', 'Geleia de fruta 20']],
  ['sanduba de pernil na porta do estádio', ['Sanduíche de pernil 150']],
])('"%s" weighs what such a serving weighs', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  'salada caesar com frango, pedi sem molho',
  'salada caesar sem molho',
  'x-salada, pedi sem maionese',
])('"%s" leaves the sauce out', (text) => {
  expect(foodsIn(text)).toEqual([expect.stringContaining('sem maionese')])
})

test('a snack that another one stands in for is named', () => {
  expect(readMeal('joelho de queijo e presunto').questions.map(({ code }) => code)).toEqual(['stand_in'])
})

test.each(['comi pouco: arroz e feijão', 'hoje comi pouco, arroz e feijão'])(
  '"%s" is a little of every food',
  (text) => {
    expect(foodsIn(text)).toEqual(['Arroz branco cozido 64', 'Feijão carioca cozido 70'])
  },
)

test('toppings that are blended in belong to the stated volume', () => {
  expect(foodsIn('açaí de 500 batido com banana')).toEqual(['Açaí batido com banana-prata 500'])
  expect(foodsIn('açaí de 500 com banana')).toEqual(['Açaí batido com banana-prata 523'])
})
