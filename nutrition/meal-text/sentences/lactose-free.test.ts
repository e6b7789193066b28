import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { foodOf } from '../../foods/dishes/logged-food.ts'
import { unknownAllergens } from '../../foods/own/declared-allergens.ts'
import { noLabelValues } from '../../foods/own/label-nutrients.ts'
import { foodOfOwn, ownFoodId } from '../../foods/own/own-food.ts'
import { searchFoods } from '../../foods/search/search.ts'
import { ownNamesOf } from '../finding/food-finder.ts'
import { readMeal } from '../meal-text.ts'

/** Sentences with and without `sem lactose` and the foods of the first: dishes whose other foods have no lactose. */
const rows = readFileSync(new URL('lactose-free.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [text = '', ordinary = '', foods = ''] = line.split('\t')
    return { text, ordinary, foods }
  })
const kcalOf = (text: string) =>
  readMeal(text).items.reduce((sum, { food, grams }) => sum + (food.per100g.kcal * grams) / 100, 0)
const tagsOf = (text: string) => readMeal(text).items.map(({ food }) => food.allergens)

/** Names of foods that the sentence leaves with their lactose. */
const ordinaryDairy = /^(?:Manteiga com sal|Queijo muçarela)$/u

describe('foods without lactose', () => {
  test.each(rows)('"$text" counts $foods without a question', ({ text, foods }) => {
    const { items, questions, unmatched } = readMeal(text)
    expect(items.map(({ food }) => food.name).join(', ')).toBe(foods)
    expect(questions).toEqual([])
    expect(unmatched).toEqual([])
    expect(items.filter(({ standsInFor }) => standsInFor)).toEqual([])
  })

  test.each(rows)('"$text" has milk but no lactose', ({ text }) => {
    const { items } = readMeal(text)
    const withLactose = items.filter(({ food }) => food.allergens.includes('lactose'))
    expect(withLactose.filter(({ food }) => !ordinaryDairy.test(food.name))).toEqual([])
    expect(items.some(({ food }) => food.allergens.includes('leite'))).toBe(true)
  })

  test.each(rows)('"$text" has the energy of "$ordinary", which has lactose', ({ text, ordinary }) => {
    expect(Math.round(kcalOf(text))).toBe(Math.round(kcalOf(ordinary)))
    expect(tagsOf(ordinary).flat()).toContain('lactose')
  })

  test.each(rows)('the foods of "$text" keep name and tags once they are logged', ({ text }) => {
    for (const { food, grams, parts } of readMeal(text).items) {
      const listed = parts?.map((part) => ({ foodId: part.food.id, grams: part.grams }))
      const logged = foodOf({ foodId: food.id, grams, ...(listed && { parts: listed }) })
      expect(logged?.allergens).toEqual(food.allergens)
      expect(logged?.name).toContain(
        'sem lactose'.slice(0, food.name.includes('sem lactose') ? undefined : 0),
      )
    }
  })
})

test.each([
  ['leite sem lactose com chantilly', 'Chantilly'],
  ['misto quente com queijo sem lactose', 'Misto-quente com queijo muçarela sem lactose'],
  ['pão com queijo sem lactose e requeijão', 'Requeijão cremoso'],
  ['café com leite e iogurte sem lactose', 'Café com leite'],
])('"%s" keeps the lactose of the other food', (text, name) => {
  const found = readMeal(text).items.find(({ food }) => food.name === name)
  expect(found?.food.allergens).toContain('lactose')
})

test.each(['bolo sem lactose', 'sorvete zero lactose', 'lasanha sem lactose', 'pão de queijo lacfree'])(
  '"%s" asks, because no row lacks the lactose',
  (text) => {
    expect(readMeal(text).questions.map(({ code }) => code)).toEqual(['stand_in'])
  },
)

test.each([
  ['leite sem lactose', 'Leite integral sem lactose'],
  ['leite zero lac', 'Leite integral sem lactose'],
  ['mussarela lacfree', 'Queijo muçarela sem lactose'],
  ['café com leite 0% lactose', 'Café com leite sem lactose'],
  ['leite condensado deslactosado', 'Leite condensado sem lactose'],
])('a search for "%s" lists %s first', (text, name) => {
  expect(searchFoods(text)[0]?.food.name).toBe(name)
})

test.each(['leite', 'iogurte', 'queijo', 'requeijão', 'café com leite', 'manteiga'])(
  'a search for "%s" lists the ordinary food first',
  (text) => {
    expect(searchFoods(text)[0]?.food.allergens).toContain('lactose')
  },
)

const ownMilk = foodOfOwn({
  id: ownFoodId('00000000-0000-4000-8000-000000000001', 1),
  name: 'Leite zero lactose',
  group: 'laticinio',
  unit: 'ml',
  portion: 200,
  measure: { quantity: 1, name: 'copo' },
  packagePortions: null,
  basis: 'portion',
  values: { ...noLabelValues, energy_kcal: 90, carbs_g: 9, protein_g: 6, fat_g: 3 },
  allergens: unknownAllergens,
  nova: null,
})

test.each(['leite sem lactose', 'café com leite zero lac', 'vitamina de banana com leite sem lactose'])(
  '"%s" uses the own food of that name',
  (text) => {
    const { items } = readMeal(text, { own: ownNamesOf([ownMilk]) })
    const foods = items.flatMap(({ food, parts = [] }) => [food, ...parts.map((part) => part.food)])
    expect(foods.map(({ id }) => id)).toContain(ownMilk.id)
  },
)
