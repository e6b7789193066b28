import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { composedDishes, dishes } from '../../foods/dishes/dish-table.ts'
import { addedSaltSodiumMg } from '../../foods/added-salt.ts'
import { findAnyFood } from '../../foods/dishes/logged-food.ts'
import type { Food } from '../../foods/food.ts'
import { foods, knownFood } from '../../foods/food-table.ts'
import { recipes } from '../../recipes/cookbook/recipe-library.ts'
import { micronutrientsOfItem, micronutrientsOfPlan } from './eaten-micronutrients.ts'
import { micronutrients, tableMicronutrients } from './micronutrient.ts'
import { foodsOfDish } from './planned-foods.ts'
import { isTrace, micronutrientsOfFood } from './micronutrient-table.ts'
import {
  addMicronutrients,
  figureOf,
  micronutrientsOf,
  noMicronutrients,
  withStatedSalt,
} from './micronutrients.ts'
import { nutrientFigure, sodiumWithSaltMg } from './nutrient-figures.ts'

const per100gOf = (food: Food) =>
  Object.fromEntries(
    micronutrients.map((nutrient, at) => [nutrient, micronutrientsOfFood(food).per100g[at] ?? null]),
  )

/** Expected values copied by hand from TACO (4th ed.) and, for whey, from FoodData Central; mg, vitamin A in µg. */
test.each([
  ['taco:3', { calcium: 4, iron: 0.1, potassium: 15, magnesium: 2, zinc: 0.5, sodium: 1, vitamin_c: null }],
  ['taco:561', { calcium: 27, iron: 1.3, potassium: 255, magnesium: 42, zinc: 0.7, sodium: 2 }],
  ['taco:410', { calcium: 5, iron: 0.3, potassium: 387, zinc: 0.8, sodium: 50, cholesterol: 89 }],
  ['taco:458', { calcium: 123, iron: 0, potassium: 133, magnesium: 10, zinc: 0.4, cholesterol: 10 }],
  ['taco:214', { calcium: 22, iron: 0.1, potassium: 163, vitamin_c: 53.7, sodium: 0 }],
  ['taco:119', { calcium: 98, iron: 0.4, potassium: 336, magnesium: 82, vitamin_a: 242, vitamin_c: 2.4 }],
  ['taco:488', { calcium: 49, iron: 1.5, zinc: 1.2, cholesterol: 397, vitamin_c: null, vitamin_b12: null }],
  ['usda:95230000', { calcium: 469, iron: 1.13, potassium: 500, vitamin_b12: 2.45, folate: 33 }],
])('%s has the micronutrients that its table prints', (id, printed) => {
  expect(per100gOf(knownFood(id))).toMatchObject(printed)
})

test('every food has a row, and most minerals are known', () => {
  const knownShare = (nutrient: (typeof micronutrients)[number]) =>
    foods.filter((food) => per100gOf(food)[nutrient] !== null).length / foods.length
  for (const mineral of ['calcium', 'iron', 'potassium', 'magnesium', 'zinc'] as const) {
    expect(knownShare(mineral)).toBeGreaterThan(0.96)
  }
  expect(knownShare('vitamin_b12')).toBeLessThan(0.6)
})

test('a trace counts as zero and is marked, a value not analysed is unknown', () => {
  const milk = knownFood('taco:458')
  expect([isTrace(milk, 'iron'), isTrace(milk, 'calcium'), isTrace(milk, 'sodium')]).toEqual([
    true,
    false,
    false,
  ])
  expect(nutrientFigure(micronutrientsOf(milk, 200), 'iron')).toMatchObject({ amount: 0, knownPercent: 100 })
  expect(nutrientFigure(micronutrientsOf(milk, 200), 'vitamin_b12')).toMatchObject({
    amount: null,
    knownPercent: 0,
  })
})

