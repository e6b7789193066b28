import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFood, foods } from '../food-table.ts'
import { retiredFoods } from '../retired-foods.ts'
import { searchFoods } from '../search/search.ts'
import { composeFood, servedGramsOf } from './compose.ts'
import { composedDishes, dishes, findDish } from './dish-table.ts'
import { findAnyFood, foodOf } from './logged-food.ts'
import { varyDish } from './vary-dish.ts'

const anyDish = fc.constantFrom(...dishes)
const anyFilling = fc.constantFrom(
  ...foods.filter(({ group }) => ['queijo', 'embutido', 'frango', 'legumes', 'fruta', 'ovo'].includes(group)),
)
const macros = ['kcal', 'proteinG', 'carbG', 'fatG'] as const

test('the table has at least 250 dishes of known foods, each with a portion that its measures make', () => {
  expect(dishes.length).toBeGreaterThanOrEqual(250)
  for (const { name, parts, measures, defaultGrams } of dishes) {
    expect([name, parts.length > 0, measures.length > 0, defaultGrams > 0]).toEqual([name, true, true, true])
  }
})

test('a dish has the nutrients of its parts', () => {
  fc.assert(
    fc.property(anyDish, (dish) => {
      const { per100g } = composeFood(dish)
      for (const macro of macros) {
        const sum = dish.parts.reduce(
          (total, { food, grams }) => total + (food.per100g[macro] * grams) / 100,
          0,
        )
        expect((per100g[macro] * dish.servedGrams) / 100).toBeCloseTo(sum, 0)
      }
    }),
  )
})

test('a nutrient that is unknown for a part is unknown for the dish, never zero', () => {
  const optional = ['fiberG', 'saturatedG', 'sodiumMg', 'sugarAddedG'] as const
  for (const { dish, food } of composedDishes) {
    for (const nutrient of optional) {
      const isUnknown = dish.parts.some((part) => part.food.per100g[nutrient] === null)
      expect([dish.name, nutrient, food.per100g[nutrient] === null]).toEqual([dish.name, nutrient, isUnknown])
    }
  }
})

test('a dish carries the allergens of every part, also of one that a person adds', () => {
  fc.assert(
    fc.property(anyDish, anyFilling, (dish, filling) => {
      const { food, parts } = varyDish(dish, { added: [{ food: filling, factor: 1 }], removed: [] })
      const held = new Set(parts.flatMap((part) => part.food.allergens))
      expect(new Set(food.allergens)).toEqual(held)
      expect(food.allergens).toEqual(expect.arrayContaining([...filling.allergens]))
      expect(parts.some((part) => part.food.id === filling.id)).toBe(true)
    }),
  )
})

test('the order of additions does not matter', () => {
  fc.assert(
    fc.property(anyDish, fc.uniqueArray(anyFilling, { minLength: 2, maxLength: 4 }), (dish, fillings) => {
      const added = fillings.map((food) => ({ food, factor: 1 }))
      const one = varyDish(dish, { added, removed: [] })
      const other = varyDish(dish, { added: added.toReversed(), removed: [] })
      expect(other.food.per100g.kcal).toBeCloseTo(one.food.per100g.kcal, 1)
      expect(other.servedGrams).toBeCloseTo(one.servedGrams, 1)
    }),
  )
})

test('what is left out is not counted, and a dish without any part keeps all', () => {
  const salad = findDish('dish:x-salada')
  const mayonnaise = foods.find(({ name }) => name === 'Maionese')
  if (!salad || !mayonnaise) throw new Error('the table lost x-salada or mayonnaise')
  const plain = varyDish(salad, { added: [], removed: [] })
  const without = varyDish(salad, { added: [], removed: [mayonnaise] })
  expect(without.parts.some(({ food }) => food.name === 'Maionese')).toBe(false)
  expect(without.servedGrams).toBeLessThan(plain.servedGrams)
  const all = varyDish(salad, { added: [], removed: salad.parts.map(({ food }) => food) })
  expect(all.parts.length).toBeGreaterThan(0)
})

test('water fills up a drink or porridge that is made without its milk, and no other dish', () => {
  const withoutMilk = (id: string) => {
    const dish = findDish(`dish:${id}`)
    const milk = findFood('taco:458')
    if (!dish || !milk) throw new Error(`${id} is missing`)
    return { dish, varied: varyDish(dish, { added: [], removed: [milk] }) }
  }
  for (const id of ['vitamina-banana', 'mingau-aveia']) {
    const { dish, varied } = withoutMilk(id)
    expect(varied.servedGrams).toBe(dish.servedGrams)
    expect(varied.food.per100g.kcal).toBeLessThan(composeFood(dish).per100g.kcal)
  }
  const pancake = withoutMilk('panqueca-recheada')
  expect(pancake.varied.servedGrams).toBeLessThan(pancake.dish.servedGrams)
})

test('a logged dish with its parts is the dish that was read, in any amount', () => {
  fc.assert(
    fc.property(
      anyDish,
      anyFilling,
      fc.double({ min: 0.25, max: 4, noNaN: true }),
      (dish, filling, share) => {
        const read = varyDish(dish, { added: [{ food: filling, factor: 1 }], removed: [] })
        const logged = foodOf({
          foodId: dish.id,
          grams: read.servedGrams * share,
          parts: read.parts.map(({ food, grams }) => ({ foodId: food.id, grams: grams * share })),
        })
        for (const macro of macros) expect(logged?.per100g[macro]).toBeCloseTo(read.food.per100g[macro], 1)
        expect(new Set(logged?.allergens)).toEqual(new Set(read.food.allergens))
      },
    ),
  )
})

test('a logged dish with one changed part keeps its measures', () => {
  for (const dish of dishes) {
    const bases = dish.parts.filter(
      ({ food, isDefaultFilling }) => !isDefaultFilling && dish.counted?.foodId !== food.id,
    )
    if (bases.length < 3) continue
    for (const changed of bases) {
      const { parts, servedGrams, food } = varyDish(dish, {
        added: [{ food: changed.food, factor: 0.5 }],
        removed: [],
      })
      const logged = foodOf({
        foodId: dish.id,
        grams: servedGrams,
        parts: parts.map((part) => ({ foodId: part.food.id, grams: part.grams })),
      })
      expect([dish.name, logged?.measures[0]?.grams]).toEqual([
        dish.name,
        expect.closeTo(food.measures[0]!.grams, 0),
      ])
    }
  }
})

test('a dish without stated parts is the dish in its usual form; an unknown id is no food', () => {
  for (const { dish, food } of composedDishes) {
    expect(findAnyFood(dish.id)).toBe(food)
    expect(foodOf({ foodId: dish.id, grams: 100, parts: [{ foodId: 'taco:99999', grams: 5 }] })).toBe(food)
    expect(servedGramsOf(dish, dish.parts)).toBeCloseTo(dish.servedGrams, 1)
  }
  expect(findAnyFood('dish:nothing')).toBeUndefined()
})

test('a food that left the table keeps its numbers where it was logged, and is offered nowhere', () => {
  for (const food of retiredFoods) {
    expect(findFood(food.id)).toBeUndefined()
    expect(foodOf({ foodId: food.id, grams: 100 })).toEqual(food)
    expect(searchFoods(food.name).map((found) => found.food.id)).not.toContain(food.id)
  }
})
