import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  [
    '50g de aveia, 150ml de leite e 10g de chia, overnight',
    ['Aveia em flocos 50', 'Leite integral 150', 'Chia 10'],
  ],
  ['2 ovos, 2 colheres de goma, crepioca', ['Ovo cozido 90', 'Goma de mandioca hidratada (tapioca) 30']],
  ['2 ovos e 2 colheres de goma (crepioca)', ['Ovo cozido 90', 'Goma de mandioca hidratada (tapioca) 30']],
  ['café com 1 colherzinha de óleo de coco (bulletproof)', ['Café sem açúcar 50', 'Óleo de coco 5']],
  ['1 banana e 200ml de leite (vitamina)', ['Banana-prata 80', 'Leite integral 200']],
  ['1 banana, 200 ml de leite, fiz uma vitamina', ['Banana-prata 80', 'Leite integral 200']],
  ['40 g de aveia, 1 ovo, virou panqueca', ['Aveia em flocos 40', 'Ovo cozido 45']],
  ['3 colheres de aveia e 200 ml de leite, mingau', ['Aveia em flocos 45', 'Leite integral 200']],
  [
    '2 fatias de pão de forma, 1 de queijo e 1 de presunto, misto quente',
    ['Pão de forma 50', 'Queijo muçarela 20', 'Presunto 15'],
  ],
  ['2 fatias de pão e 1 fatia de queijo (sanduíche)', ['Pão francês 50', 'Queijo muçarela 20']],
  [
    'café, 1 fatia de goiabada e 1 fatia de queijo minas (romeu e julieta)',
    ['Café sem açúcar 50', 'Goiabada 40', 'Queijo minas frescal 45'],
  ],
  ['romeu e julieta, 1 fatia de goiabada e 1 de queijo minas', ['Goiabada 40', 'Queijo minas frescal 45']],
  ['crepioca, 1 ovo e 2 colheres de goma', ['Crepioca de 1 ovo 80']],
  [
    'misto quente, 2 fatias de pão de forma, 1 de queijo e 1 de presunto',
    ['Pão de forma 50', 'Queijo muçarela 20', 'Presunto 15'],
  ],
  [
    'queijo quente no pão de forma (2 fatias de pão, 2 de mussarela)',
    ['Pão francês 50', 'Queijo muçarela 40'],
  ],
  ['romeu e julieta (goiabada 30g e queijo 30g)', ['Goiabada 30', 'Queijo muçarela 30']],
  ['omelete de 2 ovos, queijo 30g', ['Omelete de 2 ovos 105', 'Queijo muçarela 30']],
])('"%s" counts a dish and the list of what is in it once', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['1 maçã, 1 iogurte, vitamina', 3],
  ['1 pão, 1 fatia de queijo, misto quente', 3],
  ['2 ovos, 1 tomate, omelete', 3],
  ['100 g de arroz, 100 g de feijão, mexidão', 3],
  ['1 copo de leite, 1 banana, mingau', 3],
  ['1 banana, 1 iogurte, overnight', 3],
  ['1 pão francês, 2 fatias de queijo, hambúrguer', 3],
  ['1 fatia de pão, 1 fatia de queijo, 1 misto quente', 3],
  ['2 ovos, 2 colheres de goma e 1 crepioca', 3],
  ['aveia, leite, overnight', 3],
  ['romeu e julieta, 1 café', 2],
  ['crepioca, 1 ovo cozido', 2],
  ['misto quente, 1 pão de queijo e 1 fatia de presunto', 3],
  ['mingau, 200 ml de leite e 1 banana', 3],
  ['queijo com pão integral e presunto', 3],
  ['misto quente sem presunto, 2 fatias de pão e 1 de queijo', 3],
])('"%s" keeps a dish beside foods', (text, count) => {
  expect(foodsIn(text)).toHaveLength(count)
})

