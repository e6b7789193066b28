import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  [
    'sanduíche (2 fatias de pão integral, 1 fatia de queijo e peito de peru)',
    ['Pão de forma integral 50', 'Queijo muçarela 20', 'Peito de peru fatiado 32'],
  ],
  [
    'sanduiche com pao integral, queijo e peito de peru',
    ['Pão de forma integral 50', 'Queijo muçarela 40', 'Peito de peru fatiado 32'],
  ],
  [
    '2 sanduíches com pão de forma, queijo e suco',
    ['Pão de forma 100', 'Queijo muçarela 80', 'Suco de fruta 240'],
  ],
  ['panqueca (1 banana, 2 ovos e aveia)', ['Banana-prata 80', 'Ovo cozido 90', 'Aveia em flocos 30']],
  ['panqueca com 1 banana, 2 ovos e aveia', ['Banana-prata 80', 'Ovo cozido 90', 'Aveia em flocos 30']],
  [
    'shake (whey, banana e 200 ml de leite)',
    ['Whey protein em pó 30', 'Banana-prata 80', 'Leite integral 200'],
  ],
  ['macarronada (100 g de macarrão, molho de tomate)', ['Macarrão cozido 100', 'Molho de tomate caseiro 40']],
  [
    'hambúrguer caseiro (pão, carne 120g, queijo)',
    ['Pão francês 50', 'Carne bovina grelhada 120', 'Queijo muçarela 40'],
  ],
  ['omelete (3 claras e 1 ovo)', ['Clara de ovo cozida 99', 'Ovo cozido 45']],
  ['sanduíche (pão francês, 2 ovos) e café', ['Pão francês 50', 'Ovo cozido 90', 'Café sem açúcar 50']],
])('"%s" counts the listed ingredients instead of the dish', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['salada de frutas (mamão, banana e maçã)', ['Salada de frutas 150']],
  ['salada de frutas com mamão, banana e granola', ['Salada de frutas 150', 'Granola 20']],
  ['feijoada (feijão, linguiça, costela)', ['Feijoada 280']],
  ['yakisoba (macarrão, legumes e frango)', ['Yakisoba 350']],
  ['vitamina de banana, leite e aveia', ['Vitamina de banana 300', 'Aveia em flocos 23']],
  ['estrogonofe (frango) com arroz', ['Estrogonofe de frango 170', 'Arroz branco cozido 128']],
  ['sanduíche natural com pão francês e suco', ['Sanduíche natural 120', 'Suco de fruta 240']],
])('"%s" counts the dish instead of what it consists of', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test('ingredients in brackets change a dish as ingredients after "com" do', () => {
  expect(readMeal('crepioca (1 ovo e 2 colheres de goma)').items[0]?.parts).toEqual(
    readMeal('crepioca com 1 ovo e 2 colheres de goma').items[0]?.parts,
  )
  expect(foodsIn('overnight (aveia, iogurte e morango)')).toEqual(['Overnight oats com morango 250'])
  expect(foodsIn('açaí (com granola e banana) 300 ml')).toEqual([
    'Açaí batido com granola e banana-prata 319',
  ])
})

test.each([
  ['leite (desnatado) 200ml', ['Leite desnatado 200']],
  ['arroz (integral) e batata (doce) 100g', ['Arroz integral cozido 118', 'Batata-doce cozida 100']],
  ['pão (com manteiga), café (com leite)', ['Pão francês 50', 'Manteiga com sal 10', 'Café com leite 240']],
  ['carne (patinho moído) 100g', ['Carne moída cozida 100']],
  ['peixe (tilápia grelhada 150g)', ['Tilápia grelhada 150']],
  ['pão com ovo (2 ovos mexidos)', ['Pão francês 50', 'Ovo na manteiga 90']],
  ['miojo (macarrão instantâneo)', ['Macarrão instantâneo preparado (miojo) 196']],
])('"%s" names a food more exactly in brackets', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['arroz (não comi) e feijão', ['Feijão carioca cozido 140']],
  ['arroz, feijão (não quis) e bife', ['Arroz branco cozido 128', 'Contrafilé grelhado 105']],
])('"%s" leaves out what brackets deny', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  'sanduíche com suco de laranja',
  'hambúrguer com pão e queijo',
  'macarrão com 2 almôndegas',
  'macarrão (com frango) e salada',
  'feijoada (com arroz e farofa)',
  'feijoada (arroz, couve, farofa)',
  'cuscuz (ovo e queijo)',
  'panqueca com 2 ovos mexidos e café',
  'misto quente com 2 pães de queijo',
  'vitamina com 2 torradas',
  'salada de frutas com granola e mel',
  'shake com 1 fatia de pão com queijo',
  'pão (sem manteiga) e ovo',
  'torrada com pão integral e café',
])('"%s" loses no food', (text) => {
  const plain = foodsIn(text.replaceAll(/\s?[()]/gu, (mark) => (mark.includes('(') ? ', ' : '')))
  expect(foodsIn(text).length).toBeGreaterThanOrEqual(plain.length)
})

