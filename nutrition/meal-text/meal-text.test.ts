import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFood, foods } from '../foods/food-table.ts'
import { readMeal } from './meal-text.ts'
import { namedFoods } from './names/named-foods.ts'

const names = (text: string) => readMeal(text).items.map((item) => item.food.name)
const grams = (text: string) => readMeal(text).items.map((item) => item.grams)
const codes = (text: string) => readMeal(text).questions.map((question) => question.code)

test('every row referenced by a parser name exists in the food table', () => {
  const ids = namedFoods.flatMap((name) => [
    name.food,
    ...Object.values(name.cooked ?? {}),
    ...(name.spooned ? [name.spooned] : []),
  ])
  expect(ids.filter((id) => findFood(id) === undefined)).toEqual([])
})

test('nearly every name and synonym of the food table is read as exactly that food or the dish of that name', () => {
  const owner = new Map<string, string>()
  for (const food of [...foods].sort((a, b) => b.popularity - a.popularity)) {
    for (const name of [food.name, ...food.synonyms]) {
      if (!owner.has(name.toLowerCase())) owner.set(name.toLowerCase(), food.id)
    }
  }
  const right = [...owner].filter(([name, id]) => {
    const [item, ...others] = readMeal(name).items
    const isDish =
      item?.food.source === 'dish' && item.food.synonyms.some((synonym) => synonym.toLowerCase() === name)
    return others.length === 0 && (isDish || item?.food.id === id)
  })
  expect(right.length / owner.size).toBeGreaterThan(0.94)
})

test('a plural and its singular are the same food', () => {
  for (const [many, single] of [
    ['pães', 'pão'],
    ['pães franceses', 'pão francês'],
    ['feijões', 'feijão'],
    ['pastéis', 'pastel'],
    ['limões', 'limão'],
    ['amendoins', 'amendoim'],
    ['nozes', 'noz'],
    ['pães de queijo', 'pão de queijo'],
  ] as const) {
    expect(names(many)).toEqual(names(single))
    expect(readMeal(many).unmatched).toEqual([])
  }
})

test('half, quarter, dozen and pair are read as quantities', () => {
  expect(grams('meia banana')).toEqual([40])
  expect(grams('um quarto de pão francês')).toEqual([12.5])
  expect(grams('uma dúzia de castanhas de caju')).toEqual([30])
  expect(grams('um par de bananas')).toEqual([160])
})

test('a range is read as its midpoint and widens the range of grams', () => {
  const [item] = readMeal('2 ou 3 conchas de feijão').items
  expect(item?.quantity).toBe(2.5)
  expect(item?.gramsLow).toBeLessThanOrEqual(2 * 140)
  expect(item?.gramsHigh).toBeGreaterThanOrEqual(3 * 140)
})

test('a comma or dot makes a decimal, and a dot before three digits groups thousands', () => {
  expect(grams('1,5 banana')).toEqual(grams('1.5 banana'))
  expect(grams('1.000 ml de leite')).toEqual([1000])
  expect(grams('0.250 kg de arroz')).toEqual([250])
})

test('a time, a price, a percentage or a date is no quantity', () => {
  expect(grams('às 12h30 comi banana')).toEqual([80])
  expect(grams('almocei às 12 arroz')).toEqual(grams('arroz'))
  expect(grams('comi banana de R$ 20')).toEqual([80])
  expect(grams('dia 20/11/2026 comi banana')).toEqual([80])
})

test('a stated weight or volume is used exactly, with high confidence', () => {
  const [item] = readMeal('130 g de arroz').items
  expect(item).toMatchObject({ quantity: 130, measure: 'grama', grams: 130, confidence: 1 })
  expect(grams('1 copo de 300 ml de leite')).toEqual([300])
  expect(grams('2 copos de 300 ml de leite')).toEqual([600])
})

test('"of each" and "in all" are distinguished', () => {
  expect(grams('2 filés de 120 g de frango')).toEqual([240])
  expect(grams('2 filés de frango (120 g)')).toEqual([120])
})

test('amounts may follow their foods', () => {
  expect(grams('arroz 100 g, feijão 80 g')).toEqual([100, 80])
  expect(grams('arroz 100g feijão 80g')).toEqual([100, 80])
  expect(grams('2 ovos 1 banana')).toHaveLength(2)
})

test('a ladle of beans uses the person’s own ladle when known', () => {
  expect(readMeal('2 conchas de feijão', { ladleGrams: 86 }).items[0]?.grams).toBe(172)
  expect(readMeal('2 conchas de lentilha e arroz', { ladleGrams: 86 }).items[1]?.grams).toBe(127.5)
})