test.each([
  ['4 salgados, 2 coxinhas e 2 quibes', ['Coxinha de frango 200', 'Quibe frito 170']],
  ['4 salgadinhos: 2 coxinhas e 2 quibes', ['Coxinha de frango 200', 'Quibe frito 170']],
  ['2 cervejas, 1 brahma e 1 skol', ['Cerveja 350', 'Cerveja 350']],
  ['3 fatias de pizza, 2 de mussarela e 1 de marguerita', ['Pizza de muçarela 200', 'Pizza marguerita 110']],
  [
    '4 fatias de pizza (2 de mussarela e 2 de calabresa)',
    ['Pizza de muçarela 200', 'Pizza de calabresa 190'],
  ],
  ['2 fatias de pizza de calabresa e 1 de portuguesa', ['Pizza de calabresa 190', 'Pizza portuguesa 125']],
  [
    '2 pedaços de pizza de calabresa e outro de portuguesa',
    ['Pizza de calabresa 180', 'Pizza portuguesa 125'],
  ],
  ['5 esfihas, 3 de carne e 2 de queijo', ['Esfirra de carne 165', 'Esfirra de queijo 110']],
  [
    'arroz com feijão, 4 colheres de arroz e 1 concha de feijão',
    ['Arroz branco cozido 100', 'Feijão carioca cozido 140'],
  ],
  ['pão com manteiga, 1 pão francês e 1 colher de manteiga', ['Pão francês 50', 'Manteiga com sal 32']],
  ['banana, maçã, 2 bananas e 1 maçã', ['Banana-prata 160', 'Maçã 150']],
  ['biscoito recheado um pacotinho de 3 oreo', ['Biscoito recheado de chocolate 39']],
  ['bombom uma caixa 4 bombons', ['Bombom de chocolate 80']],
])('"%s" counts pieces and their list once', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['4 salgados, 2 coxinhas e 1 quibe', 3],
  ['2 cervejas, 2 coxinhas', 2],
  ['2 cervejas e 2 caipirinhas', 2],
  ['3 fatias de pizza, 1 de calabresa', 2],
  ['2 pães, 2 ovos e 1 café', 3],
  ['4 bananas, 2 maçãs e 2 peras', 3],
  ['2 cervejas e 1 brahma e 1 skol', 3],
  ['arroz, feijão, 2 ovos e 1 maçã', 4],
  ['2 pacotes de oreo e 3 oreos', 2],
  ['1 pizza de calabresa e 1 suco de laranja', 2],
])('"%s" keeps pieces that are not listed again', (text, count) => {
  expect(foodsIn(text)).toHaveLength(count)
})

test.each([
  [
    'refeição 3: 180g frango 120g arroz 80g feijão legumes 50g azeite 5g',
    [
      'Filé de frango grelhado 180',
      'Arroz branco cozido 120',
      'Feijão carioca cozido 80',
      'Legumes cozidos 50',
      'Azeite de oliva 5',
    ],
  ],
  ['100g arroz salada 50g', ['Arroz branco cozido 100', 'Salada crua 50']],
  ['2 ovos pão 50g café 100ml', ['Ovo cozido 90', 'Pão francês 50', 'Café sem açúcar 100']],
  ['1 banana aveia 30g leite 200ml', ['Banana-prata 80', 'Aveia em flocos 30', 'Leite integral 200']],
  [
    '150g macarrão 100g carne queijo 20g',
    ['Macarrão cozido 150', 'Carne bovina grelhada 100', 'Queijo muçarela 20'],
  ],
  [
    '100g frango 50g arroz salada azeite 5g',
    ['Filé de frango grelhado 100', 'Arroz branco cozido 50', 'Salada crua 80', 'Azeite de oliva 5'],
  ],
  [
    '2 ovos 1 pão café 1 copo de suco',
    ['Ovo cozido 90', 'Pão francês 50', 'Café sem açúcar 50', 'Suco de fruta 240'],
  ],
  [
    '1 pão 2 ovos queijo 30 g 1 café',
    ['Pão francês 50', 'Ovo cozido 90', 'Queijo muçarela 30', 'Café sem açúcar 50'],
  ],
  ['banana 2 un antes da corrida', ['Banana-prata 160']],
  ['pão 2 fatias antes do treino', ['Pão francês 50']],
  ['maçã 3 un depois do treino e café', ['Maçã 450', 'Café sem açúcar 50']],
])('"%s" gives each amount to its food', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['misto quente, pão francês com manteiga', ['Misto-quente 105', 'Pão francês 50', 'Manteiga com sal 10']],
  ['bauru, pão francês com margarina', ['Bauru 125', 'Pão francês 50', 'Margarina 10']],
  ['misto quente: pão, queijo, presunto e manteiga', ['Misto-quente com pão francês 105']],
  ['pingado com leite', ['Café com leite 240']],
  ['um pingadinho com leite desnatado', ['Café com leite desnatado 200']],
  ['pingado com leite de soja', ['Café sem açúcar 50', 'Leite de soja 100']],
  ['pingado e um copo de leite', ['Café com leite 240', 'Leite integral 240']],
  [
    'comi 3 pedaços de macaxeira com carne guisada e 4 de carne',
    ['Mandioca cozida 300', 'Carne bovina ensopada 140'],
  ],
  [
    'comi 4 pedaços de macaxeira com café e 2 de carne',
    ['Mandioca cozida 400', 'Café sem açúcar 50', 'Carne bovina grelhada 70'],
  ],
])('"%s" counts each bread, milk and meat once', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