test('an ingredient that stands for the dish keeps its allergy warnings', () => {
  const [dish] = readMeal('yakisoba (macarrão, camarão e legumes)').items
  expect(dish?.flavors?.some(({ allergens }) => allergens.includes('crustaceos'))).toBe(true)
})

test('fillings after the brackets fill the dish', () => {
  expect(foodsIn('tapioca (50g goma) com queijo')).toEqual(['Tapioca recheada com queijo muçarela 80'])
  expect(foodsIn('salada de frutas com morangos (10)')).toEqual(['Salada de frutas 150', 'Morango 120'])
  expect(foodsIn('carne (patinho)')).toEqual(['Patinho grelhado 100'])
})

test('a cooked dish warns of its allergens although its list counts', () => {
  const foods = readMeal('risoto com 150 g de arroz e 100 g de camarão').items
  const tags = foods.flatMap(({ flavors = [] }) => flavors.flatMap(({ allergens }) => allergens))
  expect(tags).toContain('leite')
})

test.each([
  [
    '1 cheeseburguer caseiro, pão, carne de 100g, 1 fatia de queijo, maionese',
    ['Pão francês 50', 'Carne bovina grelhada 100', 'Queijo muçarela 20', 'Maionese 12'],
  ],
  [
    'hambúrguer caseiro, pão, 120g de carne, 2 fatias de cheddar',
    ['Pão francês 50', 'Carne bovina grelhada 120', 'Queijo cheddar 40'],
  ],
  [
    'um x-burguer feito em casa: 1 pão de hambúrguer, 1 hambúrguer, 1 fatia de queijo',
    ['Pão de hambúrguer 70', 'Hambúrguer bovino grelhado 80', 'Queijo muçarela 20'],
  ],
])('"%s" counts a sandwich by the list of its parts', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  [
    'x-tudo, pão de forma, 2 fatias de queijo e presunto',
    ['X-tudo 393', 'Pão de forma 50', 'Queijo muçarela 40', 'Presunto 30'],
  ],
  [
    'x-salada, pão de alho e 200 g de picanha e linguiça',
    ['X-salada 245', 'Pão de alho 52', 'Picanha grelhada 200', 'Linguiça toscana grelhada 70'],
  ],
  [
    'cheeseburger, pão francês com manteiga, 2 ovos',
    ['X-burger 140', 'Pão francês 50', 'Manteiga com sal 10', 'Ovo cozido 90'],
  ],
  [
    'hambúrguer, pão francês, 1 ovo e bacon',
    ['Hambúrguer bovino grelhado 80', 'Pão francês 50', 'Ovo cozido 45', 'Bacon 16'],
  ],
  [
    'sanduíche natural, pão francês com manteiga, 2 ovos',
    ['Sanduíche natural 120', 'Pão francês 50', 'Manteiga com sal 10', 'Ovo cozido 90'],
  ],
  [
    'sanduíche natural, 1 pão, 1 maçã, 1 banana',
    ['Sanduíche natural 120', 'Pão francês 50', 'Maçã 150', 'Banana-prata 80'],
  ],
  ['misto quente, pão francês, 2 ovos', ['Misto-quente 105', 'Pão francês 50', 'Ovo cozido 90']],
])('"%s" counts the sandwich beside other foods', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  [
    'misto, pão de forma, queijo 30 g e presunto 20 g',
    ['Pão de forma 50', 'Queijo muçarela 30', 'Presunto 20'],
  ],
  [
    'sanduíche de frango, pão integral, 100 g de frango e queijo',
    ['Pão de forma integral 50', 'Filé de frango grelhado 100', 'Queijo muçarela 40'],
  ],
  [
    'sanduíche natural, pão integral, 30 g de frango, cenoura',
    ['Pão de forma integral 50', 'Filé de frango grelhado 30', 'Cenoura crua 36'],
  ],
  [
    'sanduíche natural, pão integral, 2 fatias de queijo, peito de peru',
    ['Pão de forma integral 50', 'Queijo muçarela 40', 'Peito de peru fatiado 32'],
  ],
  [
    'misto quente, pão de forma, 2 fatias de queijo, 2 de peito de peru',
    ['Pão de forma 50', 'Queijo muçarela 40', 'Peito de peru fatiado 32'],
  ],
  [
    'misto, 2 fatias de pão de forma, queijo muçarela 30 g, mortadela',
    ['Pão de forma 50', 'Queijo muçarela 30', 'Mortadela 30'],
  ],
])('"%s" names the sandwich by its own filling', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test('foods beside a sandwich are counted with it', () => {
  expect(foodsIn('1 cheeseburguer, 1 coca e 1 batata frita')).toHaveLength(3)
  expect(foodsIn('misto quente, pão de queijo e 1 café')).toHaveLength(3)
})
