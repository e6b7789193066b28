import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

const read = (text: string) =>
  readMeal(text).items.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`)

test.each([
  ['onion rings média', 'Anéis de cebola 100'],
  ['onion rings grande', 'Anéis de cebola 135'],
  ['onion rings pequena', 'Anéis de cebola 65'],
  ['anéis de cebola médio', 'Anéis de cebola 100'],
  ['bis', 'Bis 19'],
  ['comi bis', 'Bis 19'],
  ['marshmallow', 'Maria-mole 35'],
  ['sashimi', 'Sashimi de salmão 90'],
  ['morango grande', 'Morango 162'],
  ['uva pequena', 'Uva itália 62'],
  ['grissini', 'Torrada 24'],
  ['salgado de festa', 'Salgadinho de festa 80'],
])('"%s" means a portion and no single piece', (text, food) => {
  expect(read(text)).toEqual([food])
})

test.each([
  ['1 onion ring', 'Anéis de cebola 10'],
  ['6 onion rings', 'Anéis de cebola 60'],
  ['1 bis', 'Bis 6'],
  ['3 bis', 'Bis 19'],
  ['1 morango grande', 'Morango 16'],
  ['2 marshmallows', 'Maria-mole 14'],
  ['pão de queijo pequeno', 'Pão de queijo 20'],
  ['banana pequena', 'Banana-prata 56'],
  ['1 coxinha pequena', 'Coxinha de frango 20'],
  ['batata pequena', 'Batata cozida 70'],
  ['bife grande', 'Contrafilé grelhado 142'],
  ['4 salgados de festa', 'Salgadinho de festa 80'],
  ['1 salgado de festa', 'Salgadinho de festa 20'],
  ['sonho de valsa', 'Bombom recheado com castanhas 20'],
])('"%s" means single pieces', (text, food) => {
  expect(read(text)).toEqual([food])
})

test.each([
  ['banana em rodelas', 'Banana-prata 80'],
  ['1 banana em rodelas', 'Banana-prata 80'],
  ['pepino em rodelas', 'Pepino cru 30'],
  ['tomate em fatias', 'Tomate 60'],
  ['maçã em cubos', 'Maçã 150'],
  ['manga em cubinhos', 'Manga 200'],
  ['batata em cubos pequenos', 'Batata cozida 120'],
  ['cenoura em rodelas finas', 'Cenoura crua 36'],
  ['frango em tiras', 'Filé de frango grelhado 100'],
  ['carne em cubos', 'Carne bovina grelhada 100'],
  ['queijo em cubos', 'Queijo muçarela 40'],
  ['cenoura em palitos', 'Cenoura crua 36'],
])('"%s" says how the food was cut', (text, food) => {
  expect(read(text)).toEqual([food])
})

test.each([
  ['2 rodelas de abacaxi', 'Abacaxi 150'],
  ['abacaxi em 2 rodelas', 'Abacaxi 150'],
  ['1 fatia de abacaxi', 'Abacaxi 75'],
  ['tomate 3 rodelas', 'Tomate 45'],
  ['queijo 2 fatias', 'Queijo muçarela 40'],
  ['uma rodela de limão', 'Limão-taiti 17'],
  ['comi frango em 2 pedaços', 'Filé de frango grelhado 100'],
  ['4 palitos de cenoura', 'Cenoura crua 32'],
  ['2 cubos de queijo', 'Queijo muçarela 30'],
  ['3 gomos de mexerica', 'Tangerina poncã 51'],
  ['meia fatia de mamão', 'Mamão papaia 85'],
  ['pedaço de bolo', 'Bolo simples 60'],
])('"%s" states an amount', (text, food) => {
  expect(read(text)).toEqual([food])
})

test.each([
  ['um pedaço de carne cozida', 'Carne bovina cozida 80'],
  ['2 pedaços de carne de panela', 'Músculo cozido 70'],
  ['3 pedaços de picanha', 'Picanha grelhada 105'],
  ['um pedaço de linguiça', 'Linguiça toscana grelhada 56'],
  ['um pedacinho de carne', 'Carne bovina grelhada 52'],
  ['um pedaço de bolo', 'Bolo simples 60'],
  ['2 batatas pequenas cozidas', 'Batata cozida 140'],
  ['1 batata grande cozida', 'Batata cozida 196'],
  ['2 fatias de bacon', 'Bacon 16'],
])('"%s" is what lies on a plate', (text, food) => {
  expect(read(text)).toEqual([food])
})
