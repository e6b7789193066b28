import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['refresco de maracujá 400ml do carioca da esquina', ['Suco de maracujá com açúcar 400']],
  ['esfiha aberta de carne, 5 unidades do habibs', ['Esfiha aberta de carne 290']],
  ['suco de laranja 300 ml do bar do zé', ['Suco de laranja natural 300']],
  ['café 200ml da padaria e pão', ['Café sem açúcar 200', 'Pão francês 50']],
  ['pão 2 unidades da padoca', ['Pão francês 100']],
  ['coxinha 2 da lanchonete', ['Coxinha de frango 200']],
  ['coca 600 do posto', ['Refrigerante de cola 600']],
  ['arroz, açaí 500ml da barraca', ['Arroz branco cozido 128', 'Açaí com xarope de guaraná 500']],
])('"%s" keeps the amount before a place', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['banana, 5 g de creatina', ['Banana-prata 80']],
  ['banana 5 g de creatina', ['Banana-prata 80']],
  ['carne, 2 colheres do molho especial da casa', ['Carne bovina grelhada 100']],
  ['frango, 3 colheres de molho', ['Filé de frango grelhado 100']],
  ['carne com 2 colheres de molho e arroz', ['Carne bovina grelhada 100', 'Arroz branco cozido 128']],
  ['macarrão com 2 conchas de molho', ['Macarrão cozido 165']],
  ['salada com 1 colher de vinagre', ['Salada crua 80']],
  ['ovo com 1 pitada de sal', ['Ovo cozido 45']],
  ['suco com 3 pedras de gelo', ['Suco de fruta 240']],
  ['banana com 1 colher de canela', ['Banana-prata 80']],
  ['bolo com 2 colheres de cobertura de chocolate', ['Bolo simples 60']],
  ['panqueca, 1 colher de fermento, 2 ovos', ['Panqueca de carne 90', 'Ovo cozido 90']],
])('"%s" gives no food the amount of what is not counted', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['macarrão com 2 conchas de molho de tomate', ['Macarrão cozido 165', 'Molho de tomate caseiro 160']],
  ['arroz, 2 colheres da farofa da sogra', ['Arroz branco cozido 128', 'Farofa 30']],
  ['arroz 3 colheres de sopa', ['Arroz branco cozido 75']],
  ['leite com 5 g do suplemento', ['Leite integral 240', 'Suplemento alimentar em pó (Sustagen) 5']],
  ['frango 150 g de manhã', ['Filé de frango grelhado 150']],
  ['suco 300 ml de caixinha', 1],
  ['2 colheres de molho branco e frango', 2],
  ['bolo 2 pedaços do tamanho da mão', ['Bolo simples 120']],
])('"%s" keeps the amounts of foods', (text, foods) => {
  const read = foodsIn(text)
  expect(typeof foods === 'number' ? read.length : read).toEqual(foods)
})

test.each([
  ['um bolo, de cenoura', ['Bolo de cenoura 70']],
  ['pastel, de carne e coca', ['Pastel de carne frito 100', 'Refrigerante de cola 350']],
  ['um suco, de laranja', ['Suco de laranja natural 240']],
  ['sopa, de legumes', 1],
  ['comi pão. de queijo', 1],
  ['pão, de manhã, e café', ['Pão francês 50', 'Café sem açúcar 50']],
  ['arroz, feijão, de sobremesa pudim', 3],
  ['pão, depois café', ['Pão francês 50', 'Café sem açúcar 50']],
  ['queijo. De tarde, banana', ['Queijo muçarela 40', 'Banana-prata 80']],
  ['almocei frango, de noite sopa', 2],
  ['pão, 2 fatias de queijo', ['Pão francês 50', 'Queijo muçarela 40']],
  ['suco, da laranja comi metade', 2],
])('"%s" joins a name that a comma parts', (text, foods) => {
  const read = foodsIn(text)
  expect(typeof foods === 'number' ? read.length : read).toEqual(foods)
})

test.each([
  [
    'frango 150 arroz 100 feijão 80 salada',
    ['Filé de frango grelhado 150', 'Arroz branco cozido 100', 'Feijão carioca cozido 80', 'Salada crua 80'],
  ],
  [
    'frango 150 arroz 100 feijão 80',
    ['Filé de frango grelhado 150', 'Arroz branco cozido 100', 'Feijão carioca cozido 80'],
  ],
  ['macarrão 200 carne 120 suco', ['Macarrão cozido 200', 'Carne bovina grelhada 120', 'Suco de fruta 240']],
  ['macarrão 200g molho 50g carne moída 80g', ['Macarrão cozido 200', 'Carne moída cozida 80']],
  [
    'salmão 100g aspargos 50g arroz 80g',
    ['Salmão grelhado 100', 'Aspargo em conserva 50', 'Arroz branco cozido 80'],
  ],
  ['salmão 100g pitaya 50g arroz 80g', ['Salmão grelhado 100', 'Arroz branco cozido 80']],
  [
    'pão de forma 2 fatias requeijão 1 colher café com leite 200ml',
    ['Pão de forma 50', 'Requeijão cremoso 30', 'Café com leite 200'],
  ],
  ['requeijão 1 colher café', ['Requeijão cremoso 4']],
  ['açúcar 1 colher de café com leite', 2],
  ['2 ovos 1 pão 1 café', ['Ovo cozido 90', 'Pão francês 50', 'Café sem açúcar 50']],
  ['coca 600 coxinha 2', ['Refrigerante de cola 600', 'Coxinha de frango 200']],
  ['coxinha 2 suco 300', ['Coxinha de frango 200', 'Suco de fruta 300']],
  ['arroz 2 ovos', ['Arroz branco cozido 128', 'Ovo cozido 90']],
  ['arroz 2 ovos 3 pães', ['Arroz branco cozido 128', 'Ovo cozido 90', 'Pão francês 150']],
  [
    '100g arroz 50g molho de tomate 80g carne',
    ['Arroz branco cozido 100', 'Molho de tomate caseiro 50', 'Carne bovina grelhada 80'],
  ],
  ['carne ao molho 150g arroz 100g', 2],
])('"%s" leaves each amount with its neighbour', (text, foods) => {
  const read = foodsIn(text)
  expect(typeof foods === 'number' ? read.length : read).toEqual(foods)
})

