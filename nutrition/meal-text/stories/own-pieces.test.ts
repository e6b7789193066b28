import { describe, expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

/** Returns the foods of a sentence with their grams (`Pão francês 100`), and whether a question tells that a recipe was left out. */
function read(text: string): { readonly foods: readonly string[]; readonly isAsked: boolean } {
  const { items, questions } = readMeal(text)
  return {
    foods: items.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`),
    isAsked: questions.some((question) => question.text.endsWith('e não a receita inteira. Confere?')),
  }
}

test.each([
  ['fiz um bolo com 3 ovos 2 xicaras de farinha e 1 de açucar e comi 2 fatias', true, ['Bolo simples 120']],
  [
    'fiz pão com 500g de farinha e 2 ovos e comi 2 fatias com manteiga',
    true,
    ['Pão francês 50', 'Manteiga com sal 10'],
  ],
  [
    'fiz torta de frango com 500g de frango e 2 xícaras de farinha, comi 1 pedaço',
    true,
    ['Torta de frango 150'],
  ],
  [
    'fiz brigadeiro com 1 lata de leite condensado e 3 colheres de chocolate, comi 4',
    true,
    ['Brigadeiro de festa 68'],
  ],
  [
    'fiz sopa com 500g de músculo, 3 batatas e 2 cenouras, tomei 2 conchas',
    true,
    ['Sopa de legumes com carne 260'],
  ],
  ['fiz macarrão com 500g de macarrão e 1 lata de molho e comi 1 prato', false, ['Macarrão cozido 320']],
  ['a pizza rendeu 8 pedaços, comi 2', false, ['Pizza 200']],
  ['o bolo deu 10 fatias, comi uma', false, ['Bolo simples 60']],
  // No more than there was.
  ['o bolo deu 10 fatias, comi 12', false, ['Bolo simples 600']],
  ['cortei o bolo em 12 fatias e comi 2', false, ['Bolo simples 120']],
  ['a lasanha rendeu 6 pedaços e comi um', false, ['Lasanha 190']],
  ['fiz pudim, cortei em 8 fatias, comi 2', false, ['Pudim de leite condensado 260']],
  [
    'fiz um bolo de cenoura rendeu 16 pedaços e comi 2 com café',
    false,
    ['Bolo de cenoura 120', 'Café sem açúcar 50'],
  ],
  ['fiz bolo, comi 2 fatias', false, ['Bolo simples 120']],
  ['a torta de limão deu 10 pedaços e comi um e meio', false, ['Torta de limão 165']],
  ['fiz uma pizza cortei em 8 e comi 3 pedaços', false, ['Pizza 300']],
  [
    'assei um bolo de fubá, rendeu 15 fatias, comi duas com café',
    false,
    ['Bolo de fubá 120', 'Café sem açúcar 50'],
  ],
  ['minha mãe fez pudim rendeu 12 fatias e comi 1 fatia', false, ['Pudim de leite condensado 130']],
  ['fiz 20 coxinhas e comi 4', false, ['Coxinha de frango 400']],
  ['fiz panqueca, deu 12 panquecas, comi 3', false, ['Panqueca de carne 270']],
  [
    'fiz um mingau com 30 g de aveia e 200 ml de leite, tomei 1 tigela',
    false,
    ['Aveia em flocos 30', 'Leite integral 200'],
  ],
  [
    'fiz vitamina com 200 ml de leite e 1 banana, tomei 1 copo',
    false,
    ['Leite integral 200', 'Banana-prata 80'],
  ],
  [
    'fiz arroz com 3 xícaras de arroz e 1 cebola e comi 4 colheres',
    false,
    ['Arroz branco cozido 100', 'Cebola crua 70'],
  ],
  [
    'fiz um bolo com 3 ovos, 2 xícaras de farinha e 1 de açúcar; comi 1 fatia e 1 copo de leite',
    true,
    ['Bolo simples 60', 'Leite integral 240'],
  ],
  [
    'fiz omelete com 3 ovos e 50 g de queijo e comi 1 fatia de pão',
    false,
    ['Omelete de 3 ovos com queijo muçarela 205', 'Pão francês 25'],
  ],
  [
    'fiz feijoada com 1 kg de feijão preto, 500 g de costelinha e 300 g de linguiça, comi 2 conchas com 3 colheres de arroz',
    true,
    ['Feijoada 400', 'Arroz branco cozido 75'],
  ],
  [
    'fiz strogonoff com 1 kg de frango e 2 caixinhas de creme de leite comi 3 colheres com arroz',
    true,
    ['Estrogonofe de frango 75', 'Arroz branco cozido 128'],
  ],
  [
    'fiz cookies com 200 g de manteiga, 2 xícaras de farinha e 1 ovo e comi 3 cookies',
    true,
    ['Cookie com gotas de chocolate 90'],
  ],
  ['fiz lasanha com 500g de massa 500 g de carne e 400 g de queijo e comi um pedaço', true, ['Lasanha 190']],
  ['fiz arroz com 2 xícaras de arroz e comi 4 colheres', false, ['Arroz branco cozido 100']],
  ['fiz feijão com 500 g de feijão e 200 g de bacon, comi 1 concha', true, ['Feijão carioca cozido 140']],
  ['fiz bolo, ficou pra amanhã um pedaço, comi 2 fatias', false, ['Bolo simples 120']],
  ['fiz lasanha, sobrou metade pra amanhã, comi 2 pedaços', false, ['Lasanha 380']],
  ['fiz um pudim, guardei 3 fatias e comi uma fatia', false, ['Pudim de leite condensado 130']],
] as const)('"%s" counts the eaten pieces of the dish', (text, isAsked, foods) => {
  expect(read(text)).toEqual({ foods, isAsked })
})

test.each([
  ['fiz 2 ovos e comi 1 pão', ['Ovo cozido 90', 'Pão francês 50']],
  [
    'fiz um café com 200 ml de leite e comi 2 fatias de bolo',
    ['Café sem açúcar 50', 'Leite integral 200', 'Bolo simples 120'],
  ],
  ['fiz arroz e comi 2 bifes', ['Arroz branco cozido 128', 'Contrafilé grelhado 210']],
  ['fiz salada e comi 3 fatias de pizza', ['Salada crua 80', 'Pizza 300']],
  [
    'fiz arroz com 100 g de frango e comi 1 prato de salada',
    ['Arroz branco cozido 128', 'Filé de frango grelhado 100', 'Salada crua 150'],
  ],
  ['comprei bolo e comi 2 fatias', ['Bolo simples 120']],
  ['fiz torta de frango e comi 2 pedaços com salada', ['Torta de frango 300', 'Salada crua 80']],
  ['a pizza tinha 8 fatias, comi 2', ['Pizza 200']],
  ['comi 1 fatia de bolo e 2 pães', ['Bolo simples 60', 'Pão francês 100']],
  ['fiz bolo, café e comi 1 banana', ['Bolo simples 60', 'Café sem açúcar 50', 'Banana-prata 80']],
  [
    'fiz tapioca com 50 g de goma e 30 g de queijo, comi 1 unidade',
    ['Goma de mandioca hidratada (tapioca) 50', 'Queijo muçarela 30'],
  ],
  ['fiz crepioca com 1 ovo e 2 colheres de goma e comi 1', ['Crepioca de 1 ovo 80']],
  ['fiz panqueca com 1 ovo e 30 g de aveia e comi 2', ['Ovo cozido 45', 'Aveia em flocos 30']],
  ['fiz sanduíche com 2 fatias de pão, 50 g de queijo e comi 1', ['Pão francês 50', 'Queijo muçarela 50']],
  [
    'fiz salada de frutas com 1 banana, 1 maçã e 100 g de mamão, comi 1 tigela',
    ['Banana-prata 80', 'Maçã 150', 'Mamão papaia 100'],
  ],
  ['fiz vitamina e tomei 2 copos', ['Vitamina de frutas 480']],
  ['fiz macarrão ao sugo e comi 2 pratos', ['Macarrão ao molho de tomate 640']],
  ['fiz sopa de legumes e tomei 3 conchas', ['Sopa de legumes 390']],
  ['o bolo pesou 1200 g e comi 100 g', ['Bolo simples 100']],
  [
    'fiz ovo mexido com 2 ovos e 1 colher de manteiga, comi 1 pão',
    ['Ovo cozido 90', 'Manteiga com sal 32', 'Pão francês 50'],
  ],
  [
    'fiz hambúrguer com 120 g de carne e comi 1 com queijo',
    ['Carne bovina grelhada 120', 'Queijo muçarela 40'],
  ],
  ['fiz 1 omelete com 2 ovos e comi 2 torradas', ['Omelete de 2 ovos 105', 'Torrada 16']],
  ['fiz chá e tomei 2 xícaras com 1 colher de açúcar', ['Chá sem açúcar 400', 'Açúcar 5']],
  [
    'almocei macarrão, a sobremesa rendeu 10 fatias de pudim e comi 1',
    ['Macarrão cozido 165', 'Pudim de leite condensado 130'],
  ],
  [
    'fiz arroz e feijão, comi 4 colheres de arroz e 1 concha de feijão',
    ['Arroz branco cozido 100', 'Feijão carioca cozido 140'],
  ],
  ['fiz lasanha, sobrou, comi 100 g com 2 colheres de arroz', ['Lasanha 100', 'Arroz branco cozido 50']],
  ['fiz bolo ontem, ficou bom, hoje comi 1 maçã', ['Bolo simples 60', 'Maçã 150']],
  ['fiz frango, deixei na geladeira e comi 2 ovos', ['Filé de frango grelhado 100', 'Ovo cozido 90']],
] as const)('"%s" names no pieces of a cooked dish', (text, foods) => {
  expect(read(text)).toEqual({ foods, isAsked: false })
})

test('ingredients that are not counted still warn of what they contain', () => {
  const { items } = readMeal(
    'fiz um bolo com 3 ovos, 2 xícaras de farinha e 200 g de amendoim e comi 2 fatias',
  )
  expect(items.map(({ food }) => food.name)).toEqual(['Bolo simples'])
  const warned = items.flatMap(({ flavors = [] }) => flavors.flatMap(({ allergens }) => allergens))
  expect(warned).toContain('amendoim')
})

describe('stated spoons, ladles and slices', () => {
  test.each<[text: string, foods: readonly string[]]>([
    ['fiz purê com 300 g de batata e comi 3 colheres', ['Purê de batata 135']],
    ['fiz vinagrete com 3 tomates e 1 cebola, comi 2 colheres', ['Vinagrete 60']],
    [
      'fiz strogonoff com 500 g de frango e comi 2 conchas com 3 colheres de arroz',
      ['Estrogonofe de frango 340', 'Arroz branco cozido 75'],
    ],
  ])('are not replaced by the recipe in "%s"', (text, foods) => {
    expect(readMeal(text).items.map(({ food, grams }) => `${food.name} ${grams}`)).toEqual(foods)
  })

  test('of a dish of stated weight do not multiply it', () => {
    const [cake] = readMeal('bolo de 1 kg cortado em 10 pedaços, comi 2').items
    expect(cake?.grams).toBeLessThanOrEqual(1000)
  })
})
