import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFood, foods } from '../food-table.ts'
import { gramsOf, measureOf } from './grams-of.ts'

const rice = findFood('taco:3')!
const beans = findFood('taco:561')!
const apple = findFood('taco:222')!
const cola = findFood('taco:480')!
const chicken = findFood('taco:410')!

test('one ladle of beans is 140 g, two skimmers of rice are 170 g', () => {
  expect(gramsOf(beans, 'concha', 1)).toBe(140)
  expect(gramsOf(rice, 'escumadeira', 2)).toBe(170)
})

test('grams and milliliters work for every food', () => {
  fc.assert(
    fc.property(fc.constantFrom(...foods), fc.integer({ min: 1, max: 900 }), (food, amount) => {
      expect(gramsOf(food, 'grama', amount)).toBe(amount)
      expect(gramsOf(food, 'ml', amount)).toBe(amount)
    }),
  )
})

test('a measure that the food does not have is unknown, not zero', () => {
  expect(gramsOf(rice, 'lata', 1)).toBeNull()
  expect(measureOf(rice, 'lata')).toBeUndefined()
})

test('a glass, cup or piece without a kind uses the usual kind', () => {
  expect(gramsOf(cola, 'copo', 1)).toBe(240)
  expect(gramsOf(rice, 'prato', 1)).toBe(160)
  expect(gramsOf(chicken, 'bife', 1)).toBe(100)
})

test("a small apple is the table's small apple, a small ladle is two thirds of a ladle", () => {
  expect(gramsOf(apple, 'unidade', 1, 'pequeno')).toBe(90)
  expect(gramsOf(cola, 'copo', 1, 'grande')).toBe(300)
  expect(gramsOf(beans, 'concha', 1, 'pequeno')).toBe(91)
})

test("the table's spoons are full, so only a level spoon weighs less", () => {
  expect(gramsOf(rice, 'colher de sopa', 1, 'cheia')).toBe(gramsOf(rice, 'colher de sopa', 1))
  expect(gramsOf(rice, 'colher de sopa', 1, 'rasa')).toBeLessThan(25)
})

test('sizes keep their order for every measure of every food', () => {
  const plain = foods.flatMap((food) =>
    food.measures
      .filter(({ name }) => !/ (pequen|grand|médi)/.test(name))
      .map(({ name }) => ({ food, name })),
  )
  const disordered = plain.filter(({ food, name }) => {
    const [small = 0, medium = 0, large = 0] = (['pequeno', 'medio', 'grande'] as const).map(
      (size) => gramsOf(food, name, 1, size) ?? undefined,
    )
    return !(small <= medium && medium <= large)
  })
  expect(disordered.map(({ food, name }) => `${food.name}: ${name}`)).toEqual([])
})
