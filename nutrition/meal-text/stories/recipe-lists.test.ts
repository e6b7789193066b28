import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

/** Returns the foods of a sentence with their grams (`Pão francês 100`), and the share that its question shows. */
function read(text: string): { readonly foods: readonly string[]; readonly share: string | undefined } {
  const { items, questions } = readMeal(text)
  const shares = questions.flatMap(
    (question) => /parte da receita \(([^)]*)\)/u.exec(question.text)?.[1] ?? [],
  )
  return {
    foods: items.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`),
    share: shares[0],
  }
}

test.each([
  ['fiz 500g de macarrão pra 5 pessoas', ['Macarrão cozido 100']],
  ['fiz 300g de arroz, rendeu 3 porções e comi uma banana', ['Arroz branco cozido 300', 'Banana-prata 80']],
  ['fiz 2 pães com 50g de queijo, comi um', ['Pão francês 100', 'Queijo muçarela 50']],
  ['a lasanha deu 2 kg e comi 2 pedaços', ['Lasanha 380']],
  [
    'fiz arroz, feijão e bife pra 4 pessoas, comi 3 colheres de arroz e 1 bife',
    ['Feijão carioca cozido 140', 'Arroz branco cozido 75', 'Contrafilé grelhado 105'],
  ],
  [
    'fiz estrogonofe pra 4 pessoas, comi 200 g com 100 g de arroz',
    ['Estrogonofe de frango 200', 'Arroz branco cozido 100'],
  ],
  ['comi metade de uma manga e 100 g de iogurte', ['Manga 100', 'Iogurte natural 100']],
  ['fiz 2 ovos mexidos e comi 1 fatia de pão', ['Ovo na manteiga 90', 'Pão francês 25']],
  ['pizza pra 4 pessoas, comi 2 fatias', ['Pizza 200']],
  [
    'fiz uma vitamina com 200 ml de leite e 1 banana e comi 1 pão',
    ['Vitamina de banana 285', 'Pão francês 50'],
  ],
  [
    'almocei arroz 100g, feijão 80g e 1/2 bife',
    ['Arroz branco cozido 100', 'Feijão carioca cozido 80', 'Contrafilé grelhado 53'],
  ],
  ['fiz macarrão e comi um prato', ['Macarrão cozido 320']],
  [
    'preparei 2 ovos, 50 g de queijo e 1 pão e comi tudo',
    ['Ovo cozido 90', 'Queijo muçarela 50', 'Pão francês 50'],
  ],
  ['deu 350 kcal, comi 1 fatia de bolo', ['Bolo simples 60']],
  [
    'usei 1 colher de azeite na salada e comi 2 filés de frango',
    ['Azeite de oliva 8', 'Salada crua 80', 'Filé de frango grelhado 200'],
  ],
  [
    'dividi em 2 refeições: 100 g de arroz e 50 g de feijão',
    ['Arroz branco cozido 50', 'Feijão carioca cozido 50'],
  ],
  ['comi 1/4 de abacate com 2 ovos', ['Abacate 108', 'Ovo cozido 90']],
  [
    'fiz um café com 200 ml de leite e comi meia tapioca',
    ['Café sem açúcar 50', 'Leite integral 200', 'Tapioca simples 35'],
  ],
  ['tomei meia xícara de café e fiz 2 ovos', ['Café sem açúcar 100', 'Ovo cozido 90']],
  ['fiz 4 pães de queijo e comi 3', ['Pão de queijo 150']],
  ['servi 200g de arroz e comi metade do frango', ['Arroz branco cozido 200', 'Filé de frango grelhado 50']],
  [
    'almoço 150g de arroz 100 g de feijão; rendeu bem',
    ['Arroz branco cozido 150', 'Feijão carioca cozido 100'],
  ],
  ['comi 3 de 4 bombons', ['Bombom de chocolate 80']],
  ['comi 2 das 3 coxinhas que comprei', ['Coxinha de frango 200']],
  ['comi 2 fatias de pizza e 1 de 500 ml de coca', ['Pizza 200', 'Refrigerante de cola 500']],
  [
    'preparei marmita com 100 g de arroz e 120 g de frango, comi no trabalho',
    ['Arroz branco cozido 100', 'Filé de frango grelhado 120'],
  ],
  [
    'fiz mingau com 30 g de aveia, 200 ml de leite e comi com 1 banana',
    ['Mingau de aveia com leite 240', 'Banana-prata 80'],
  ],
  [
    'fiz 100 g de arroz e 1 ovo; comi 2 bananas depois',
    ['Arroz branco cozido 100', 'Ovo cozido 45', 'Banana-prata 160'],
  ],
  ['ontem fiz bolo, hoje comi 2 pedaços e 200 ml de leite', ['Bolo simples 120', 'Leite integral 200']],
  ['assei 1 kg de picanha, comi 3 fatias', ['Picanha grelhada 135']],
  ['fiz 1 kg de carne, comi 150 g', ['Carne bovina grelhada 150']],
  [
    'fiz salada com 2 tomates, 1 pepino e 100 g de queijo, comi tudo com 1 pão',
    ['Salada crua 80', 'Tomate 200', 'Pepino cru 100', 'Queijo muçarela 100', 'Pão francês 50'],
  ],
  ['fiz 2 hambúrgueres com queijo e comi os dois', ['Hambúrguer bovino grelhado 160', 'Queijo muçarela 40']],
  ['3 colheres de arroz pra 1 pessoa', ['Arroz branco cozido 75']],
  [
    'almoço para 2 pessoas: arroz, feijão e bife',
    ['Arroz branco cozido 128', 'Feijão carioca cozido 140', 'Contrafilé grelhado 105'],
  ],
  ['comprei 1 kg de morango e comi metade', ['Morango 500']],
  ['dieta: 4 refeições, comi 1 ovo', ['Ovo cozido 45']],
  ['12/11 almoço: fiz 200 g de arroz e comi 1 bife', ['Arroz branco cozido 200', 'Contrafilé grelhado 105']],
  [
    'fiz 3 xícaras de arroz e 500g de carne moída; cortei o bolo em 12 fatias e comi 2',
    ['Arroz branco cozido 480', 'Carne moída cozida 500', 'Bolo simples 120'],
  ],
  [
    'fiz 2 sanduíches com 4 fatias de pão e 2 fatias de queijo, comi 1 banana',
    ['Pão francês 100', 'Queijo muçarela 40', 'Banana-prata 80'],
  ],
  ['fiz 300 g de macarrão, 2 pessoas comeram, eu comi 150 g', ['Macarrão cozido 150']],
  [
    'preparei 40 g de aveia com 200 ml de leite, 1 banana e comi tudo',
    ['Aveia em flocos 40', 'Leite integral 200', 'Banana-prata 80'],
  ],
  [
    'levei 3 marmitas e comi 1 marmita de frango',
    [
      'Filé de frango grelhado 100',
      'Arroz branco cozido 170',
      'Feijão carioca cozido 140',
      'Alface crespa 20',
      'Tomate 60',
    ],
  ],
  ['fiz 2 tapiocas com 100 g de goma e comi com 2 ovos', ['Tapioca recheada 200', 'Ovo frito 100']],
] as const)('"%s" has no share of a recipe', (text, foods) => {
  expect(read(text)).toEqual({ foods, share: undefined })
})
