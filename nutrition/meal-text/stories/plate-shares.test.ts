import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

/** Returns the foods of a sentence with their grams (`Pão francês 100`), and the part that its question shows. */
function read(text: string): { readonly foods: readonly string[]; readonly part: string | undefined } {
  const { items, questions } = readMeal(text)
  const parts = questions.flatMap((question) => /comeu do prato \(([^)]*)\)/u.exec(question.text)?.[1] ?? [])
  return {
    foods: items.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`),
    part: parts[0],
  }
}

test.each([
  [
    'deixei metade do prato: arroz 6 colheres, feijão 2 conchas, 1 bife grande',
    'metade',
    ['Arroz branco cozido 75', 'Feijão carioca cozido 140', 'Contrafilé grelhado 71'],
  ],
  [
    'arroz 6 colheres, feijão 2 conchas, 1 bife grande, deixei metade do prato',
    'metade',
    ['Arroz branco cozido 75', 'Feijão carioca cozido 140', 'Contrafilé grelhado 71'],
  ],
  [
    'comi metade do prato: arroz 6 colheres, feijão 2 conchas, 1 bife grande',
    'metade',
    ['Arroz branco cozido 75', 'Feijão carioca cozido 140', 'Contrafilé grelhado 71'],
  ],
  [
    'comi só metade do prato, arroz, feijão e bife',
    'metade',
    ['Arroz branco cozido 64', 'Feijão carioca cozido 70', 'Contrafilé grelhado 53'],
  ],
  [
    'comi metade do prato que tinha arroz, feijão e bife',
    'metade',
    ['Arroz branco cozido 64', 'Feijão carioca cozido 70', 'Contrafilé grelhado 53'],
  ],
  [
    'sobrou 1/3 do prato: 200 g de arroz, 100 g de feijão e 150 g de frango',
    '2 de 3 partes',
    ['Arroz branco cozido 133', 'Feijão carioca cozido 67', 'Filé de frango grelhado 100'],
  ],
  [
    'prato com 200g de arroz, 100 g de feijão e 150 g de frango, sobrou 1/3 do prato',
    '2 de 3 partes',
    ['Arroz branco cozido 133', 'Feijão carioca cozido 67', 'Filé de frango grelhado 100'],
  ],
  [
    'comi um terço do prato: arroz 100 g e frango 100 g',
    '1 de 3 partes',
    ['Arroz branco cozido 33', 'Filé de frango grelhado 33'],
  ],
  [
    'comi 2/3 do prato que tinha 150g de macarrão e 100 g de carne moída',
    '2 de 3 partes',
    ['Macarrão cozido 100', 'Carne moída cozida 67'],
  ],
  [
    'marmita com arroz 200 g, feijão 100 g e frango 120 g, comi metade da marmita',
    'metade',
    ['Arroz branco cozido 100', 'Feijão carioca cozido 50', 'Filé de frango grelhado 60'],
  ],
  [
    'comi metade da marmita: 200 g de arroz, 100 g de feijão e 120 g de frango',
    'metade',
    ['Arroz branco cozido 100', 'Feijão carioca cozido 50', 'Filé de frango grelhado 60'],
  ],
  [
    'almocei 4 colheres de arroz, 1 concha de feijão e 1 filé de frango mas larguei um quarto do prato',
    '3 de 4 partes',
    ['Arroz branco cozido 75', 'Feijão carioca cozido 105', 'Filé de frango grelhado 75'],
  ],
  [
    'jantei 300 g de macarrão e 2 almôndegas, deixei metade da comida e tomei 1 copo de suco de laranja',
    'metade',
    ['Macarrão cozido 150', 'Almôndega frita 40', 'Suco de laranja natural 240'],
  ],
  [
    'almoço 5 colheres de arroz 1 concha de feijão 1 ovo deixei 1/3 da comida lanche 1 banana',
    '2 de 3 partes',
    ['Arroz branco cozido 83', 'Feijão carioca cozido 93', 'Ovo cozido 30', 'Banana-prata 80'],
  ],
  [
    'café: 1 pão com manteiga. almoço: arroz 4 colheres, feijão 1 concha, frango 100 g, não comi metade do prato. jantar: 2 ovos',
    'metade',
    [
      'Pão francês 50',
      'Manteiga com sal 10',
      'Arroz branco cozido 50',
      'Feijão carioca cozido 70',
      'Filé de frango grelhado 50',
      'Ovo cozido 90',
    ],
  ],
  [
    '3 colheres de arroz, 2 de feijão e 1 bife, comi 3/4 do prato',
    '3 de 4 partes',
    ['Arroz branco cozido 56', 'Feijão carioca cozido 26', 'Contrafilé grelhado 79'],
  ],
  [
    'arroz 100 g, feijão 80 g, bife 100 g e suco de uva 200 ml, deixei metade do almoço',
    'metade',
    ['Arroz branco cozido 50', 'Feijão carioca cozido 40', 'Contrafilé grelhado 50', 'Suco de fruta 200'],
  ],
  [
    'comi um quarto da janta: 2 conchas de sopa e 1 pão',
    '1 de 4 partes',
    ['Sopa de legumes com carne 65', 'Pão francês 13'],
  ],
  [
    'guardei metade da marmita: 150g de arroz 100g de frango 50 g de brócolis',
    'metade',
    ['Arroz branco cozido 75', 'Filé de frango grelhado 50', 'Brócolis cozido 25'],
  ],
  [
    'fiz um prato com 150g de arroz e 2 ovos e comi dois terços do prato',
    '2 de 3 partes',
    ['Arroz branco cozido 100', 'Ovo cozido 60'],
  ],
  [
    'deixei meio prato: arroz 100 g, feijão 50 g e bife 100 g',
    'metade',
    ['Arroz branco cozido 50', 'Feijão carioca cozido 25', 'Contrafilé grelhado 50'],
  ],
  [
    'comi so 1/2 do prato com 8 colheres de macarrao e 100g de frango',
    'metade',
    ['Macarrão cozido 100', 'Filé de frango grelhado 50'],
  ],
  [
    'minha comida foi 200 g de arroz, 120 g de peixe e 80 g de salada, sobrou um quarto do prato',
    '3 de 4 partes',
    ['Arroz branco cozido 150', 'Peixe de mar grelhado 90', 'Salada crua 60'],
  ],
  [
    'almocei 6 colheres de arroz 2 conchas de feijao 1 bife e deixei um terco do prato',
    '2 de 3 partes',
    ['Arroz branco cozido 100', 'Feijão carioca cozido 187', 'Contrafilé grelhado 70'],
  ],
  [
    'peguei 150 g de arroz, 100 g de frango e 60 g de farofa; joguei fora metade da comida',
    'metade',
    ['Arroz branco cozido 75', 'Filé de frango grelhado 50', 'Farofa 30'],
  ],
  [
    'arroz 120 g, carne moída 100 g e purê 150 g. Deixei metade do prato e comi 1 pudim',
    'metade',
    ['Arroz branco cozido 60', 'Carne moída cozida 50', 'Purê de batata 75', 'Pudim de leite condensado 110'],
  ],
  [
    'lasanha 300 g e salada 100 g, comi dois terços do almoço',
    '2 de 3 partes',
    ['Lasanha 200', 'Salada crua 67'],
  ],
  [
    'marmitex com 250 g de arroz, 120 g de feijão e 150 g de carne, deixei 1/4 da marmitex',
    '3 de 4 partes',
    ['Arroz branco cozido 188', 'Feijão carioca cozido 90', 'Carne bovina grelhada 113'],
  ],
  [
    'jantei macarrão, carne moída e salada mas deixei metade do prato',
    'metade',
    ['Macarrão cozido 83', 'Carne moída cozida 50', 'Salada crua 40'],
  ],
  [
    'feijoada 300 g, arroz 100 g, couve 40 g, larguei metade de tudo',
    'metade',
    ['Feijoada 150', 'Arroz branco cozido 50', 'Couve refogada 20'],
  ],
] as const)('"%s" counts %s of the plate', (text, part, foods) => {
  expect(read(text)).toEqual({ foods, part })
})

test.each([
  [
    'almocei arroz, feijão e bife e deixei metade',
    ['Arroz branco cozido 64', 'Feijão carioca cozido 70', 'Contrafilé grelhado 53'],
  ],
  [
    'arroz, feijão e bife e deixei metade do arroz',
    ['Arroz branco cozido 64', 'Feijão carioca cozido 140', 'Contrafilé grelhado 105'],
  ],
  ['comi meio prato de macarrão', ['Macarrão cozido 160']],
  ['comi metade de uma manga e meio prato de sopa', ['Manga 100', 'Sopa de legumes com carne 260']],
  ['comi 2 pratos de sopa', ['Sopa de legumes com carne 1040']],
  ['um prato de arroz e feijão', ['Arroz branco cozido 128', 'Feijão carioca cozido 140']],
  [
    'deixei um pouco de arroz no prato: arroz, feijão e bife',
    ['Feijão carioca cozido 140', 'Contrafilé grelhado 105'],
  ],
  [
    'comi metade da marmita',
    [
      'Arroz branco cozido 85',
      'Feijão carioca cozido 70',
      'Contrafilé grelhado 50',
      'Alface crespa 10',
      'Tomate 30',
    ],
  ],
  ['comi 1/3 da marmita de frango com batata doce', ['Filé de frango grelhado 33', 'Batata-doce cozida 47']],
  [
    'meio pf de bife',
    [
      'Contrafilé grelhado 53',
      'Arroz branco cozido 85',
      'Feijão carioca cozido 70',
      'Alface crespa 10',
      'Tomate 30',
    ],
  ],
  [
    'prato raso de arroz com 1 concha de feijão e metade de um bife',
    ['Arroz branco cozido 160', 'Feijão carioca cozido 140', 'Contrafilé grelhado 53'],
  ],
  ['coloquei metade do prato de salada e 100 g de frango', ['Salada crua 75', 'Filé de frango grelhado 100']],
  [
    'almoço: arroz e feijão. jantar: meio prato de sopa e 1 pão',
    [
      'Arroz branco cozido 128',
      'Feijão carioca cozido 140',
      'Sopa de legumes com carne 260',
      'Pão francês 50',
    ],
  ],
  [
    'comi tudo do prato: arroz, feijão e bife',
    ['Arroz branco cozido 128', 'Feijão carioca cozido 140', 'Contrafilé grelhado 105'],
  ],
  ['comi metade do pão e 2 ovos, o prato tinha mais', ['Pão francês 25', 'Ovo cozido 90']],
  [
    'tomei metade do suco, o almoço foi arroz, feijão e bife',
    ['Suco de fruta 120', 'Arroz branco cozido 128', 'Feijão carioca cozido 140', 'Contrafilé grelhado 105'],
  ],
  ['1/2 prato de arroz e 1 filé de frango', ['Arroz branco cozido 100', 'Filé de frango grelhado 100']],
  [
    'dividi o prato: arroz, feijão e bife',
    ['Arroz branco cozido 128', 'Feijão carioca cozido 140', 'Contrafilé grelhado 105'],
  ],
  [
    'metade do prato: 200 g de arroz e 150 g de carne de panela',
    ['Arroz branco cozido 200', 'Músculo cozido 150'],
  ],
  [
    'meio prato: 4 colheres de arroz e 2 colheres de feijão',
    ['Arroz branco cozido 100', 'Feijão carioca cozido 34'],
  ],
  ['comi meio prato: arroz 100 g e feijão 50 g', ['Arroz branco cozido 100', 'Feijão carioca cozido 50']],
] as const)('"%s" has no part of a listed plate', (text, foods) => {
  expect(read(text)).toEqual({ foods, part: undefined })
})

test.each<[text: string, foods: readonly string[]]>([
  ['jantar sopa e pão, deixei metade do prato de sopa', ['Sopa de legumes com carne 390', 'Pão francês 50']],
  [
    'comi metade do prato com salada, 100 g de arroz e 1 bife',
    ['Salada crua 80', 'Arroz branco cozido 100', 'Contrafilé grelhado 105'],
  ],
])('"%s" halves no other food', (text, foods) => {
  expect(readMeal(text).items.map(({ food, grams }) => `${food.name} ${grams}`)).toEqual(foods)
})

test.each([
  ['metade da minha marmita', 'metade da marmita'],
  ['1/2 minha marmita', '1/2 marmita'],
  ['um terço do meu pf', 'um terço do pf'],
])('"%s" is as much as "%s"', (own, plain) => {
  expect(read(own).foods).toEqual(read(plain).foods)
  expect(read(own).foods).not.toEqual(read('marmita').foods)
})