test('`colher de arroz` of beans is a serving spoon, not rice', () => {
  expect(names('1 colher de arroz de feijão')).toEqual(['Feijão carioca cozido'])
  expect(names('1 colher de arroz')).toEqual(['Arroz branco cozido'])
})

test('a cup of tea is tea, and a teacup of milk is milk', () => {
  expect(names('uma xícara de chá')).toEqual(['Chá sem açúcar'])
  expect(names('uma xícara de chá de leite')).toEqual(['Leite integral'])
})

test('the cooking method selects the row, wherever it is written', () => {
  expect(names('peito grelhado de frango')).toEqual(names('peito de frango grelhado'))
  expect(names('batata cozida')).not.toEqual(names('batata frita'))
})

test('a cooking method without a row falls back to the nearest, less confident', () => {
  const asked = readMeal('100 g de couve-flor assada').items[0]
  const known = readMeal('100 g de couve-flor cozida').items[0]
  expect(asked?.food.id).toBe(known?.food.id)
  expect(asked!.confidence).toBeLessThan(known!.confidence)
})

test('a food without an amount gets its usual portion with a wider range', () => {
  const usual = readMeal('feijão').items[0]!
  const counted = readMeal('1 concha de feijão').items[0]!
  expect(usual.grams).toBe(counted.grams)
  expect(usual.gramsHigh - usual.gramsLow).toBeGreaterThan(counted.gramsHigh - counted.gramsLow)
  expect(usual.confidence).toBeLessThan(counted.confidence)
})

test.each([
  ['rapadura de amendoim', 'amendoim'],
  ['sorvete de amendoim', 'amendoim'],
  ['1 fatia de bolo de amendoim', 'amendoim'],
  ['bala de leite', 'leite'],
  ['pizza de camarão', 'crustaceos'],
  ['2 pastéis de camarão', 'crustaceos'],
  ['torta de castanha', 'castanhas'],
  ['suco de laranja com leite', 'leite'],
  ['macarrão com molho de camarão', 'crustaceos'],
] as const)(
  'what %s tastes of is remembered with its allergen, though only the dish counts',
  (text, allergen) => {
    const { items } = readMeal(text)
    const held = items.flatMap(({ food, flavors = [] }) => [food, ...flavors])
    expect(held.some(({ allergens }) => allergens.includes(allergen))).toBe(true)
  },
)

test('negated food is left out', () => {
  expect(names('não comi arroz nem feijão, só banana')).toEqual(['Banana-prata'])
  expect(names('café sem açúcar')).toEqual(['Café sem açúcar'])
  expect(names('nada de pão')).toEqual([])
  expect(names('não comi pão, comi banana')).toEqual(['Banana-prata'])
})

test('unknown words are returned as written', () => {
  expect(readMeal('comi uma Blorpa com zumbis')).toMatchObject({ items: [], unmatched: ['Blorpa', 'zumbis'] })
})

test('a real word that looks like a food is not corrected into one', () => {
  expect(names('comi no carro')).toEqual([])
  expect(names('comi no caro')).toEqual([])
  expect(names('comi com a mesa cheia')).toEqual([])
})

test('an everyday word is food only if the sentence is about eating', () => {
  expect(names('comi uma manga')).toEqual(['Manga'])
  expect(names('a manga da camisa rasgou')).toEqual([])
  expect(names('estudei a língua inglesa')).toEqual([])
})

test('an absurd amount is clamped, loses confidence and raises a question', () => {
  const reading = readMeal('5 kg de arroz')
  expect(reading.items[0]).toMatchObject({ grams: 1500, confidence: 0.1 })
  expect(reading.questions[0]).toMatchObject({ code: 'absurd_amount', item: 0 })
  expect(codes('15 pães franceses')).toEqual(['absurd_amount'])
})

test('two liters of a drink are accepted', () => {
  expect(codes('2 litros de suco de laranja')).toEqual([])
})

test('zero of a food raises a question and adds nothing', () => {
  expect(readMeal('0 ovos')).toMatchObject({ items: [], questions: [{ code: 'absurd_amount' }] })
})

test('foods joined by "ou" become one food and a question that offers both', () => {
  const { items, questions } = readMeal('arroz ou macarrão')
  expect(items).toHaveLength(1)
  expect(questions[0]?.suggestions?.map((food) => food.name)).toEqual([
    'Arroz branco cozido',
    'Macarrão cozido',
  ])
})

