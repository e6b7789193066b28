import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['the sugar of a volume', 'café 200 ml com açúcar', ['Café sem açúcar 200', 'Açúcar 10']],
  ['the sugar of a litre', '1 litro de suco com açúcar', ['Suco de fruta 1000', 'Açúcar 10']],
  [
    'the sugar of a bare number',
    '300 de suco de laranja com açúcar',
    ['Suco de laranja natural 300', 'Açúcar 10'],
  ],
  ['a fillet of the fish before it', 'peixe, 2 filés', ['Peixe de mar grelhado 240']],
  [
    'a fillet without its meat',
    'arroz e um filé de 100 g',
    ['Arroz branco cozido 128', 'Filé de frango grelhado 100'],
  ],
  [
    'a steak by its weight',
    'arroz e um bife de 150 g',
    ['Arroz branco cozido 128', 'Contrafilé grelhado 150'],
  ],
  ['a fillet by its weight', 'frango, um filé de 120 g', ['Filé de frango grelhado 120']],
  ['an egg on a dish', 'caldo verde com um ovo frito', ['Caldo verde 300', 'Ovo frito 50']],
  ['a bowl of what is under the sugar', 'coalhada com açúcar, uma tigela', ['Coalhada 300', 'Açúcar 10']],
  ['a glass of what is under the honey', 'leite com mel, 1 copo', ['Leite integral 240', 'Mel 15']],
  ['a packet with its kind and taste', 'biscoito trakinas morango', ['Biscoito recheado de chocolate 39']],
  ['a packet of snacks', 'salgadinho fandangos', ['Salgadinho de pacote 45']],
  ['a packet with its taste', 'um pacote de fandangos presunto', ['Salgadinho de pacote 84']],
  [
    'a food after a taste',
    'whey morango e banana',
    ['Whey protein em pó 30', 'Morango 120', 'Banana-prata 80'],
  ],
  ['a barbecue with its meat', 'churrasco, picanha e farofa', ['Picanha grelhada 90', 'Farofa 38']],
  ['a barbecue alone', 'churrasco e farofa', ['Churrasco 80', 'Farofa 38']],
  ['a chicken before its cuts', 'frango assado coxa', ['Coxa de frango assada 55']],
  ['an egg in each bread', '2 pão com ovo', ['Pão francês 100', 'Ovo frito 100']],
  ['an egg in two slices', '2 fatias de pão de forma com ovo', ['Pão de forma 50', 'Ovo frito 50']],
  ['a volume before a bread', 'leite 250 pão', ['Leite integral 250', 'Pão francês 50']],
  ['weights without their unit', 'leite 250 pao 50', ['Leite integral 250', 'Pão francês 50']],
  ['an amount of an unknown powder', '2 scoops de whey 5g de creatina', ['Whey protein em pó 60']],
  ['beers by their bottle', 'duas long neck', ['Cerveja 710']],
  ['the bottle of a named beer', 'uma heineken long neck', ['Cerveja 355']],
  [
    'a second filling',
    '2 esfihas de carne e uma de queijo',
    ['Esfirra de carne 110', 'Esfirra de queijo 55'],
  ],
  ['slices of a pizza evening', 'rodízio de pizza: 2 de calabresa', ['Pizza de calabresa 190']],
  [
    'slices by their taste alone',
    'rodízio de pizza foi 2 de calabresa 1 portuguesa',
    ['Pizza de calabresa 190', 'Pizza portuguesa 125'],
  ],
  ['a coconut of its water', 'água de coco um coco', ['Água de coco 340']],
  ['what is in a sandwich', 'hot dog só pão salsicha e mostarda', ['Cachorro-quente 135']],
  ['ice cream in a cone', '2 bolas de sorvete de flocos na casquinha', ['Sorvete 140']],
  [
    'what was eaten beside a sandwich',
    'misto quente só de manhã e à tarde pão com maionese',
    ['Misto-quente 105', 'Pão francês 50', 'Maionese 12'],
  ],
  ['a bread at another meal', 'comi um x-salada e só pão no jantar', ['X-salada 245', 'Pão francês 50']],
  ['a cheese beside a sandwich', 'comi misto e só queijo', ['Misto-quente 105', 'Queijo muçarela 40']],
  [
    'a barbecue and a meat of another meal',
    'almocei churrasco e jantei frango',
    ['Churrasco 80', 'Filé de frango grelhado 100'],
  ],
  [
    'a barbecue and a weighed meat of another meal',
    'no almoço churrasco e no jantar 100 g de frango',
    ['Churrasco 80', 'Filé de frango grelhado 100'],
  ],
  ['a meat beside a barbecue', 'churrasco e 1 linguiça', ['Churrasco 80', 'Linguiça toscana grelhada 60']],
  [
    'a pizza of each meal',
    'pizza no almoço e 2 fatias de pizza de calabresa no jantar',
    ['Pizza 200', 'Pizza de calabresa 190'],
  ],
  [
    'coconut beside coconut water',
    '1 copo de água de coco e 2 fatias de coco',
    ['Água de coco 240', 'Coco seco 80'],
  ],
  [
    'weighed coconut beside coconut water',
    '1 copo de água de coco e 30 g de coco seco',
    ['Água de coco 240', 'Coco seco 30'],
  ],
  ['two adjectives', 'amendoim torrado e salgado', ['Amendoim torrado salgado 30']],
  ['a skipped bread with its butter', 'pulei o pão com manteiga e comi ovo', ['Ovo cozido 45']],
  ['a sweet of fruit', 'doce de caju', ['Doce de fruta em pasta 50']],
  ['a breakfast that was somewhere', 'café na casa da mãe foi cuscuz', ['Cuscuz de milho 135']],
  ['a small dish without a small measure', 'salada caprese pequena', ['Salada caprese 117']],
  ['snacks of a party', 'aniversário: 4 coxinhas', ['Coxinha de frango 80']],
  ['ground meat in a sauce', 'macarronada com carne moída', ['Macarronada 260', 'Carne moída cozida 60']],
  ['a plant that is called a fish', 'peixinho da horta', []],
])('%s: %s', (_, text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each(['marmita de frango 500 g', 'arroz e feijão 700 g'])(
  'the weight of "%s" is shared and asked',
  (text) => {
    const { items, questions } = readMeal(text)
    const total = Number(/\d+/u.exec(text)?.[0])
    expect(items.reduce((sum, { grams }) => sum + grams, 0)).toBeCloseTo(total, 0)
    expect(questions.map(({ code }) => code)).toEqual(['shared_amount'])
  },
)

test.each([
  ['marmita de frango 500 g e coca', 'Refrigerante de cola 350', 1],
  ['marmita de frango 500 g e 2 ovos', 'Ovo cozido 90', 1],
  ['marmita de frango 500 g e uma maçã', 'Maçã 150', 1],
  ['marmita de frango 500 g, jantei 3 fatias de pizza', 'Pizza 300', 1],
  ['quentinha de frango 500 g, refrigerante 350 ml', 'Refrigerante 350', 1],
  ['marmita de frango 500 g com arroz, feijão e coca', 'Refrigerante de cola 350', 1],
])('the weight in "%s" is not that of a food beside the box', (text, beside, others) => {
  const { items, questions } = readMeal(text)
  const weights = items.map(({ food, grams }) => ({ name: `${food.name} ${Math.round(grams)}`, grams }))
  const inside = weights.filter(({ name }) => name !== beside)
  expect(weights.length - inside.length).toBe(others)
  expect(inside.reduce((sum, { grams }) => sum + grams, 0)).toBeCloseTo(500, 0)
  expect(questions.map(({ code }) => code)).toEqual(['shared_amount'])
})

test('the weight before the foods of a box is not that of a drink', () => {
  expect(foodsIn('marmita de 500 g com arroz, frango e coca')).toContain('Refrigerante de cola 350')
})

test('a weight that is shared with a food named after it is asked', () => {
  const { items, questions } = readMeal('marmita de frango 500 g com arroz')
  expect(items).toHaveLength(2)
  expect(questions.map(({ code }) => code)).toEqual(['shared_amount'])
})

test.each([
  ['arroz e 400 g de feijão', ['Arroz branco cozido 128', 'Feijão carioca cozido 400']],
  ['2 pães e omelete', ['Pão francês 100', 'Omelete simples 110']],
  ['2 pães e ovos de codorna', ['Pão francês 100', 'Ovo de codorna cozido 50']],
  ['2 pães com ovos de codorna', ['Pão francês 100', 'Ovo de codorna cozido 50']],
  ['10 torradas e ovo', ['Torrada 80', 'Ovo cozido 45']],
  ['10 torradas com ovo', ['Torrada 80', 'Ovo frito 50']],
  ['2 pães com manteiga e queijo', ['Pão francês 100', 'Manteiga com sal 15', 'Queijo muçarela 60']],
])('only what is of a food in "%s" counts for it', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
  expect(readMeal(text).questions).toEqual([])
})

test('a whole meal in a box weighs what the box does', () => {
  expect(foodsIn('marmita de lasanha 500 g')).toEqual(['Lasanha 500'])
})

test('a little of everything is a little of each food', () => {
  expect(foodsIn('arroz e feijão, comi pouco')).toEqual([
    'Arroz branco cozido 64',
    'Feijão carioca cozido 70',
  ])
})

test.each([
  'as crianças comeram arroz',
  'zé comeu pastel',
  'as crianças comeram 2 pães e comi 1 maçã',
  'fiz arroz pras crianças',
  'fiz arroz para o meu marido e comi 1 ovo',
])('"%s" asks whose food it was', (text) => {
  expect(readMeal(text).questions.map(({ code }) => code)).toEqual(['others_food'])
})

test.each([
  ['meu namorado tomou suco e eu comi pão', ['Pão francês 50']],
  ['fui com o namorado e comi pão', ['Pão francês 50']],
  ['comi namorado grelhado', ['Peixe de mar grelhado 120']],
  ['comi peixe namorado', ['Peixe de mar grelhado 120']],
  ['filé de namorado', ['Peixe de mar grelhado 120']],
])('"%s" tells a partner from the fish', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['as crianças comeram 2 pães e eu comi 1 maçã', ['Maçã 150']],
  ['minha irmã comeu bolo e eu comi maçã', ['Maçã 150']],
])('"%s" counts only what the person ate', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
  expect(readMeal(text).questions).toEqual([])
})

