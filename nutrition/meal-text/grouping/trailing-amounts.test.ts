import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

function foodsIn(text: string): readonly string[] {
  return readMeal(text).items.map(({ food, grams }) => `${food.name} ${grams}`)
}

function questionsIn(text: string): readonly string[] {
  return readMeal(text).questions.map(({ code }) => code)
}

test.each([
  ['uma marmita de arroz feijao e ovo 750g', 3, 750],
  ['marmita com strogonoff e arroz 500 g', 2, 500],
])('the weight at the end of "%s" is of the whole box, with a question', (text, count, total) => {
  const grams = readMeal(text).items.map((item) => item.grams)
  expect(grams).toHaveLength(count)
  expect(grams.reduce((sum, one) => sum + one, 0)).toBeCloseTo(total, 0)
  expect(questionsIn(text)).toEqual(['shared_amount'])
})

test.each([
  ['marmita de arroz, feijão e frango 150 g', 'Filé de frango grelhado 150'],
  ['marmita de arroz 100 g e frango 300 g', 'Filé de frango grelhado 300'],
  ['arroz, feijão e frango 200 g', 'Filé de frango grelhado 200'],
  ['arroz 100 g e ovo 750 g', 'Ovo cozido 750'],
  ['tomei café. ovo 750 g', 'Ovo cozido 750'],
  ['ovo 750 g', 'Ovo cozido 750'],
])('the weight in "%s" is of one food without a question', (text, food) => {
  expect(foodsIn(text)).toContain(food)
  expect(questionsIn(text)).toEqual([])
})

test.each(['arroz feijao e ovo 750g', 'pf de arroz, feijão e ovo 750 g', 'pão com manteiga 200 g'])(
  'a weight far above a usual portion at the end of "%s" is doubted',
  (text) => {
    expect(readMeal(text).items.at(-1)?.confidence).toBeLessThan(0.5)
    expect(questionsIn(text)).toEqual(['absurd_amount'])
  },
)

test.each([
  ['coxinha com guarana antarctica 350', ['Coxinha de frango 100', 'Refrigerante de guaraná 350']],
  ['coxinha e coca 2 L', ['Coxinha de frango 100', 'Refrigerante de cola 2000']],
  ['coca 600 coxinha', ['Refrigerante de cola 600', 'Coxinha de frango 100']],
  ['pão com café 350', ['Pão francês 50', 'Café sem açúcar 350']],
])('the number after the drink in "%s" is its millilitres', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
  expect(questionsIn(text)).toEqual([])
})

test.each([
  ['comi pão no dia 10', ['Pão francês 50']],
  ['comi pão no dia dez', ['Pão francês 50']],
  ['bolo de aniversário no dia 10', ['Bolo floresta negra 120']],
  ['no dia 10/11 pão', ['Pão francês 50']],
  ['10/11: 2 pães', ['Pão francês 100']],
  ['no dia 9/7 comi pão', ['Pão francês 50']],
  ['comi pizza dia 30', ['Pizza 200']],
  ['comi pão às 30', ['Pão francês 50']],
  ['pastel 50 centavos', ['Pastel de carne frito 100']],
  ['durante o dia 2 pães', ['Pão francês 100']],
  ['no dia 2 pães', ['Pão francês 100']],
  ['no dia 30 g de aveia', ['Aveia em flocos 30']],
  ['3/4 de abacate', ['Abacate 322.5']],
])('the date, hour or price in "%s" is no amount', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
  expect(questionsIn(text)).toEqual([])
})

test.each(['coxinha 30', 'ovo 40', 'comi ovo, peso 80'])(
  'the unit of the number in "%s" is asked',
  (text) => {
    expect(questionsIn(text)).toEqual(['guessed_weight'])
  },
)

test.each([
  [
    'salada de fruta com granola e leite condensado 1 copo',
    ['Salada de frutas 210', 'Granola 20', 'Leite condensado 30'],
  ],
  ['cuscuz com manteiga, uma tigela', ['Cuscuz de milho 109', 'Manteiga com sal 10']],
  ['angu com manteiga um prato', ['Angu de milho 300', 'Manteiga com sal 10']],
  ['iogurte com granola e mel 1 pote', ['Iogurte natural 170', 'Granola 30', 'Mel 15']],
  ['aveia com mel, uma tigela', ['Aveia em flocos 136', 'Mel 15']],
  ['banana com aveia e mel um pote', ['Banana-prata 80', 'Aveia em flocos 20', 'Mel 15']],
])('"%s" is a vessel of the food, not of its topping', (text, foods) => {
  expect(readMeal(text).items.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`)).toEqual(foods)
})

test('a dozen after slices counts pieces, not slices', () => {
  expect(readMeal('2 fatias de queijo e meia dúzia de azeitonas').items.map(({ grams }) => grams)).toEqual([
    40, 24,
  ])
})

test('a weight after "alho e óleo" is that of the food cooked in it', () => {
  expect(foodsIn('frango alho e óleo 100g')).toEqual(['Filé de frango grelhado 100', 'Óleo de soja 4'])
})

test('a dish told with its parts counts beside unknown words', () => {
  expect(foodsIn('cachorro quente com purê e batata palha, típico de SP')).toHaveLength(1)
})