test('a food without a row in the table is unknown, except for what its label states', () => {
  const own = {
    ...knownFood('taco:3'),
    id: 'own:1',
    per100g: { ...knownFood('taco:3').per100g, sodiumMg: 80 },
  }
  const eaten = micronutrientsOf(own, 50)
  expect(nutrientFigure(eaten, 'sodium').amount).toBe(40)
  for (const nutrient of tableMicronutrients) expect(nutrientFigure(eaten, nutrient).amount).toBeNull()
  const labelled = { ...own, id: 'own:2', source: 'own' as const, group: 'doce' as const, sugarTotalG: 30 }
  expect(nutrientFigure(micronutrientsOf(labelled, 50), 'sugar_total').amount).toBe(15)
  expect(nutrientFigure(micronutrientsOf(labelled, 50), 'sugar_added').amount).toBeNull()
})

const grams = fc.integer({ min: 1, max: 6000 }).map((tenths) => tenths / 10)
const anyFood = fc.record({ food: fc.constantFrom(...foods), grams })
const anyDish = fc.record({ dish: fc.constantFrom(...dishes), times: fc.integer({ min: 1, max: 40 }) })

test('an unknown value is never counted as zero', () => {
  fc.assert(
    fc.property(fc.array(anyFood, { minLength: 1, maxLength: 30 }), (eaten) => {
      const sum = addMicronutrients(eaten.map((one) => micronutrientsOf(one.food, one.grams)))
      for (const nutrient of micronutrients) {
        const known = eaten.filter(({ food }) => per100gOf(food)[nutrient] !== null)
        expect(figureOf(sum.knownGrams, nutrient) === sum.grams).toBe(known.length === eaten.length)
        const { amount, knownPercent } = nutrientFigure(sum, nutrient)
        expect(known.length > 0 || knownPercent === 0).toBe(true)
        expect(amount !== null).toBe((knownPercent ?? 0) >= 70)
      }
    }),
  )
})

test('a sum is exact in any order and grouping', () => {
  fc.assert(
    fc.property(fc.array(anyFood, { maxLength: 40 }), fc.nat(40), (eaten, cut) => {
      const rows = eaten.map((one) => micronutrientsOf(one.food, one.grams))
      const sum = addMicronutrients(rows)
      expect(addMicronutrients(rows.toReversed())).toEqual(sum)
      const halves = [rows.slice(0, cut), rows.slice(cut)].map(addMicronutrients)
      expect(addMicronutrients(halves)).toEqual(sum)
      expect(addMicronutrients([sum, noMicronutrients])).toEqual(sum)
    }),
  )
})

test('twice the amount has twice the micronutrients and the same known share', () => {
  fc.assert(
    fc.property(anyFood, ({ food, grams: once }) => {
      const [one, two] = [micronutrientsOf(food, once), micronutrientsOf(food, once * 2)]
      for (const nutrient of micronutrients) {
        expect(
          Math.abs(figureOf(two.amounts, nutrient) - 2 * figureOf(one.amounts, nutrient)),
        ).toBeLessThanOrEqual(1)
        expect(nutrientFigure(two, nutrient).knownPercent).toBe(nutrientFigure(one, nutrient).knownPercent)
      }
    }),
  )
})

test('a dish has the micronutrients of its parts, whether they are stated or usual', () => {
  fc.assert(
    fc.property(anyDish, ({ dish, times }) => {
      const food = composedDishes.find((one) => one.dish === dish)!.food
      const parts = dish.parts.map((part) => ({ foodId: part.food.id, grams: part.grams * times }))
      const ofParts = addMicronutrients(
        dish.parts.map((part) => micronutrientsOf(part.food, part.grams * times)),
      )
      const stated = micronutrientsOfItem({ food, grams: dish.servedGrams * times, parts })
      const { kitchenSodium, unstatedSaltGrams } = stated
      expect(stated).toEqual({ ...ofParts, kitchenSodium, unstatedSaltGrams })
      expect(micronutrientsOfItem({ food, grams: dish.servedGrams * times }).amounts).toEqual(stated.amounts)
    }),
  )
})