test('one weight for rice and beans is split and raises a question', () => {
  const shared = grams('200 g de arroz com feijão')
  expect(shared).toHaveLength(2)
  expect(shared[0]! + shared[1]!).toBeCloseTo(200, 0)
  expect(codes('200 g de arroz com feijão')).toEqual(['shared_amount'])
  expect(grams('100 g de frango com salada')[0]).toBe(100)
})

test('a prato feito adds rice, beans and salad and a question about them', () => {
  expect(names('PF de frango')).toEqual([
    'Filé de frango grelhado',
    'Arroz branco cozido',
    'Feijão carioca cozido',
    'Alface crespa',
    'Tomate',
  ])
  expect(codes('PF de frango')).toEqual(['confirm_plate'])
  expect(names('marmita de arroz, feijão e frango')).toHaveLength(3)
})

test('a spoon of a drink is its powder, a glass the drink', () => {
  expect(names('2 colheres de nescau')).toEqual(['Achocolatado em pó'])
  expect(names('um copo de nescau')).toEqual(['Achocolatado pronto'])
})

test('a filling is part of its dish, a side is not', () => {
  expect(names('pizza de frango com catupiry')).toHaveLength(1)
  expect(names('tapioca com queijo e presunto')).toHaveLength(1)
  expect(names('estrogonofe de frango com arroz e batata frita')).toHaveLength(3)
})

test('each item has the words it was read from', () => {
  const { items } = readMeal('Comi 2 Ovos Mexidos e café')
  expect(items.map((item) => item.text)).toEqual(['2 Ovos Mexidos', 'café'])
})

test('capitals, accents and list marks change nothing', () => {
  const plain = names('arroz, feijão, ovo frito')
  expect(names('ARROZ, FEIJÃO, OVO FRITO')).toEqual(plain)
  expect(names('arroz, feijao, ovo frito')).toEqual(plain)
  expect(names('- arroz\n- feijão\n- ovo frito')).toEqual(plain)
  expect(names('arroz + feijão + ovo frito')).toEqual(plain)
})

test('any text is read without an error, with grams and confidence in range', () => {
  const word = fc.constantFrom(
    'constructor',
    'arroz',
    '2',
    'colheres',
    'de',
    'e',
    'meia',
    'pão',
    'com',
    ',',
    'sem',
    'não',
    'g',
    '1/2',
    '(',
    ')',
    ':',
    'x',
    'PF',
    'copo',
    '300',
    'ml',
    '\n',
    '999999999',
    'uns',
    'ou',
    'cada',
    'zero',
  )
  const text = fc.oneof(
    fc.string({ maxLength: 2000, unit: 'grapheme' }),
    fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(text, (sentence) => {
      const reading = readMeal(sentence)
      for (const item of reading.items) {
        expect(Number.isFinite(item.grams) && item.grams > 0).toBe(true)
        expect(item.gramsLow).toBeLessThanOrEqual(item.grams)
        expect(item.gramsHigh).toBeGreaterThanOrEqual(item.grams)
        expect(item.confidence >= 0 && item.confidence <= 1).toBe(true)
        expect(sentence).toContain(item.text)
      }
      expect(readMeal(sentence)).toEqual(reading)
    }),
    { numRuns: 500 },
  )
})

test('words without food give no items in any order and number', () => {
  const word = fc.constantFrom(
    'casa',
    'carro',
    'ontem',
    'vermelho',
    'cinema',
    'dois',
    'um',
    'janela',
    'com',
    'de',
    'trabalho',
    'e',
    'computador',
    'bonito',
    'correr',
    '3',
    'vizinho',
    'gato',
    'pedra',
    'azul',
    'comi',
    'não',
    'blorpa',
    'prova',
    'livro',
    'viajar',
    'copo',
    'prato',
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), (words) => {
      expect(names(words.join(' '))).toEqual([])
    }),
  )
})

test('the order of a list changes neither foods nor grams', () => {
  const item = fc.constantFrom(
    '2 colheres de arroz',
    '1 concha de feijão',
    'um bife',
    '2 ovos fritos',
    '100 g de frango grelhado',
    'café com leite',
    'salada de alface',
    'meio mamão papaia',
    'pão com manteiga',
    '3 fatias de queijo',
  )
  const list = fc.uniqueArray(item, { minLength: 2, maxLength: 6 })
  const weights = (parts: readonly string[]) =>
    readMeal(parts.join(', '))
      .items.map((one) => `${one.food.id} ${one.grams}`)
      .sort()
  fc.assert(
    fc.property(
      list.chain((parts) =>
        fc.tuple(fc.constant(parts), fc.shuffledSubarray(parts, { minLength: parts.length })),
      ),
      ([parts, shuffled]) => {
        expect(weights(shuffled)).toEqual(weights(parts))
      },
    ),
  )
})