test.each([
  ['ovo de páscoa 1/4 de um ovo de 350g', ['Ovo de Páscoa 88']],
  ['ovo de páscoa, metade de um ovo de 200g', ['Ovo de Páscoa 100']],
  ['ovo de páscoa: 1/4 da metade de um ovo de 350g', ['Ovo de Páscoa 44']],
  ['bolo de cenoura, 1/4 de um bolo de 500g', ['Bolo de cenoura 125']],
  ['pizza de calabresa, metade de uma pizza de 460g', ['Pizza de calabresa 230']],
  ['torta de frango, 1/6 de uma torta de 900g e suco', ['Torta de frango 150', 'Suco de fruta 240']],
  ['pudim, 1/8 de um pudim de 1kg', ['Pudim de leite condensado 125']],
  ['bolo de cenoura e metade de um bolo de 500g', 2],
  ['pão de queijo, metade de um pão de 50g', 2],
  ['bolo de cenoura, 1 bolo de 60g', 2],
  ['pizza de calabresa e 2 fatias de pizza', 2],
  ['torta de frango com metade de uma torta de 900g', 2],
  ['bolo de cenoura, metade de uma maçã de 150g', 2],
  ['suco de laranja, meio copo de suco', 2],
  ['ovo frito, metade de um ovo', 2],
])('"%s" counts a part of a whole once', (text, foods) => {
  const read = foodsIn(text)
  expect(typeof foods === 'number' ? read.length : read).toEqual(foods)
})

test.each([
  [
    'feijoada completa: arroz, couve, farofa, laranja',
    [
      'Feijoada completa 280',
      'Arroz branco cozido 128',
      'Couve refogada 42',
      'Farofa 38',
      'Laranja-pera 180',
    ],
  ],
  ['frango assado: arroz e farofa', ['Frango assado 140', 'Arroz branco cozido 128', 'Farofa 38']],
  ['moqueca: arroz, pirão', 3],
  ['bife: arroz, feijão e salada', 4],
  ['peixe frito: arroz e salada', 3],
  ['estrogonofe: arroz, batata palha', 3],
  ['pizza: 2 fatias de calabresa', 1],
  ['pizza: 3 fatias de mussarela e coca', 2],
  ['escondidinho: mandioca e carne seca', ['Escondidinho de mandioca com carne-seca cozida 250']],
  ['vitamina: banana e leite', ['Vitamina de banana 300']],
  ['tapioca: queijo e presunto', ['Tapioca recheada com queijo muçarela e presunto 105']],
  ['tapioca: 2 ovos', ['Tapioca recheada com ovo cozido 150']],
  ['pizza: calabresa e mussarela', ['Pizza de calabresa 190']],
  ['suco: laranja', ['Suco de laranja natural 240']],
  ['iogurte: morango', ['Iogurte de morango 170']],
])('"%s" keeps the dish before a colon', (text, foods) => {
  const read = foodsIn(text)
  expect(typeof foods === 'number' ? read.length : read).toEqual(foods)
})

test.each([
  ['churrasco: picanha, linguiça', 2],
  ['churrasco: arroz, farofa e picanha', 3],
  ['carne: bife', ['Contrafilé grelhado 105']],
  ['galinhada: arroz e frango', 2],
  ['salada: alface e tomate', 2],
  ['omelete: 2 ovos, queijo', 2],
  ['panqueca: 1 banana, 1 ovo, aveia', 3],
  ['sanduíche: pão, queijo', 2],
  ['café: pão e ovo', 2],
  ['lasanha: massa, carne e queijo', 3],
  ['pf de peixe: arroz, feijão, filé de merluza frito e salada', 4],
  ['estrogonofe: frango, creme de leite', 2],
])('"%s" takes a title before a colon for no food', (text, foods) => {
  const read = foodsIn(text)
  expect(typeof foods === 'number' ? read.length : read).toEqual(foods)
})

test.each([
  ['miojo da nissin de galinha caipira', ['Macarrão instantâneo preparado (miojo) 196']],
  ['um pedação de costela no fogo de chão, uns 300 gramas', ['Costela bovina assada 300']],
  ['torta de camarão 1 pedaço', ['Torta salgada 110']],
  ['torta de bacalhau', ['Torta salgada 110']],
  ['frango teriyaki com arroz', ['Filé de frango grelhado 100', 'Arroz branco cozido 128']],
])('"%s" keeps the food with its maker, place or sauce', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
