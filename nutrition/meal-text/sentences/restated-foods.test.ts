import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['pão com ovo (1 pão, 2 ovos)', ['Pão francês 50', 'Ovo frito 100']],
  ['pão com queijo (2 fatias de pão e 1 de queijo)', ['Pão francês 50', 'Queijo muçarela 40']],
  ['iogurte com granola (170g de iogurte, 30g de granola)', ['Iogurte natural 170', 'Granola 30']],
  ['cuscuz com ovo (100g de cuscuz, 2 ovos)', ['Cuscuz de milho 100', 'Ovo frito 100']],
  ['macarrão com atum (100g de macarrão, 1 lata de atum)', ['Macarrão cozido 100', 'Atum em lata 135']],
  ['torrada com abacate (2 torradas e meio abacate)', ['Torrada 16', 'Abacate 215']],
  [
    'arroz com feijão (4 colheres de arroz, 1 concha de feijão)',
    ['Arroz branco cozido 100', 'Feijão carioca cozido 140'],
  ],
  [
    'sanduíche de frango (2 fatias de pão, 100 g de frango)',
    ['Pão francês 50', 'Filé de frango grelhado 100'],
  ],
  ['wrap de frango (1 pão folha, 100 g de frango)', ['Tortilha de trigo 33', 'Filé de frango grelhado 100']],
  ['omelete, 3 ovos e queijo', ['Omelete de 3 ovos com queijo muçarela 185']],
  ['omelete, 2 ovos', ['Omelete de 2 ovos 105']],
  ['frango frito, 2 asas e 1 coxa', ['Asa de frango assada 80', 'Coxa de frango assada 55']],
  ['frango assado de padaria, a coxa e a sobrecoxa', ['Sobrecoxa de frango assada 120']],
  ['macarrão à bolonhesa com carne moída', ['Macarrão à bolonhesa 260']],
  ['feijoada com linguiça e bacon', ['Feijoada 280']],
  ['arroz carreteiro com carne seca e salada', ['Arroz carreteiro 180', 'Salada crua 80']],
  ['2 cx de bis? não, 2 bis só rs', ['Bis 13']],
  ['1 kg de picolé kkk brincadeira, foi 1 picolé de limão', ['Picolé 65']],
  ['comi 3 pães, mentira, 2', ['Pão francês 100']],
  ['10 brigadeiros brincadeira foram 3', ['Brigadeiro de festa 51']],
])('"%s" counts what is said again once', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['pão com ovo (2 ovos mexidos)', ['Pão francês 50', 'Ovo na manteiga 90']],
  ['sanduíche de frango e 2 fatias de pão', 2],
  ['sanduíche de atum (2 fatias de pão e queijo)', 3],
  ['wrap de frango e 100 g de frango', 2],
  ['omelete, 2 ovos cozidos', ['Omelete simples 110', 'Ovo cozido 90']],
  ['omelete, um ovo e um pão', 3],
  ['omelete e 2 ovos', 2],
  ['frango assado e 1 coxa', 2],
  ['frango assado, 2 coxinhas', ['Frango assado 140', 'Coxinha de frango 200']],
  ['peito de frango, 1 coxa', 2],
  ['feijoada com torresmo', ['Feijoada 280', 'Torresmo 30']],
  ['feijoada com arroz e bacon', 3],
  ['feijoada com linguiça 100g', ['Feijoada 280', 'Linguiça toscana grelhada 100']],
  ['tutu com linguiça', 2],
  ['comi 2 bis e 1 caixa de bombom, não, 3 bis', 2],
])('"%s" keeps foods that are not said again', (text, foods) => {
  const read = foodsIn(text)
  expect(typeof foods === 'number' ? read.length : read).toEqual(foods)
})

