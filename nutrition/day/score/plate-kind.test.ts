import { expect, test } from 'vitest'
import { findFood } from '../../foods/food-table.ts'
import { goldenPlates } from './golden-plates.ts'
import { isMainMeal } from './plate-facts.ts'
import { scoredAs } from './plate-kind.ts'

const plate = (...portions: readonly (readonly [id: string, grams: number])[]) =>
  portions.map(([id, grams]) => ({ food: findFood(id)!, grams }))

test('lunches of the golden plates are scored as main meals, breakfasts as small ones', () => {
  const isMain = ({ items }: (typeof goldenPlates)[number]) => isMainMeal(scoredAs(plate(...items)))
  expect(goldenPlates.filter((one) => one.mealType === 'almoco' && !isMain(one))).toEqual([])
  expect(goldenPlates.filter((one) => one.mealType === 'cafe_manha' && isMain(one))).toEqual([])
})

test('salad in a sandwich does not make it a main meal', () => {
  expect(scoredAs(plate(['taco:53', 50], ['taco:410', 60], ['taco:78', 30]))).toBe('lanche_tarde')
})

test('salad beside a pizza does not lower its kind', () => {
  const pizza = goldenPlates.find(({ name }) => name === 'pizza')!.items
  expect(scoredAs(plate(...pizza))).toBe('almoco')
  expect(scoredAs(plate(...pizza, ['taco:78', 60]))).toBe('almoco')
})

test('a filler beside other food makes no other meal of it', () => {
  const fruitAndEgg = [
    ['taco:201', 275],
    ['taco:489', 403],
  ] as const
  expect(scoredAs(plate(...fruitAndEgg, ['pof:7800701:5', 1]))).toBe(scoredAs(plate(...fruitAndEgg)))
})
