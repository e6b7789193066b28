import { expect, test } from 'vitest'
import { plannedMeal, record, today } from './test-day.ts'
import { completed, confirmedTicks, expectedRecord, mealsToFollow, sumOf, toggled } from './ticked-meals.ts'

const meals = mealsToFollow(today)

test('only meals cooked from the menu can be followed', () => {
  expect(meals.map(({ meal_type }) => meal_type)).toEqual(['cafe_manha', 'almoco'])
})

test('a tap toggles one meal and leaves the others', () => {
  const once = toggled(meals, { cafe_manha: true }, 'almoco')
  expect(once).toEqual({ cafe_manha: true, almoco: true })
  expect(toggled(meals, once, 'cafe_manha')).toEqual({ cafe_manha: false, almoco: true })
})

test('a confirmed record takes precedence over the plan of the day', () => {
  const ticked = [plannedMeal({ meal_type: 'almoco', ticked: true })]
  expect(confirmedTicks(ticked, null)).toEqual({ almoco: true })
  expect(confirmedTicks(ticked, record())).toEqual({ cafe_manha: true, almoco: false })
})

test('every meal is sent, unticked ones too', () => {
  expect(completed(meals, { almoco: true })).toEqual({ cafe_manha: false, almoco: true })
})

test('the sums equal those of the rows shown', () => {
  expect(sumOf(meals)).toEqual({ calories: 1080, protein_g: 58.3, fiber_g: 16.3 })
})

test('the expected record counts half of the meals as a followed day', () => {
  const choice = { userId: 'ana', date: today.date, dietId: 'd-1', meals: { almoco: true } }
  expect(expectedRecord(choice, meals, null)).toMatchObject({
    is_followed: true,
    compliance_percentage: 50,
    calculated_nutrition: { calories: 700, protein_g: 40.2, fiber_g: 12.3 },
  })
  expect(expectedRecord({ ...choice, meals: {} }, meals, null).is_followed).toBe(false)
})
