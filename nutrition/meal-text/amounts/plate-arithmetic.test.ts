import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  [
    'prato na balança 612g menos o prato 230g, era só arroz com feijão',
    ['Arroz branco cozido 182', 'Feijão carioca cozido 200'],
  ],
  ['sopa de legumes 540 g menos a tigela de 200 g', ['Sopa de legumes 340']],
  ['pesei 480g tirando o peso do pote (130) de salada de frutas', ['Salada de frutas 350']],
  ['650g de feijoada com o prato, prato vazio 250g', ['Feijoada 400']],
  ['o pote deu 430 g menos 130 g do pote, macarronada', ['Macarronada 300']],
  [
    'prato vazio 300g, com a comida 720g, estrogonofe com arroz',
    ['Estrogonofe de frango 240', 'Arroz branco cozido 180'],
  ],
  ['sobrou 70g dos 320g de lasanha', ['Lasanha 250']],
  ['sobraram uns 100g dos 400g de arroz', ['Arroz branco cozido 300']],
  ['sobrou 100ml dos 300ml de vitamina de banana', ['Vitamina de banana 200']],
  ['coloquei 300g de macarrão e sobrou 50 g', ['Macarrão cozido 250']],
  ['servi 250g de purê mas deixei 80 g no prato', ['Purê de batata 170']],
  ['arroz 150g, feijão 100g, deixei 50g de arroz', ['Arroz branco cozido 100', 'Feijão carioca cozido 100']],
  ['comi 250g dos 320g de escondidinho', ['Escondidinho de mandioca 250']],
  ['receita de bolo de cenoura deu 1200 g, minha fatia 85g', ['Bolo de cenoura 85']],
  ['o bolo de fubá inteiro pesou 1,1 kg, comi 90 g', ['Bolo de fubá 90']],
  ['a lasanha deu 2 kg no total e minha parte foi 350g', ['Lasanha 350']],
  ['a torta de frango pesou 900g, meu pedaço 150 g', ['Torta de frango 150']],
  ['frango 200 g, tirando o osso 150 g', ['Filé de frango grelhado 150']],
  ['banana com casca 135g, sem casca 88g', ['Banana-prata 88']],
  ['arroz 200g feijão 100g deixei 50g de feijão', ['Arroz branco cozido 200', 'Feijão carioca cozido 50']],
  ['arroz 200g feijão 100g deixei 50g do arroz', ['Arroz branco cozido 150', 'Feijão carioca cozido 100']],
  [
    'comi 200g de arroz e 100g de feijão e deixei 30 g de feijão',
    ['Arroz branco cozido 200', 'Feijão carioca cozido 70'],
  ],
  [
    'arroz 150g, frango 120g, deixei 20g do frango',
    ['Arroz branco cozido 150', 'Filé de frango grelhado 100'],
  ],
  [
    '200g de arroz 100g de feijão deixei 50g de arroz',
    ['Arroz branco cozido 150', 'Feijão carioca cozido 100'],
  ],
  ['macarrão 300g, salada 80g, sobrou 100g de macarrão', ['Macarrão cozido 200', 'Salada crua 80']],
  [
    '150 g de carne moída, 200 g de purê, deixei 50 g de carne moída',
    ['Carne moída cozida 100', 'Purê de batata 200'],
  ],
  [
    'frango grelhado 180 g arroz 150 g deixei 30 g de frango grelhado',
    ['Filé de frango grelhado 150', 'Arroz branco cozido 150'],
  ],
  [
    'batata 200g, peixe 150g e salada 100g. deixei 50g do peixe',
    ['Batata cozida 200', 'Peixe de mar grelhado 100', 'Salada crua 100'],
  ],
  ['arroz 150g, feijão 100g, deixei 50g de arroz', ['Arroz branco cozido 100', 'Feijão carioca cozido 100']],
  [
    'coloquei 200 g de arroz, 100g de farofa e deixei 40 g de farofa no prato',
    ['Arroz branco cozido 200', 'Farofa 60'],
  ],
  ['laranja com casca 200 g e banana sem casca 80 g', ['Laranja-pera 146', 'Banana-prata 80']],
  ['banana com casca 120g e mamão sem casca 150g', ['Banana-prata 77', 'Mamão papaia 150']],
  ['frango com osso 200g e batata sem casca 100g', ['Filé de frango grelhado 200', 'Batata cozida 100']],
  ['manga 300 g com casca e 150 g de abacaxi sem casca', ['Manga 213', 'Abacaxi 150']],
  ['melancia com casca 400g, sem casca 250g', ['Melancia 250']],
  ['coxa de frango com osso 180 g e sem osso 110 g', ['Coxa de frango assada 110']],
  [
    'maçã com casca 150 g, banana sem casca 90 g e laranja com casca 180 g',
    ['Maçã 150', 'Banana-prata 90', 'Laranja-pera 131'],
  ],
  [
    'costela 300g (sem o osso 180g) e mandioca sem casca 100 g',
    ['Costela bovina assada 180', 'Mandioca cozida 100'],
  ],
  [
    'frango grelhado 180 g arroz 150 g deixei 30 g de frango',
    ['Filé de frango grelhado 150', 'Arroz branco cozido 150'],
  ],
  [
    'arroz branco 200g, feijão 100g, deixei 50 g de arroz',
    ['Arroz branco cozido 150', 'Feijão carioca cozido 100'],
  ],
  [
    '100 g de peito de frango e 200 g de arroz, deixei 30 g de frango',
    ['Filé de frango grelhado 70', 'Arroz branco cozido 200'],
  ],
  ['180g de lasanha e 50g de salada, deixei 30 g da lasanha', ['Lasanha 150', 'Salada crua 50']],
])('"%s" counts the eaten part of a weight', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['200g de arroz menos feijão 100g', ['Arroz branco cozido 200']],
  ['comi 200g de arroz e sobrou 100g pra amanhã', ['Arroz branco cozido 200']],
  ['comi 150g de frango, sobraram 200g na geladeira', ['Filé de frango grelhado 150']],
  ['300g de lasanha e 70g de salada', ['Lasanha 300', 'Salada crua 70']],
  ['deixei 70g de arroz, comi 100g de feijão', ['Feijão carioca cozido 100']],
  ['a lasanha deu 2 kg e comi 2 pedaços', ['Lasanha 380']],
  ['fiz 500g de macarrão pra 5 pessoas', ['Macarrão cozido 100']],
  ['dividi em 4 a pizza e comi uma banana', ['Pizza 200', 'Banana-prata 80']],
  ['bolo rendeu 8 fatias e comi 2 fatias', ['Bolo simples 120']],
  ['fiz 300g de arroz, rendeu 3 porções e comi uma banana', ['Arroz branco cozido 300', 'Banana-prata 80']],
  ['300 g de frango sem osso e 100 g de arroz', ['Filé de frango grelhado 300', 'Arroz branco cozido 100']],
  ['abacate 200g sem casca 150 g de mamão', ['Abacate 200', 'Mamão papaia 150']],
  ['sopa 300g e 1 copo 200ml de leite', ['Sopa de legumes com carne 300', 'Leite integral 200']],
  [
    '150g de arroz e 90g de bife e deixei 20g de gordura',
    ['Arroz branco cozido 150', 'Contrafilé grelhado 90'],
  ],
  ['arroz 150 g e deixei 50 g de feijão', ['Arroz branco cozido 150']],
  ['pote de 170g de iogurte', ['Iogurte natural 170']],
  ['fiz 2 pães com 50g de queijo, comi um', ['Pão francês 100', 'Queijo muçarela 50']],
])('"%s" states weights that are not parts of each other', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