test.each([
  ['arroz no almoço e café da tarde com bolo', ['Arroz branco cozido 128', 'Bolo simples 60']],
  ['comi pão de manhã e café da tarde bolo', ['Pão francês 50', 'Bolo simples 60']],
  ['ontem no café 2 ovos', ['Ovo cozido 90']],
  ['ontem no café 2 fatias de queijo', ['Queijo muçarela 40']],
  ['pão com ovo ontem no café', ['Pão francês 50', 'Ovo frito 50']],
  ['bolo com café da tarde', ['Bolo simples 60', 'Café sem açúcar 50']],
  ['açúcar no café', ['Açúcar 10', 'Café sem açúcar 50']],
])('a meal named after coffee adds none: %s', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  '2 esfihas de carne e uma de camarão',
  'pizza de calabresa e 1 de camarão',
  'pizza, uma de camarão',
  'comemos pizza, comi duas fatias de camarão',
])('the filling of another piece in "%s" is checked for allergies', (text) => {
  const foods = readMeal(text).items.flatMap(({ food, flavors = [] }) => [food, ...flavors])
  expect(foods.some(({ allergens }) => allergens.includes('crustaceos'))).toBe(true)
})

test('a piece with a filling that has no row is asked', () => {
  const { questions } = readMeal('2 esfihas de carne e uma de camarão')
  expect(questions.map(({ text }) => text)).toEqual([
    'Não tenho “esfihas de camarão”: contei como esfirra de carne. Confere?',
  ])
})

test.each(['um pingado na padoca', 'mamita de arroz e frango'])('every word of "%s" is known', (text) => {
  expect(readMeal(text).unmatched).toEqual([])
})

test.each([
  ['hot dog só pão salsicha e maionese', 'ovo'],
  ['cachorro quente e só alface com maionese', 'ovo'],
  ['misto quente só de manhã e à tarde pão com maionese', 'ovo'],
] as const)('a part of a dish in "%s" keeps its allergen', (text, allergen) => {
  const foods = readMeal(text).items.flatMap(({ food, flavors = [] }) => [food, ...flavors])
  expect(foods.some(({ allergens }) => allergens.includes(allergen))).toBe(true)
})

test('the cone of ice cream is checked for allergies', () => {
  const [item] = readMeal('sorvete de creme na casquinha').items
  expect(item?.flavors?.map(({ name }) => name)).toEqual(['Casquinha de sorvete'])
})