test('the same foods count the same as a meal and as a ticked plan', () => {
  fc.assert(
    fc.property(fc.array(anyFood, { minLength: 1, maxLength: 20 }), (eaten) => {
      const meal = addMicronutrients(eaten.map(micronutrientsOfItem))
      const plan = micronutrientsOfPlan({
        kcal: 500,
        foods: eaten.map((one) => [one.food.id, one.grams] as const),
      })
      expect(plan).toEqual(withStatedSalt(meal))
    }),
  )
})

test('a portion of a recipe has the same micronutrients when it is logged and when it is planned', () => {
  const library = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  for (const { id } of recipes) {
    const dish = { main: { recipeId: id, portions: 1 }, base: null, side: null }
    const planned = micronutrientsOfPlan({ kcal: 0, foods: foodsOfDish(dish, library) })
    const food = findAnyFood(`recipe:${id}`)!
    expect([id, micronutrientsOfItem({ food, grams: food.defaultGrams })]).toEqual([id, planned])
  }
})

test('a planned recipe has the micronutrients of its ingredients', () => {
  const library = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  for (const { id, ingredients, portions } of recipes) {
    const dish = { main: { recipeId: id, portions: 2 }, base: null, side: null }
    const planned = micronutrientsOfPlan({ kcal: 0, foods: foodsOfDish(dish, library) })
    const whole = addMicronutrients(
      ingredients.map(({ foodId, grams: inAll }) => micronutrientsOf(knownFood(foodId), inAll)),
    )
    for (const nutrient of ['calcium', 'iron', 'potassium', 'cholesterol'] as const) {
      const ofTwo = (figureOf(whole.amounts, nutrient) * 2) / portions
      // The tolerance allows for planned foods, whose grams are rounded to hundredths.
      expect(Math.abs(figureOf(planned.amounts, nutrient) - ofTwo)).toBeLessThanOrEqual(100 + ofTwo / 100)
    }
  }
})

test('a ticked meal without its foods lowers the known share', () => {
  const rice = micronutrientsOf(knownFood('taco:3'), 300)
  const sum = addMicronutrients([rice, micronutrientsOfPlan({ kcal: 450 })])
  expect(nutrientFigure(sum, 'iron')).toEqual({ nutrient: 'iron', amount: null, knownPercent: 50 })
})

test('the salt of the kitchen is counted apart, and not on top of a dish that lists its salt', () => {
  const rice = knownFood('taco:3')
  const cooked = micronutrientsOfItem({ food: rice, grams: 100 })
  expect([nutrientFigure(cooked, 'sodium').amount, sodiumWithSaltMg(cooked)]).toEqual([1, 383])
  const salted = micronutrientsOfItem({
    food: composedDishes.find(({ dish }) => dish.id === 'dish:omelete')!.food,
    grams: 100,
    parts: [
      { foodId: 'taco:3', grams: 99 },
      { foodId: 'taco:517', grams: 1 },
    ],
  })
  expect([nutrientFigure(salted, 'sodium').amount, sodiumWithSaltMg(salted)]).toEqual([400, 400])
  expect([cooked.unstatedSaltGrams, salted.unstatedSaltGrams]).toEqual([0, 0])
})

test('food cooked with salt of which IBGE states no amount is marked', () => {
  const boiledEgg = knownFood('taco:488')
  expect(addedSaltSodiumMg(boiledEgg)).toBeNull()
  expect(micronutrientsOfItem({ food: boiledEgg, grams: 50 }).unstatedSaltGrams).toBe(50_000)
})

test('a mean over days divides the sum and keeps the known share', () => {
  const beans = micronutrientsOf(knownFood('taco:561'), 140)
  const week = addMicronutrients([beans, beans, beans])
  expect(nutrientFigure(week, 'iron', 3)).toEqual({ nutrient: 'iron', amount: 1.8, knownPercent: 100 })
})