test.each([
  ['leite fermentado yakult 1 e meia goiaba', ['Leite fermentado 80', 'Goiaba vermelha 85']],
  ['ovo 1 e meio mamão', ['Ovo cozido 45', 'Mamão papaia 155']],
  ['banana 1 e meia maçã e café', ['Banana-prata 80', 'Maçã 75', 'Café sem açúcar 50']],
  ['pão 2 e meia banana', ['Pão francês 100', 'Banana-prata 40']],
  ['1 e meia banana', ['Banana-prata 120']],
  ['banana 1 e meia', ['Banana-prata 120']],
  ['arroz, 1 e meia banana', ['Arroz branco cozido 128', 'Banana-prata 120']],
  ['arroz 1 e meia colher', ['Arroz branco cozido 38']],
  ['leite 1 e meio copo e pão', ['Leite integral 360', 'Pão francês 50']],
  ['1 e meia xícara de arroz', ['Arroz branco cozido 240']],
  ['arroz 4 colheres de sopa, ervilha 2', ['Arroz branco cozido 100', 'Ervilha em lata 54']],
  [
    'arroz 5 colheres de sopa, lentilha 3, frango 1 filé',
    ['Arroz branco cozido 125', 'Lentilha cozida 54', 'Filé de frango grelhado 100'],
  ],
  [
    'arroz 4 colheres, feijão 2, ovo 2',
    ['Arroz branco cozido 100', 'Feijão carioca cozido 34', 'Ovo cozido 90'],
  ],
  ['aveia 2 colheres, chia 1, banana 1', ['Aveia em flocos 30', 'Chia 12', 'Banana-prata 80']],
  ['leite 1 copo, café 1, pão 1', ['Leite integral 240', 'Café sem açúcar 50', 'Pão francês 50']],
  ['arroz 2 escumadeiras, feijão 1', ['Arroz branco cozido 170', 'Feijão carioca cozido 140']],
  ['arroz 4 colheres. feijão 2', ['Arroz branco cozido 100', 'Feijão carioca cozido 280']],
  ['arroz 4 colheres, feijão 80g', ['Arroz branco cozido 100', 'Feijão carioca cozido 80']],
  ['arroz 4 colheres, feijão 120', ['Arroz branco cozido 100', 'Feijão carioca cozido 120']],
  ['café c/ leite em pó 2 colheres de sopa', ['Café sem açúcar 50', 'Leite integral em pó 32']],
  ['café com leite condensado', ['Café sem açúcar 50', 'Leite condensado 30']],
  ['café com leite em caneca', ['Café com leite 300']],
  ['café com leite e pão', ['Café com leite 240', 'Pão francês 50']],
])('"%s" gives each amount to its food', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  [
    '1 iogurte, vitamina e uma laranja',
    ['Iogurte natural 170', 'Vitamina de frutas 300', 'Laranja-pera 180'],
  ],
  ['vitamina e pão', ['Vitamina de frutas 300', 'Pão francês 50']],
  ['vitamina e 2 torradas', ['Vitamina de frutas 300', 'Torrada 16']],
  ['tomei vitamina e, banana', ['Banana-prata 80']],
  [
    '40 g de aveia, 1 ovo, virou panqueca e uma laranja',
    ['Aveia em flocos 40', 'Ovo cozido 45', 'Laranja-pera 180'],
  ],
  ['o trânsito virou uma salada', []],
  ['omelete de 2 ovos e uma laranja', ['Omelete de 2 ovos 105', 'Laranja-pera 180']],
  ['omelete de 2 ovos com banana', ['Omelete de 2 ovos com banana-prata 145']],
  ['1 maçã, creatina 5g', ['Maçã 150']],
  ['1 maçã, suplementos creatina 5g', ['Maçã 150']],
  ['comi 3 pães, mentira, 2 e uma laranja', ['Pão francês 100', 'Laranja-pera 180']],
])('"%s" keeps the foods around', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  [
    'almoço: arroz, feijão e carne. arroz 100g, feijão 80g, carne 120g',
    ['Arroz branco cozido 100', 'Feijão carioca cozido 80', 'Carne bovina grelhada 120'],
  ],
  [
    'arroz feijão e frango: arroz 100g, feijão 80g e frango 120g',
    ['Arroz branco cozido 100', 'Feijão carioca cozido 80', 'Filé de frango grelhado 120'],
  ],
  ['frango grelhado, filé de frango 120g', ['Filé de frango grelhado 120']],
  ['carne moída, patinho moído 100g', ['Carne moída cozida 100']],
  ['arroz, feijão, 100g de arroz, 80g de feijão', ['Arroz branco cozido 100', 'Feijão carioca cozido 80']],
  ['pão com queijo, pão 50g, queijo 30g', ['Pão francês 50', 'Queijo muçarela 30']],
  ['banana, maçã e pera (banana 80g, maçã 100g, pera 120g)', ['Banana-prata 80', 'Maçã 100', 'Pera 120']],
  [
    'fiz misto quente em casa mesmo com duas fatias de pão, 1 de presunto, 1 de queijo',
    ['Pão francês 50', 'Presunto 15', 'Queijo muçarela 20'],
  ],
  ['peito de frango 100 gr nao 130 gr', ['Filé de frango grelhado 130']],
  ['arroz 3 colheres não 4 colheres', ['Arroz branco cozido 100']],
  ['3 pedaços de pizza, 2 portuguesa e 1 calabresa', ['Pizza portuguesa 250', 'Pizza de calabresa 90']],
  ['2 fatias de pizza de calabresa e 1 portuguesa', ['Pizza de calabresa 190', 'Pizza portuguesa 125']],
  ['2 fatias de pizza de calabresa e marguerita', ['Pizza de calabresa 190']],
  ['pizza metade calabresa metade marguerita', ['Pizza 200']],
])('"%s" counts a list once', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['comi banana no café, banana 100g à tarde', 3],
  ['banana de manhã e banana 100g no lanche', 2],
  ['banana, aveia, banana 100g no lanche', 3],
  ['almocei arroz e ovo. jantei arroz 100g', 3],
  ['leite 200ml, leite 100ml', 2],
  ['1 banana, aveia, banana 100g', 3],
  ['arroz, 100g de arroz integral', 2],
  ['suco de laranja, laranja 100g', 2],
  ['ovo frito, 2 ovos cozidos', 2],
  ['sanduíche em casa com suco', 2],
  ['arroz 100g não 2 ovos', 1],
  ['2 fatias de pizza, 1 banana', 2],
  ['margarita e nachos', 2],
  ['pizza e margarita', 2],
])('"%s" keeps what was eaten beside', (text, count) => {
  expect(foodsIn(text)).toHaveLength(count)
})
