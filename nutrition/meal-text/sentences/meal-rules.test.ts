import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

/** Returns the foods of a sentence with their grams: `Pão francês 100`. */
function foodsIn(text: string): readonly string[] {
  return readMeal(text).items.map(({ food, grams }) => `${food.name} ${grams}`)
}

function questionsIn(text: string): readonly string[] {
  return readMeal(text).questions.map(({ code }) => code)
}

test.each([
  [
    'arroz, feijão e bife e repeti',
    ['Arroz branco cozido 255', 'Feijão carioca cozido 280', 'Contrafilé grelhado 210'],
  ],
  ['um prato de macarrão. repeti', ['Macarrão cozido 640']],
  ['2 pães com manteiga e repeti', ['Pão francês 200', 'Manteiga com sal 30']],
  ['tomei café. almocei feijoada e repeti', ['Café sem açúcar 50', 'Feijoada 560']],
])('"%s" counts the repeated sentence twice and asks', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
  expect(questionsIn(text)).toContain('repeated')
})

test('a plate that was repeated has all of its foods twice', () => {
  expect(foodsIn('um pf de frango e repeti')).toContain('Arroz branco cozido 340')
})

test.each(['almocei arroz e feijão e não repeti', 'comi arroz e feijão e repeti o feijão'])(
  '"%s" doubles no other food',
  (text) => {
    expect(foodsIn(text)).toContain('Arroz branco cozido 127.5')
    expect(questionsIn(text)).not.toContain('repeated')
  },
)

