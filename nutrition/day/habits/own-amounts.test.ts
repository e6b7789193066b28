import { expect, test } from 'vitest'
import { findFood } from '../../foods/food-table.ts'
import { readMeal } from '../../meal-text/meal-text.ts'
import { ownAmountsOf } from './own-amounts.ts'

const rice = 'taco:3'
const usual = findFood(rice)!.defaultGrams

const ownRice = (...grams: number[]) => ownAmountsOf([{ foodId: rice, grams }]).get(rice)

test('two own amounts of a food are no habit, three are', () => {
  expect(ownRice(80, 90)).toBeUndefined()
  expect(ownRice(80, 90, 100)).toBe(90)
})

test('an amount left at the usual portion does not count', () => {
  expect(ownRice(usual, 80, usual, 90)).toBeUndefined()
  expect(ownRice(usual, 80, usual, 90, 85)).toBe(85)
})

test('the latest amounts decide', () => {
  expect(ownRice(60, 60, 60, 200, 200, 200, 200, 200)).toBe(60)
})

test('with an even number of own amounts, the smaller middle one counts', () => {
  expect(ownRice(120, 60, 100, 80)).toBe(80)
})

test('exactly the five latest amounts decide', () => {
  expect(ownRice(50, 60, 70, 80, 90)).toBe(70)
  expect(ownRice(50, 60, 70, 80, 90, 10, 10)).toBe(70)
})

test('a food that left the table has no own amount', () => {
  expect(ownAmountsOf([{ foodId: 'taco:0', grams: [10, 20, 30] }]).size).toBe(0)
})

test('a sentence without an amount takes the own one, a stated amount wins', () => {
  const ownGrams = ownAmountsOf([{ foodId: rice, grams: [85, 85, 85] }])
  const read = (text: string) => readMeal(text, { ownGrams }).items[0]
  expect(read('arroz e feijão')).toMatchObject({ grams: 85, measure: 'escumadeira', isOwnAmount: true })
  expect(read('4 colheres de arroz')).toMatchObject({ grams: 100 })
  expect(read('4 colheres de arroz')?.isOwnAmount).toBeUndefined()
  expect(read('arroz grande')?.isOwnAmount).toBeUndefined()
})
