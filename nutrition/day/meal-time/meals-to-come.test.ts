import { expect, test } from 'vitest'
import { mealsToCome, openMealsFrom } from './meals-to-come.ts'

/** Meals of a night shift, in the order of their types. */
const nightShift = [
  { name: 'breakfast', minutes: 11 * 60, isOpen: true },
  { name: 'lunch', minutes: 16 * 60, isOpen: true },
  { name: 'snack', minutes: 21 * 60, isOpen: true },
  { name: 'dinner', minutes: 3 * 60, isOpen: true },
]
const names = (meals: readonly { name: string }[]) => meals.map(({ name }) => name)

test('with a night shift, the dinner of 3 h comes before the breakfast', () => {
  expect(names(openMealsFrom(nightShift, 0))).toEqual(['dinner', 'breakfast', 'lunch', 'snack'])
  expect(names(openMealsFrom(nightShift, 11 * 60))).toEqual(['breakfast', 'lunch', 'snack'])
  const withoutLunch = nightShift.map((meal) => ({ ...meal, isOpen: meal.name !== 'lunch' }))
  expect(names(openMealsFrom(withoutLunch, 11 * 60))).toEqual(['breakfast', 'snack'])
})

test('a meal is to come until 90 minutes after its time, and after no eaten one of a later time', () => {
  expect(names(mealsToCome(nightShift, { minutesNow: 12 * 60 + 30 }))).toEqual([
    'breakfast',
    'lunch',
    'snack',
  ])
  expect(names(mealsToCome(nightShift, { minutesNow: 12 * 60 + 31 }))).toEqual(['lunch', 'snack'])
  const after = (...eatenMinutes: number[]) =>
    names(mealsToCome(nightShift, { minutesNow: 4 * 60, eatenMinutes }))
  expect(after(3 * 60)).toEqual(['breakfast', 'lunch', 'snack'])
  expect(after(16 * 60, 3 * 60)).toEqual(['snack'])
})