test.each([
  ['2 pães com manteiga', ['Pão francês 100', 'Manteiga com sal 15']],
  ['2 fatias de pão de forma com manteiga', ['Pão de forma 50', 'Manteiga com sal 10']],
  ['2 pães com manteiga e café', ['Pão francês 100', 'Manteiga com sal 15', 'Café sem açúcar 50']],
  ['2 pães com 1 fatia de queijo', ['Pão francês 100', 'Queijo muçarela 20']],
])('"%s" spreads on every piece of bread', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['fiz 6 pães de queijo e comi 2', ['Pão de queijo 100']],
  ['comprei 4 coxinhas e comi metade', ['Coxinha de frango 200']],
  ['jarra de suco de maracujá dividida, tomei um copo', ['Suco de maracujá com açúcar 240']],
  ['comi 2 pães e bebi 1 copo', ['Pão francês 100']],
])('"%s" counts what was eaten of what was made', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['um litrão de cerveja dividido com um amigo', ['Cerveja 500']],
  ['dividi uma pizza grande em 4 e tomei uma coca', ['Pizza 200', 'Refrigerante de cola 350']],
  ['rachei um açaí de 500 ml com minha prima', ['Açaí com xarope de guaraná 250']],
  ['dividimos 2 pizzas entre quatro pessoas', ['Pizza 400']],
  ['dividi com meu irmão uma porção de batata frita', ['Batata frita 225']],
  ['dividi com meu irmão uma porção de arroz', ['Arroz branco cozido 63.75']],
  ['pizza dividida com minha irmã', ['Pizza 200']],
  ['dividi uma pizza de 8 pedaços com minha esposa e 2 filhos', ['Pizza 200']],
  ['dividi uma pizza com minha esposa e meus 2 filhos', ['Pizza 200']],
  ['dividimos uma pizza entre eu, minha esposa e 2 filhos', ['Pizza 200']],
  ['dividi uma pizza com minha mulher e meus filhos', ['Pizza 200']],
  ['rachei uma pizza com meu pai, minha mãe e 2 irmãos', ['Pizza 160']],
  ['dividi uma pizza com 3 amigos e 2 cervejas', ['Pizza 200', 'Cerveja 700']],
  ['dividi uma pizza com minha irmã e meu irmão comeu 2 ovos', ['Pizza 400', 'Ovo cozido 90']],
  ['comi metade da pizza, dividi com meu irmão', ['Pizza 400']],
  ['dividi a pizza com meu irmão e comi 3 fatias', ['Pizza 300']],
  ['dividi uma pizza com as crianças, comi 2 fatias', ['Pizza 200']],
  ['dividi a pizza em 4 e comi 2 ovos', ['Pizza 200', 'Ovo cozido 90']],
  ['comi 2 das 8 fatias da pizza', ['Pizza 200']],
  ['comi 3 dos 10 pães de queijo', ['Pão de queijo 150']],
  ['comi metade das 6 coxinhas', ['Coxinha de frango 300']],
])('"%s" counts the part of one person', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['sorvete 150 ml', ['Sorvete 75']],
  ['um prato de munguzá', ['Canjica com leite 375']],
  ['pacotinho de bolacha recheada', ['Biscoito recheado de chocolate 30']],
  ['umas batatinhas fritas', ['Batata frita 100']],
  ['uns brigadeiros', ['Brigadeiro de festa 34']],
  ['um potinho de brigadeiro de colher', ['Brigadeiro de colher 78']],
  ['um pratinho de amendoim', ['Amendoim torrado salgado 50']],
  ['doce de abóbora com coco', ['Doce de abóbora 50']],
  ['mate gelado', ['Mate com limão 240']],
  ['bolo de chocolate com sorvete', ['Bolo de chocolate 60', 'Sorvete 105']],
  ['comi pães de queijo e café', ['Pão de queijo 100', 'Café sem açúcar 50']],
  ['comi churros', ['Churros de doce de leite 90']],
  ['meio quilo de carne e arroz', ['Carne bovina grelhada 500', 'Arroz branco cozido 127.5']],
  ['copinho de café', ['Café sem açúcar 50']],
  ['polenta com molho de carne moída', ['Polenta cozida 150', 'Carne moída ao molho de tomate 100']],
  ['brócolis alho e óleo', ['Brócolis cozido 75', 'Óleo de soja 4']],
  ['10 coxinhas de festa', ['Coxinha de frango 200']],
  ['5 mini quibes', ['Quibe frito 80']],
  ['8 salgadinhos de festa', ['Salgadinho de festa 160']],
  ['um salgado e um café', ['Salgadinho de festa 100', 'Café sem açúcar 50']],
  ['bolinha de queijo de festa 6', ['Bolinha de queijo 120']],
  ['bolo de cenoura com cobertura de chocolate', ['Bolo de cenoura 90']],
  ['3 fatias de bolo de cenoura com cobertura de chocolate', ['Bolo de cenoura 270']],
  ['pudim com calda', ['Pudim de leite condensado 110']],
  ['sanduíche de presunto e queijo no pão de forma', ['Misto-quente 105']],
  ['purê de batata com carne moída, pouquinho', ['Purê de batata 130', 'Carne moída cozida 40']],
])('"%s" weighs what a dietitian expects', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  'no quilo, 480 g de arroz, feijão e frango',
  'peguei 480g no quilo com arroz, feijão tropeiro e linguiça',
  'self service 480 g arroz feijão carne e salada',
])('"%s" weighs the plate as a whole', (text) => {
  const { items } = readMeal(text)
  expect(items.reduce((sum, { grams }) => sum + grams, 0)).toBeCloseTo(480, 0)
  expect(questionsIn(text)).toContain('shared_amount')
})

test('a box of feijoada gets no other beans', () => {
  expect(foodsIn('marmitex de feijoada').filter((food) => food.startsWith('Feij'))).toEqual(['Feijoada 280'])
})

test.each([
  ['200 ml de água', [], 200],
  ['1 garrafa de água', [], 500],
  ['bebi 2 copos de água e um pão francês', ['Pão francês 50'], 480],
])('"%s" says that water is logged elsewhere', (text, foods, ml) => {
  expect(foodsIn(text)).toEqual(foods)
  expect(readMeal(text).questions).toEqual([
    { code: 'water', text: expect.stringContaining(`(${ml} ml)`) as string, ml },
  ])
})

test.each(['50 litros de suco de laranja', '40 litros de cerveja'])(
  '"%s" counts 3,000 g at most and asks',
  (text) => {
    expect(readMeal(text).items.map(({ grams }) => grams)).toEqual([3000])
    expect(questionsIn(text)).toEqual(['absurd_amount'])
  },
)

test.each([
  ['prato de 150 g com arroz e feijão', [71.5, 78.5], ['shared_amount']],
  // 100 g are too little for a plate of food, so the weight does not count as the weight of the whole plate.
  ['prato de 100 g com arroz e feijão', [127.5, 140], []],
])('"%s" weighs %j', (text, grams, questions) => {
  expect(readMeal(text).items.map((item) => item.grams)).toEqual(grams)
  expect(questionsIn(text)).toEqual(questions)
})

