import { describe, expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

/** Returns the foods of a sentence with their grams in any order: `Pão francês 100`. */
function foodsIn(text: string): readonly string[] {
  return readMeal(text)
    .items.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`)
    .toSorted()
}

const surroundings = [
  ['café da manhã: 1 pão francês com 10 g de manteiga e 200 ml de leite. almoço: ', ''],
  ['tomei café com leite e comi 2 ovos. ', ''],
  ['comi 2 bananas e ', ''],
  ['', '. jantar: 100 g de arroz, 80 g de feijão e 1 bife'],
  ['', '. depois comi 1 maçã e tomei 1 copo de leite'],
  ['', ', de tarde 1 iogurte'],
  ['almoço: 100 g de arroz e 120 g de frango\njantar: ', ''],
] as const

describe.each([
  'fiz um bolo com 3 ovos, 2 xícaras de farinha e 1 de açúcar, rendeu 12 fatias, comi 2',
  'fiz feijão com 500g de feijão preto e 200 g de bacon, rendeu 10 porções, comi duas',
  'bolo de cenoura: 3 cenouras, 4 ovos e 2 xícaras de farinha. cortei em 16 pedaços e comi 2',
  'macarronada pra 6 pessoas: 1 kg de macarrão e 2 latas de molho. comi minha parte',
  'comi um terço da panela de feijão que cozinhei com 300 g de feijão preto',
  '1/4 do bolo que fiz com 3 ovos, 2 xíc de farinha e 1 de açúcar',
  'metade da receita de panqueca (2 ovos, 1 xícara de leite, 1 xícara de farinha) com mel',
  'comi 2/3 do prato que tinha 150g de macarrão e 100 g de carne moída',
  'o bolo deu 10 fatias, comi uma',
  'cortei o bolo em 12 fatias e comi 2',
  'fiz um bolo com 3 ovos, 2 xícaras de farinha e 1 de açúcar e comi 2 fatias',
])('"%s"', (recipe) => {
  test.each(surroundings)('counts the same beside "%s…%s", and so do the other foods', (before, after) => {
    expect(foodsIn(before + recipe + after)).toEqual(
      [...foodsIn(recipe), ...foodsIn(before + after)].toSorted(),
    )
  })
})

test.each([
  [
    'almoço: arroz, feijão e bife. jantar: 100 g de arroz, 80 g de feijão e 1 bife',
    [
      'Arroz branco cozido 128',
      'Feijão carioca cozido 140',
      'Contrafilé grelhado 105',
      'Arroz branco cozido 100',
      'Feijão carioca cozido 80',
      'Contrafilé grelhado 105',
    ],
  ],
])('"%s" counts a food at both meals', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods.toSorted())
})
