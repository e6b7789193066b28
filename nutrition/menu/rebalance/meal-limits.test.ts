import { expect, test } from 'vitest'
import { nutritionOf } from '../model/build-week.ts'
import { targetOf } from '../model/day-target.ts'
import { DayVector } from '../model/day-vector.ts'
import { dayScale } from '../model/week-rating.ts'
import { isMainMeal } from '../request/eligibility.ts'
import type { Dish } from '../request/week.ts'
import { randomRequest } from '../test-library.ts'
import { planPlainWeek } from '../week/plan-week.ts'
import { isWithinLimits } from './meal-limits.ts'
import { byId, recipes } from './test-days.ts'

const request = randomRequest(3, recipes)
const [day] = planPlainWeek(request, recipes).days
const meal = day!.meals.find(({ mealType, dish }) => isMainMeal(mealType) && dish)!
const dish: Dish = meal.dish!
const target = targetOf(request, day!.dayType)
const now = nutritionOf(dish, byId)

/** Returns whether a day above its target may get the meal with 90 % of its energy and this share of the day's carbohydrate. */
function mayShrinkTo(carbShare: number, hasDiabetes: boolean): boolean {
  const nutrients = DayVector.of({ ...now, kcal: 0.9 * now.kcal, carbG: carbShare * target.carbG })
  const variant = { mealType: meal.mealType, dish, isSwap: true, isChange: true, cost: 1, correctionKcal: 0 }
  return isWithinLimits(
    { ...variant, nutrients },
    { meal: { ...meal, dish }, planned: dish },
    { isOver: true, target, scale: dayScale({ ...request, hasDiabetes }, recipes) },
  )
}

test('with diabetes, a smaller meal never gets more than 35 % of the carbohydrate of the day', () => {
  expect(now.carbG).toBeLessThan(0.35 * target.carbG)
  expect(mayShrinkTo(0.34, true)).toBe(true)
  expect(mayShrinkTo(0.36, true)).toBe(false)
  expect(mayShrinkTo(0.36, false)).toBe(true)
})