test.each(['1 dose de whey com 200 ml de água', '200 ml de água de coco', 'bebi água'])(
  '"%s" gives no hint about water',
  (text) => {
    expect(questionsIn(text)).toEqual([])
  },
)

test.each([
  ['pizza sabor coca', ['Pizza', 'Refrigerante de cola']],
  ['sanduiche de suco', ['Sanduíche natural', 'Suco de fruta']],
  ['bolo de café', ['Bolo simples']],
])('"%s" loses no drink', (text, names) => {
  expect(readMeal(text).items.map(({ food }) => food.name)).toEqual(names)
})

test.each(['pizza sem lactose', 'sorvete sem lactose'])('"%s" is read and asked about', (text) => {
  expect(readMeal(text).items).toHaveLength(1)
  expect(questionsIn(text)).toEqual(['stand_in'])
})

test('lasanha de berinjela has no meat', () => {
  expect(readMeal('lasanha de berinjela').items[0]?.food.allergens).not.toContain('carne')
})

test('a word with another initial sound is no spelling of a food', () => {
  expect(readMeal('zuquinho').unmatched).toEqual(['zuquinho'])
})

test.each([
  ['macarrão, frango assado e maionese', 'Salada de maionese'],
  ['hambúrguer e batata frita', 'Hambúrguer (sanduíche)'],
])('"%s" means %s and asks', (text, name) => {
  expect(readMeal(text).items.map(({ food }) => food.name)).toContain(name)
  expect(questionsIn(text)).toEqual(['ambiguous_food'])
})

test.each([
  ['pão com maionese', 'Maionese'],
  ['arroz, feijão e hambúrguer', 'Hambúrguer bovino grelhado'],
  ['arroz, batata e 1 colher de maionese', 'Maionese'],
  ['macarrão, frango assado e 1 colher de maionese', 'Maionese'],
  ['macarrão, pão e maionese', 'Maionese'],
])('"%s" keeps %s', (text, name) => {
  expect(readMeal(text).items.map(({ food }) => food.name)).toContain(name)
  expect(questionsIn(text)).toEqual([])
})

test.each([
  ['meia pizza de calabresa', 380],
  ['uma pizza broto de calabresa', 360],
  ['lasanha congelada, metade da bandeja', 300],
  ['1 monster lata', 473],
  ['açaí médio', 500],
  ['meia garrafa de vinho', 375],
  ['medalhão de frango com bacon 2 unidades', 180],
  ['1 barra de chocolate pequena', 25],
  ['1 prato de feijoada com arroz couve e farofa', 560],
])('"%s" weighs %i g', (text, grams) => {
  expect(readMeal(text).items.map((item) => item.grams)).toEqual([grams])
})

test.each(['1 sonho de valsa', '1 diamante negro', '1 club social'])(
  'the brand in "%s" is said to be counted as a generic food',
  (text) => {
    expect(readMeal(text).items[0]?.standsInFor).toBe(text.slice(2))
  },
)

test.each([
  ['coxa e asa de frango assadas, 2 de cada', ['Coxa de frango assada 110', 'Asa de frango assada 80']],
  ['arrumadinho, prato cheio', ['Arrumadinho 320']],
  ['2 bolas de sorvete de creme e morango', ['Sorvete 140']],
  ['5 mini coxinhas', ['Coxinha de frango 100']],
  ['4 pastelzinhos de carne', ['Pastel de carne frito 80']],
  ['um pastelzinho de carne', ['Pastel de carne frito 100']],
  [
    'panqueca de 3 claras 1 ovo e 40 g de aveia',
    ['Clara de ovo cozida 99', 'Ovo cozido 45', 'Aveia em flocos 40'],
  ],
])('"%s" is %j', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  'moqueca sem peixe',
  'pão de queijo sem ovo',
  'granola sem castanhas',
  'mix de castanhas sem amendoim',
  'bolo sem leite',
])('"%s" names a food that has it, and asks', (text) => {
  const { items, questions } = readMeal(text)
  expect(items.map((item) => item.standsInFor)).toEqual([text])
  expect(questions.map(({ code }) => code)).toEqual(['stand_in'])
})

