import { expect, test } from 'vitest'
import { dietId, plannedMeal, today } from './test-day.ts'
import { mealsToFollow, ticksAfter, withTicks } from './ticked-meals.ts'

const meals = mealsToFollow(today)

test('only meals cooked from the menu can be followed', () => {
  expect(meals.map(({ meal_type }) => meal_type)).toEqual(['cafe_manha', 'almoco'])
})

test('unsaved ticks of the day take precedence over saved ones, and the last over those before', () => {
  const day = {
    ...today,
    planned_meals: [plannedMeal({ ticked: true }), plannedMeal({ meal_type: 'jantar' })],
  }
  const choice = { userId: 'ana', date: today.date, dietId, dishes: {} }
  expect(ticksAfter(day, [])).toEqual({ almoco: true, jantar: false })
  expect(ticksAfter(day, [{ ...choice, meals: { almoco: false } }])).toEqual({ almoco: false, jantar: false })
  const changes = [{ almoco: false, jantar: true }, { almoco: true }].map((some) => ({
    ...choice,
    meals: some,
  }))
  expect(ticksAfter(day, changes)).toEqual({ almoco: true, jantar: true })
  expect(ticksAfter(day, [{ ...choice, date: '2026-11-19', meals: { jantar: true } }]).jantar).toBe(false)
})

test('the next meal is the one after those that are ticked, saved or not', () => {
  const recipe = { id: 'tapioca', name: 'Tapioca com ovo', calories: 380, protein_g: 18.1 }
  const next = { meal_type: 'cafe_manha' as const, estimated_time: '07:30', recipe }
  const day = { ...today, next_meal: next, planned_meals: meals.map((meal) => ({ ...meal, logged: false })) }
  const nextAfter = (ticks: object) => withTicks(day, ticks).next_meal?.meal_type
  expect(nextAfter({})).toBe('cafe_manha')
  expect(nextAfter({ cafe_manha: true })).toBe('almoco')
  expect(nextAfter({ cafe_manha: true, almoco: true })).toBeUndefined()
})

test('with a night shift, the breakfast of 11 h comes after the dinner of 3 h', () => {
  const recipe = { id: 'sopa', name: 'Sopa', calories: 380, protein_g: 18.1 }
  const day = {
    ...today,
    next_meal: { meal_type: 'jantar' as const, estimated_time: '03:00', recipe },
    planned_meals: [
      plannedMeal({ meal_type: 'almoco', estimated_time: '16:00' }),
      plannedMeal({ meal_type: 'cafe_manha', estimated_time: '11:00' }),
      plannedMeal({ meal_type: 'jantar', estimated_time: '03:00' }),
    ],
  }
  expect(withTicks(day, { jantar: true }).next_meal?.meal_type).toBe('cafe_manha')
})
