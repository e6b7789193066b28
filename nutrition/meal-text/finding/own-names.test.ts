import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FoodGroup } from '../../foods/food.ts'
import { unknownAllergens } from '../../foods/own/declared-allergens.ts'
import { noLabelValues } from '../../foods/own/label-nutrients.ts'
import { foodOfOwn, ownFoodId } from '../../foods/own/own-food.ts'
import { searchFoods } from '../../foods/search/search.ts'
import { ownNamesOf } from './food-finder.ts'
import { matchFood } from '../matching/food-matching.ts'
import { cooked, regions } from '../golden/dishes.ts'
import { meals } from '../golden/whole-meals.ts'
import { readMeal } from '../meal-text.ts'
import { tokenize } from '../words/tokens.ts'

const values = { ...noLabelValues, energy_kcal: 118, carbs_g: 3, protein_g: 24, fat_g: 1 }

function ownFood(name: string, measure: string, portion: number, group: FoodGroup = 'laticinio') {
  const key = `00000000-0000-4000-8000-${String(name.length).padStart(12, '0')}`
  return foodOfOwn({
    id: ownFoodId(key, 1),
    name,
    group,
    unit: 'g',
    portion,
    measure: { quantity: 1, name: measure },
    packagePortions: null,
    basis: 'portion',
    values,
    allergens: unknownAllergens,
    nova: null,
  })
}

const whey = ownFood('Whey Growth baunilha', 'dose', 30)
const bread = ownFood('Pão da padaria do Zé', 'fatia', 40, 'pao')
const milk = ownFood('Leite', 'copo', 200, 'bebida')
const own = ownNamesOf([whey, bread, milk])

const read = (text: string, names = own) =>
  readMeal(text, { own: names }).items.map(({ food, grams }) => `${food.name} ${grams}`)

test.each([
  ['tomei meu whey', ['Whey Growth baunilha 30']],
  ['2 scoops do meu whey', ['Whey Growth baunilha 60']],
  ['1 dose de whey growth baunilha com 200 ml de água', ['Whey Growth baunilha 30']],
  ['minha whey growth e 1 banana prata', ['Whey Growth baunilha 30', 'Banana-prata 80']],
  ['2 fatias de pão da padaria do zé', ['Pão da padaria do Zé 80']],
  ['meu pão com manteiga', ['Pão da padaria do Zé 40', 'Manteiga com sal 10']],
  ['1 copo de leite', ['Leite 200']],
] as const)('"%s" is the own food', (text, items) => {
  expect(read(text)).toEqual(items)
})

test.each([
  ['whey growth', 'Whey Growth baunilha 30'],
  ['2 doses de whey growth com leite', 'Whey Growth baunilha 60'],
  ['meu growth', 'Whey Growth baunilha 30'],
  ['meu whey de baunilha', 'Whey Growth baunilha 30'],
  ['bolo da vó lena', 'Bolo de fubá da vó Lena 60'],
  ['1 fatia do meu bolo', 'Bolo de fubá da vó Lena 60'],
])('"%s" finds the own food by part of its name', (text, item) => {
  const cake = ownFood('Bolo de fubá da vó Lena', 'fatia', 60, 'doce')
  expect(read(text, ownNamesOf([whey, cake]))).toContain(item)
})

test.each([
  'whey',
  'whey de baunilha',
  'pão',
  'fui na padaria e comi pão',
  'bolo de fubá',
  'minha mãe fez pão',
])('"%s" is not silently an own food', (text) => {
  const cake = ownFood('Bolo de fubá da minha mãe', 'fatia', 60, 'doce')
  const { items } = readMeal(text, { own: ownNamesOf([whey, bread, cake]) })
  expect(items.map(({ food }) => food.source)).not.toContain('own')
})

test.each([
  ['Arroz e feijão da mãe', 'arroz e feijão e bife'],
  ['Pão com ovo do Zé', 'comi pão com ovo'],
  ['Iogurte com granola Danone', 'iogurte com granola'],
  ['Leite com aveia Nesfit', 'leite com aveia'],
  ['Banana e aveia barra', 'banana e aveia'],
])('the own food "%s" does not take "%s"', (name, text) => {
  const { items } = readMeal(text, { own: ownNamesOf([ownFood(name, 'porção', 100)]) })
  expect(items.map(({ food }) => food.name)).toEqual(readMeal(text).items.map(({ food }) => food.name))
})

