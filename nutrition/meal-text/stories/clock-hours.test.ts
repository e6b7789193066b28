import { describe, expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

const codesIn = (text: string) => readMeal(text).questions.map(({ code }) => code)

describe('a number after "as" is an hour', () => {
  test.each([
    ['cafe as 7 pao com ovo', ['Café sem açúcar 50', 'Pão francês 50', 'Ovo frito 50']],
    ['cafe as sete pao com ovo', ['Café sem açúcar 50', 'Pão francês 50', 'Ovo frito 50']],
    ['cafe as 7 e meia tapioca', ['Café sem açúcar 50', 'Tapioca simples 70']],
    ['tomei cafe as 8 2 paes', ['Café sem açúcar 50', 'Pão francês 100']],
    ['cafe as 8 duas bananas', ['Café sem açúcar 50', 'Banana-prata 160']],
    ['jantei perto das 8 arroz', ['Arroz branco cozido 128']],
    ['tomei cafe as 8 tapioca com queijo', ['Café sem açúcar 50', 'Tapioca recheada com queijo muçarela 90']],
    ['almoço as 12 arroz e feijao', ['Arroz branco cozido 128', 'Feijão carioca cozido 140']],
    ['almoço as 12 bife com arroz', ['Contrafilé grelhado 105', 'Arroz branco cozido 128']],
    ['almocei as 12 e 30 bife', ['Contrafilé grelhado 105']],
    ['almoço das 12 arroz', ['Arroz branco cozido 128']],
    ['janta as 8 sopa de legumes', ['Sopa de legumes 300']],
    ['café ás 8 pao', ['Café sem açúcar 50', 'Pão francês 50']],
    ['comi as 7 pao com ovo', ['Pão francês 50', 'Ovo frito 50']],
    ['pao com ovo as 7', ['Pão francês 50', 'Ovo frito 50']],
    ['jantei 3 da manha sopa de legumes', ['Sopa de legumes 300']],
    ['comi pizza de 7 as 8', ['Pizza 200']],
    ['jejum das 20 as 12, depois 2 ovos', ['Ovo cozido 90']],
  ])('%s', (text, foods) => {
    expect(foodsIn(text)).toEqual(foods)
    expect(codesIn(text)).toEqual([])
  })
})

describe('a number after the article "as" is an amount', () => {
  test.each([
    ['comi as 3 fatias que sobraram da pizza', ['Pizza 300']],
    ['jantei as 3 fatias de pizza', ['Pizza 300']],
    ['comi as 2 bananas', ['Banana-prata 160']],
    ['comi as 2 banana', ['Banana-prata 160']],
    ['jantei as 2 bananas', ['Banana-prata 160']],
    ['comi as 7 torradas', ['Torrada 56']],
    ['tinha 3 coxinhas e comi as 3', ['Coxinha de frango 300']],
    ['comi 1 banana das 5 que comprei', ['Banana-prata 80']],
  ])('%s', (text, foods) => {
    expect(foodsIn(text)).toEqual(foods)
  })
})

test('a number that may be either counts nothing and is asked about', () => {
  expect(foodsIn('cafe as 7 torradas com ovo')).toEqual(['Café sem açúcar 50', 'Torrada 24', 'Ovo frito 50'])
  expect(codesIn('cafe as 7 torradas com ovo')).toEqual(['unclear_hour'])
  expect(codesIn('lanche da tarde as 3 bolachas')).toEqual(['unclear_hour'])
})

test.each([
  ['3 da manha pao com ovo', ['Pão francês', 'Ovo frito']],
  ['2 da manhã pizza', ['Pizza']],
])('"%s" opens with an hour', (text, foods) => {
  const { items } = readMeal(text)
  expect(items.map(({ food }) => food.name)).toEqual(foods)
  expect(items[0]?.quantity).toBe(readMeal(text.split(' ').slice(3).join(' ')).items[0]?.quantity)
})
