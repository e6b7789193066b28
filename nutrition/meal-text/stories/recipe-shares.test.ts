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
  [
    '1/4 do bolo que fiz com 3 ovos, 2 xíc de farinha e 1 de açúcar',
    '1 de 4',
    ['Ovo cozido 34', 'Farinha de trigo 63', 'Açúcar 51'],
  ],
  [
    'Fiz 1 kg de carne moída crua (acém), rendeu 4 marmitas iguais e comi uma com 150g de arroz',
    '1 de 4',
    ['Carne moída crua 250', 'Arroz branco cozido 150'],
  ],
  [
    'a receita leva 500 g de carne moída e 1 kg de batata, serve 5 pessoas, comi uma porção',
    '1 de 5',
    ['Carne moída crua 100', 'Batata crua 200'],
  ],
  [
    'almoço: fiz galinhada com 3 xícaras de arroz e 1 kg de coxa de frango pra 6 pessoas, comi minha parte. jantar: 2 ovos e 1 pão',
    '1 de 6',
    ['Arroz branco cru 94', 'Coxa de frango com pele crua 167', 'Ovo cozido 90', 'Pão francês 50'],
  ],
  [
    'assei um pão caseiro com 500g de farinha de trigo e 2 ovos, deu 20 fatias, comi duas no café da manhã com manteiga',
    '2 de 20',
    ['Farinha de trigo 50', 'Ovo cozido 9', 'Manteiga com sal 10'],
  ],
  [
    'bati vitamina com 1 litro de leite, 3 bananas e 100g de aveia, deu 4 copos, tomei um',
    '1 de 4',
    ['Leite integral 250', 'Banana-prata 60', 'Aveia em flocos 25'],
  ],
  [
    'bolo de cenoura: 3 cenouras, 4 ovos, 2 xícaras de açúcar, 2 xícaras de farinha e 1 xícara de óleo. cortei em 16 pedaços e comi 2',
    '2 de 16',
    ['Cenoura crua 45', 'Ovo cozido 23', 'Açúcar 51', 'Farinha de trigo 32', 'Óleo de soja 28'],
  ],
  [
    'brigadeiro: 1 lata de leite condensado, 1 colher de manteiga e 4 colheres de nescau, rendeu 30 e comi 4',
    '4 de 30',
    ['Leite condensado 53', 'Manteiga com sal 2', 'Achocolatado em pó 9'],
  ],
  [
    'café da manhã 1 pão com manteiga. almoço fiz estrogonofe com 600 g de frango, 1 creme de leite, rendeu 4 porções, comi 1 com arroz. lanche 1 banana',
    '1 de 4',
    [
      'Pão francês 50',
      'Manteiga com sal 10',
      'Peito de frango cru 150',
      'Creme de leite 63',
      'Arroz branco cozido 128',
      'Banana-prata 80',
    ],
  ],
  [
    'comi 1 marmita das 5 que fiz com 1 kg de frango e 600 g de arroz',
    '1 de 5',
    ['Filé de frango grelhado 200', 'Arroz branco cozido 120'],
  ],
  [
    'comi 1 porção da receita que rende 5: 500 g de carne moída e 500 g de macarrão',
    '1 de 5',
    ['Carne moída crua 100', 'Macarrão cru 100'],
  ],
  [
    'comi 1/6 da receita: 6 ovos, 200 g de queijo, 1 xicara de leite',
    '1 de 6',
    ['Ovo cozido 45', 'Queijo muçarela 33', 'Leite integral 40'],
  ],
  [
    'comi 2 fatias do bolo que fiz com 3 ovos, 2 xícaras de farinha e 1 de açúcar, rendeu 10 fatias',
    '2 de 10',
    ['Ovo cozido 27', 'Farinha de trigo 51', 'Açúcar 41'],
  ],
  [
    'comi um quarto da lasanha que fiz com 500 g de massa, 400 g de queijo e 500 g de carne moída',
    '1 de 4',
    ['Macarrão cru 125', 'Queijo muçarela 100', 'Carne moída crua 125'],
  ],
  [
    'comi um terço da panela de feijão que cozinhei com 300 g de feijão preto',
    '1 de 3',
    ['Feijão-preto cru 100'],
  ],
  ['cozinhei 1 kg de batata doce e comi 1/5', '1 de 5', ['Batata-doce crua 200']],
  [
    'cozinhei 2 xícaras de lentilha, deu 5 porções, comi uma com 2 ovos cozidos',
    '1 de 5',
    ['Lentilha crua 78', 'Ovo cozido 90'],
  ],
  ['cozinhei 500 g de feijão, deu 5 potes, comi um', '1 de 5', ['Feijão carioca cru 100']],
  [
    'cozinhei um quilo de feijao dividi em 6 potinhos e hoje comi um potinho',
    '1 de 6',
    ['Feijão carioca cru 167'],
  ],
  ['fiz 1 kg de carne moída, rendeu 4 marmitas iguais e comi uma', '1 de 4', ['Carne moída crua 250']],
  [
    'fiz 10 panquecas com 2 ovos 1 copo de leite e 1 copo de farinha de trigo e comi 2',
    '2 de 10',
    ['Ovo cozido 18', 'Leite integral 48', 'Farinha de trigo 25'],
  ],
  [
    'fiz 1kg de feijão carioca, 300 g de linguiça, rendeu uns 12 potes, comi um pote no almoço',
    '1 de 12',
    ['Feijão carioca cru 83', 'Linguiça toscana crua 25'],
  ],
  [
    'fiz 4 hambúrgueres com 600 g de acém moído, comi um no pão',
    '1 de 4',
    ['Carne moída crua 150', 'Pão francês 50'],
  ],
  [
    'fiz 600g de frango desfiado, dividi em 4 potes e comi 1 com arroz 100g',
    '1 de 4',
    ['Peito de frango cozido 150', 'Arroz branco cozido 100'],
  ],
  [
    'fiz arroz com 2 xícaras de arroz pra 4 pessoas comi minha parte com 1 ovo frito',
    '1 de 4',
    ['Arroz branco cru 94', 'Ovo frito 50'],
  ],
  [
    'fiz arroz de forno com 3 xicaras de arroz 300g de presunto e 200g de mussarela deu pra 6 pessoas comi a minha parte',
    '1 de 6',
    ['Arroz branco cru 94', 'Presunto 50', 'Queijo muçarela 33'],
  ],
  [
    'fiz bolo de banana com 4 bananas, 3 ovos, 2 xíc. de aveia e comi um pedaço de 12',
    '1 de 12',
    ['Banana-prata 27', 'Ovo cozido 11', 'Aveia em flocos 30'],
  ],
  [
    'fiz brigadeiro com 1 lata de leite condensado e 2 colheres de chocolate em pó, deu 25 brigadeiros, comi 5',
    '5 de 25',
    ['Leite condensado 79', 'Chocolate em pó 3'],
  ],
  [
    'fiz cookies com 200g de manteiga, 1 ovo, 2 xícaras de farinha e 100g de chocolate, deram 20 cookies e comi três',
    '3 de 20',
    ['Manteiga com sal 30', 'Ovo cozido 7', 'Farinha de trigo 38', 'Chocolate ao leite 15'],
  ],
  [
    'fiz estrogonofe p/ 4 pessoas com 600g de peito de frango e 1 caixinha de creme de leite, comi uma porção sem arroz',
    '1 de 4',
    ['Peito de frango cru 150', 'Creme de leite 50'],
  ],
  [
    'fiz feijão com 500g de feijão preto e 200 g de bacon, rendeu 10 porções, comi duas',
    '2 de 10',
    ['Feijão-preto cru 100', 'Bacon 40'],
  ],
  [
    'fiz granola com 300g de aveia, 100g de castanha e 3 colheres de mel, rende 15 porções, comi 1 porção com iogurte',
    '1 de 15',
    ['Aveia em flocos 20', 'Castanha-de-caju 7', 'Mel 4', 'Iogurte natural 170'],
  ],
  [
    'fiz hambúrguer com 500g de patinho moído, deu 5 hambúrgueres, comi 1 no pão com queijo',
    '1 de 5',
    ['Carne moída crua 100', 'Pão francês 50', 'Queijo muçarela 40'],
  ],
  [
    'fiz meio quilo de frango desfiado rendeu 5 porções jantei duas',
    '2 de 5',
    ['Peito de frango cozido 200'],
  ],
  [
    'fiz moqueca p 3 pessoas com 900g de tilapia 1 vidro de leite de coco comi minha parte com 3 col de arroz',
    '1 de 3',
    ['Tilápia crua 300', 'Leite de coco 47', 'Arroz branco cozido 75'],
  ],
  [
    'fiz nhoque com 1kg de batata e 300g de farinha de trigo, serve 5, comi uma porção',
    '1 de 5',
    ['Batata crua 200', 'Farinha de trigo 60'],
  ],
  [
    'fiz omelete com 4 ovos e 50 g de queijo e comi metade',
    'metade',
    ['Omelete de 4 ovos com queijo muçarela 128'],
  ],
  [
    'fiz panqueca com 2 ovos, 1 xícara de leite e 1 xícara de farinha, rendeu 8, comi 3',
    '3 de 8',
    ['Ovo cozido 34', 'Leite integral 90', 'Farinha de trigo 48'],
  ],
  [
    'fiz pudim com 1 lata de leite condensado, 2 latas de leite e 3 ovos, cortei em 8 fatias, comi 1 fatia',
    '1 de 8',
    ['Leite condensado 49', 'Leite integral 99', 'Ovo cozido 17'],
  ],
  [
    'fiz pão de queijo com 500 g de polvilho, 200 g de queijo e 2 ovos, rendeu 40, comi 6',
    '6 de 40',
    ['Polvilho doce 75', 'Queijo muçarela 30', 'Ovo cozido 14'],
  ],
  [
    'fiz strogonoff com 1 kg de frango e 2 caixas de creme de leite, deu 8 porções e comi uma com 4 colheres de arroz',
    '1 de 8',
    ['Peito de frango cru 125', 'Creme de leite 50', 'Arroz branco cozido 100'],
  ],
  [
    'fiz torta com 500 g de frango, 1 caixinha de creme de leite, 3 ovos e 2 xícaras de farinha. Comi 1/8',
    '1 de 8',
    ['Peito de frango cru 63', 'Creme de leite 25', 'Ovo cozido 17', 'Farinha de trigo 32'],
  ],
  [
    'fiz um bolo 3 ovos 2 xicaras de farinha 1 de açucar 1 de leite comi 2 de 12 fatias',
    '2 de 12',
    ['Ovo cozido 23', 'Farinha de trigo 42', 'Açúcar 34', 'Leite integral 40'],
  ],
  [
    'fiz um bolo com 3 ovos, 2 xícaras de farinha, 1 xícara de açúcar. Ficaram 12 pedaços. Comi 1 pedaço e tomei café com leite',
    '1 de 12',
    ['Ovo cozido 11', 'Farinha de trigo 21', 'Açúcar 17', 'Café com leite 240'],
  ],
  [
    'fiz um escondidinho com 1 kg de mandioca e 600 g de carne seca para 5 pessoas e comi dois pratos',
    '2 de 5',
    ['Mandioca crua 400', 'Carne-seca crua 240'],
  ],
  [
    'fiz uma lasanha com 500g de massa, 300g de presunto, 400g de mussarela, dividimos em 6 pedaços e comi 1 pedaço',
    '1 de 6',
    ['Macarrão cru 83', 'Presunto 50', 'Queijo muçarela 67'],
  ],
  [
    'fiz uma panela de sopa com 1 kg de músculo e 500 g de batata, rendeu 8 conchas, tomei 2',
    '2 de 8',
    ['Músculo cru 250', 'Batata crua 125'],
  ],
  [
    'fiz uma torta com 500 g de frango desfiado, 1 lata de milho, 1 caixinha de creme de leite, 3 ovos e 2 xícaras de farinha, cortei em 10 pedaços e comi 1 pedaço e meio',
    '1,5 de 10',
    [
      'Peito de frango cozido 75',
      'Milho verde em lata 30',
      'Creme de leite 30',
      'Ovo cozido 20',
      'Farinha de trigo 38',
    ],
  ],
  [
    'fiz vitamina com 500 ml de leite 2 bananas e 4 colheres de aveia tomei a metade',
    'metade',
    ['Leite integral 250', 'Banana-prata 80', 'Aveia em flocos 10'],
  ],
  [
    'fizemos churrasco pra 8 pessoas com 3 kg de picanha e 1 kg de linguiça, comi minha parte',
    '1 de 8',
    ['Picanha com gordura crua 375', 'Linguiça toscana crua 125'],
  ],
  [
    'fizemos sopa com 1 kg de abóbora e 500 g de frango, deu 6 pratos, tomamos um cada',
    '1 de 6',
    ['Abóbora cabotiá crua 167', 'Peito de frango cru 83'],
  ],
  [
    'hoje fiz bolo de fubá 3 ovos 2 xicaras de fubá 1 de açucar 1 de leite e meia de oleo comi 1/10',
    '1 de 10',
    ['Ovo cozido 14', 'Fubá 28', 'Açúcar 20', 'Leite integral 24', 'Óleo de soja 11'],
  ],
  [
    'jantei metade da sopa que fiz com 300 g de batata, 200 g de cenoura e 200 g de frango',
    'metade',
    ['Batata crua 150', 'Cenoura crua 100', 'Peito de frango cru 100'],
  ],
  [
    'macarronada pra 6 pessoas: 1 kg de macarrão, 700 g de carne moída e 2 latas de molho. comi minha parte',
    '1 de 6',
    ['Macarrão cru 167', 'Carne moída crua 117', 'Molho de tomate caseiro 113'],
  ],
  [
    'marinei 800g de frango, assei e dividi em 5 porções. Comi 1 porção com salada',
    '1 de 5',
    ['Peito de frango cru 160', 'Salada crua 80'],
  ],
  [
    'marmitas da semana: 1,2 kg de patinho, 600 g de arroz, 500 g de feijão, deu 10 marmitas e comi 2 hoje',
    '2 de 10',
    ['Patinho cru 240', 'Arroz branco cru 120', 'Feijão carioca cru 100'],
  ],
  [
    'metade da receita de panqueca (2 ovos, 1 xícara de leite, 1 xícara de farinha) com mel',
    'metade',
    ['Ovo cozido 45', 'Leite integral 120', 'Farinha de trigo 63', 'Mel 15'],
  ],
  [
    'meu marido fez lasanha com 500g de macarrão, 1 kg de carne moída e 500 g de queijo, deu 8 pedaços e comi um',
    '1 de 8',
    ['Macarrão cru 63', 'Carne moída crua 125', 'Queijo muçarela 63'],
  ],
  [
    'minha mãe fez um bolo com 4 ovos, 3 xícaras de farinha e 2 xícaras de açúcar e comi um oitavo',
    '1 de 8',
    ['Ovo cozido 23', 'Farinha de trigo 48', 'Açúcar 51'],
  ],
  [
    'preparei 300 g de arroz e 500 g de frango, dividi em 4 marmitas e comi uma hoje no almoço',
    '1 de 4',
    ['Arroz branco cru 75', 'Peito de frango cru 125'],
  ],
  [
    'preparei panquecas (3 ovos, 1 xícara de leite, 1 xícara de farinha) renderam 9, comi 3 com 100 g de carne moída',
    '3 de 9',
    ['Ovo cozido 45', 'Leite integral 80', 'Farinha de trigo 42', 'Carne moída cozida 100'],
  ],
  [
    'receita fit: 2 bananas, 2 ovos, 4 colheres de aveia. rendeu 6 bolinhos, comi dois',
    '2 de 6',
    ['Banana-prata 53', 'Ovo cozido 30', 'Aveia em flocos 7'],
  ],
  [
    'receita p/ 3 pessoas: 300g de macarrão, 200g de camarão, 1 caixinha de creme de leite. comi 1 porção',
    '1 de 3',
    ['Macarrão cru 100', 'Camarão cru 67', 'Creme de leite 67'],
  ],
  [
    'receita rende 12 bolinhos, leva 2 ovos 1 xic açúcar 2 xic farinha meia xic oleo, comi 2',
    '2 de 12',
    ['Ovo cozido 15', 'Açúcar 34', 'Farinha de trigo 42', 'Óleo de soja 18'],
  ],
  [
    'rendeu 6 marmitas: 1 kg de frango, 500 g de arroz e 300 g de brócolis. comi 1',
    '1 de 6',
    ['Peito de frango cru 167', 'Arroz branco cru 83', 'Brócolis cru 50'],
  ],
  [
    'usei 400g de grão de bico, 2 colheres de tahine, 1 limão; rendeu 8 porções; comi uma porção',
    '1 de 8',
    ['Grão-de-bico cru 50', 'Tahine 4', 'Limão-taiti 11'],
  ],
  [
    'receita\n500g carne moida\n1 lata de molho\n500g de macarrão\nrendeu 5 porções comi 1',
    '1 de 5',
    ['Carne moída crua 100', 'Molho de tomate caseiro 68', 'Macarrão cru 100'],
  ],
  [
    'fiz bolo com 3 ovos e 2 xícaras de farinha, comi 1 pedaço (rendeu 12) e 1 copo de leite',
    '1 de 12',
    ['Ovo cozido 11', 'Farinha de trigo 21', 'Leite integral 240'],
  ],
  [
    'fiz bolo com 3 ovos, 2 xícaras de farinha, cortei o bolo em 12 fatias e comi 2',
    '2 de 12',
    ['Ovo cozido 23', 'Farinha de trigo 42'],
  ],
  [
    'fiz um bolo com 3 ovos e 2 xícaras de farinha e 1/2 de óleo e comi um doze avos',
    '1 de 12',
    ['Ovo cozido 11', 'Farinha de trigo 21', 'Óleo de soja 9'],
  ],
  ['fiz p/ 4 pessoas com 600 g de patinho, comi minha parte', '1 de 4', ['Patinho cru 150']],
  ['1/3 da panela de arroz que fiz com 2 xícaras de arroz cru', '1 de 3', ['Arroz branco cru 125']],
] as const)('"%s" counts %s of the recipe', (text, share, foods) => {
  expect(read(text)).toEqual({ foods, share })
})

test('a dish that its ingredients tell still warns of what it contains', () => {
  const { items } = readMeal('fiz um bolo com 3 ovos e 2 xícaras de fubá, rendeu 12 fatias, comi 2')
  expect(items.flatMap(({ flavors = [] }) => flavors.map(({ name }) => name))).toEqual(['Bolo simples'])
})

test('a dish stays if the list lacks what it is mainly made of', () => {
  const { foods, share } = read(
    'fiz macarronada com 500 g de carne moída e 2 latas de molho, rendeu 5 porções, comi 1',
  )
  expect(foods).toContain('Carne moída crua 100')
  expect(foods.some((food) => food.startsWith('Macarr'))).toBe(true)
  expect(share).toBe('1 de 5')
})

test('the question tells that weights are those before cooking, if they are', () => {
  const [raw] = readMeal('cozinhei 500 g de arroz, rendeu 5 porções, comi 1').questions
  expect(raw?.text).toBe(
    'Contei só a sua parte da receita (1 de 5), com os pesos de antes do preparo. Confere?',
  )
  const [cooked] = readMeal('fiz 500 g de frango desfiado, rendeu 5 porções, comi 1').questions
  expect(cooked?.text).toBe('Contei só a sua parte da receita (1 de 5). Confere?')
})