test('a part that two own foods share is asked about', () => {
  const other = ownFood('Whey Growth morango', 'dose', 30)
  const { questions } = readMeal('tomei whey growth', { own: ownNamesOf([other, whey]) })
  expect(questions).toMatchObject([{ code: 'ambiguous_food', suggestions: [other, whey] }])
})

test('a longer name of the table wins over an own name inside it', () => {
  const { items } = readMeal('200 ml de leite de coco', { own })
  expect(items.map(({ food }) => food.source)).not.toContain('own')
})

test('part of an own name is the table’s food, with the own food offered', () => {
  const [item] = readMeal('1 scoop de whey', { own }).items
  expect(item?.food.source).toBe('usda')
  expect(item?.alternatives?.map(({ name }) => name)).toEqual(['Whey Growth baunilha'])
  expect(readMeal('1 scoop de whey').items[0]?.alternatives).toBeUndefined()
})

test('two own foods of the same words are asked about', () => {
  const other = ownFood('Whey isolado chocolate', 'dose', 35)
  const { items, questions } = readMeal('tomei meu whey', { own: ownNamesOf([other, whey]) })
  expect(items[0]?.food).toBe(other)
  expect(items[0]?.alternatives).toEqual([whey])
  expect(questions).toMatchObject([{ code: 'ambiguous_food', item: 0, suggestions: [other, whey] }])
})

test('an own food that a dish takes becomes a part of it, with its numbers', () => {
  const cheese = ownFood('Queijo da Dona Lia', 'fatia', 25, 'queijo')
  const { items } = readMeal('omelete de 2 ovos com queijo da dona lia', { own: ownNamesOf([cheese]) })
  expect(items).toHaveLength(1)
  expect(items[0]?.parts?.map(({ food }) => food)).toContain(cheese)
  expect(items[0]?.food.unknownAllergens).toContain('gluten')
})

test('sentences that name no own food are read as without own foods', () => {
  const foreign = ownNamesOf([ownFood('Zzyqva crocante', 'unidade', 20, 'doce')])
  fc.assert(
    fc.property(fc.constantFrom(...[...cooked, ...regions, ...meals].map(([text]) => text)), (text) => {
      expect(readMeal(text, { own: foreign })).toEqual(readMeal(text))
    }),
    { numRuns: 300 },
  )
})

test('search finds own foods, before rows of the table that match as well', () => {
  const names = searchFoods('whey', { own: [whey, bread] }).map(({ food }) => food.name)
  expect(names[0]).toBe('Whey Growth baunilha')
  expect(searchFoods('pao do ze', { own: [whey, bread] })[0]?.food).toBe(bread)
  expect(searchFoods('whey').some(({ food }) => food.source === 'own')).toBe(false)
})

test('a name of twenty optional words is read in few steps', () => {
  // Each of these words can be skipped or matched, so there are more combinations than could ever be tried.
  const fits = (count: number) => Array<string>(count).fill('fit').join(' ')
  const food = ownFood(fits(20), 'dose', 30)
  const { index } = ownNamesOf([food])
  let reads = 0
  const tokens = new Proxy([...tokenize(fits(45))], {
    get: (all, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key) && (reads += 1) > 100_000)
        throw new Error('too many steps')
      return Reflect.get(all, key)
    },
  })
  expect(matchFood(index, tokens, 0, () => undefined)?.food).toBe(food)
})

test('an own food is never only the flavour of another', () => {
  const zuca = ownNamesOf([ownFood('Zuca', 'fatia', 30)])
  for (const text of [
    'bolo de zuca',
    'sorvete sabor zuca',
    'pizza com borda de zuca',
    'sorvete 2 bolas de zuca',
    'pizza 2 fatias de zuca',
  ]) {
    expect(read(text, zuca)).toContainEqual(expect.stringMatching(/^Zuca/))
  }
})