test('maionese sem ovo is no potato salad', () => {
  expect(foodsIn('maionese sem ovo')).toEqual(['Maionese 12'])
})

test.each([
  ['2 colheres de xablau', { xablau: { quantity: 2, measure: 'colher de sopa' } }],
  ['100 g de xablau e arroz', { xablau: { quantity: 100, measure: 'grama' } }],
  ['3 xablaus', { xablaus: { quantity: 3, measure: 'unidade' } }],
  ['um copo de 300 ml de xablau', { xablau: { quantity: 300, measure: 'ml' } }],
  ['arroz com xablau', {}],
  ['um pouco de xablau', {}],
])('"%s" keeps the amount of what is unknown', (text, amounts) => {
  expect(readMeal(text).unmatchedAmounts).toEqual(amounts)
})

test.each([
  ['um iogurte activia', ['Iogurte de frutas 100']],
  ['iogurte batavo de morango', ['Iogurte de frutas 170']],
  ['iogurte grego danone morango', ['Iogurte grego com fruta 100']],
  ['chocolate kitkat', ['Biscoito wafer de chocolate 41.5']],
  ['biscoito club social', ['Biscoito cream cracker 26']],
  ['peixe pacu frito', ['Peixe de água doce frito 120']],
  ['bode guisado', ['Carne de bode cozida 100']],
  ['carne guisada', ['Carne bovina ensopada 100']],
  ['salgado de presunto e queijo', ['Salgadinho de festa 100']],
  ['torrada de arroz', ['Biscoito de arroz 27']],
])('"%s" is one food', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test('minced meat keeps its southern name after another food', () => {
  expect(foodsIn('arroz feijão guisado e salada')).toContain('Carne moída cozida 100')
})

test.each([
  ['um lanche de mortadela', ['Sanduíche de mortadela 90']],
  ['lanche de presunto e queijo', ['Misto-quente 105']],
  ['no lanche um iogurte', ['Iogurte natural 170']],
  ['lanche da tarde: maçã', ['Maçã 150']],
])('"%s" tells a sandwich from the meal', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['mamadeira de 210 ml com leite', ['Leite integral 210']],
  ['copo de 300 ml com suco de laranja', ['Suco de laranja natural 300']],
  ['copo de 300 ml com whey', ['Whey protein em pó 30']],
])('"%s" fills the glass only with a drink', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  'doce de ovos',
  'pastel de santa clara',
  'guaraná em pó',
  'mungunzá salgado',
  'queijo vegano de castanha',
  'iogurte yopro morango',
])('"%s" is no other food of the table', (text) => {
  expect(readMeal(text).items).toEqual([])
  expect(readMeal(text).unmatched).toEqual([text])
})

test('the article of an unknown vessel is no count of the food before it', () => {
  expect(foodsIn('comi pipoca uma gamela')).toEqual(foodsIn('pipoca'))
  expect(readMeal('comi pipoca uma gamela').unmatched).toEqual(['gamela'])
})

test.each([
  ['marmita fit de lasanha', 1],
  ['marmita de 300 g de escondidinho de frango', 1],
  ['marmita de purê', 6],
])('"%s" is completed unless a whole meal is named', (text, foods) => {
  expect(foodsIn(text)).toHaveLength(foods)
})

test('a plate of a dish with meat gets no steak', () => {
  expect(foodsIn('marmita de feijoada').join()).not.toContain('Contrafilé')
})

test('another meat replaces the filling of sweet potato mash', () => {
  const [item] = readMeal('escondidinho de batata doce com carne moída').items
  const parts = item?.parts?.map(({ food }) => food.name)
  expect(parts).toContain('Carne moída cozida')
  expect(parts).not.toContain('Peito de frango cozido')
})

test.each([
  ['carne não, só salada', ['Salada crua 80']],
  ['comi arroz, pão não', ['Arroz branco cozido 127.5']],
  ['pamonha salgada com queijo', ['Pamonha 160', 'Queijo muçarela 40']],
  ['leite parmalat desnatado', ['Leite desnatado 240']],
])('"%s" tells what was eaten', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each(['leite materno', 'leite condensado de soja', 'bolinho de soja', 'barra de amendoim'])(
  '"%s" has no row',
  (text) => {
    expect(readMeal(text)).toMatchObject({ items: [], unmatched: [text] })
  },
)
