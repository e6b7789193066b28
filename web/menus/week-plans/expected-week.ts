import type { MealPart, MenuDay, MenuMeal } from '#contract/menus/menus.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { menuNutritionOf, nutritionOfMenu } from '#contract/nutrition-values.ts'
import { addAll, round, scale } from '#nutrition/shared/figures/nutrition.ts'
import { totalOf } from '../planner/nutrition-total.ts'

export interface MealPlace {
  readonly date: string
  readonly meal_type: MealType
}

export function mealAt(plan: WeekPlan, { date, meal_type }: MealPlace): MenuMeal | undefined {
  return plan.days.find((day) => day.date === date)?.meals.find((meal) => meal.meal_type === meal_type)
}

/** Replaces a meal; the id, weekday and order of the place stay. */
export function withMeal(plan: WeekPlan, place: MealPlace, meal: MenuMeal): WeekPlan {
  return changed(plan, place, ({ id, day_of_week, meal_order }) => ({ ...meal, id, day_of_week, meal_order }))
}

export function withLock(plan: WeekPlan, place: MealPlace, isLocked: boolean): WeekPlan {
  return changed(plan, place, (meal) => ({ ...meal, is_locked: isLocked }))
}

/** Scales the numbers to another amount; the measures of the ingredients come with the server's reply. */
export function withPortions(
  plan: WeekPlan,
  place: MealPlace,
  part: MealPart['part'],
  portions: number,
): WeekPlan {
  return changed(plan, place, (meal) => {
    const parts = meal.parts.map((one) => (one.part === part ? { ...one, portions } : one))
    const served = parts.map((one) => round(scale(nutritionOfMenu(one.nutrition_per_portion), one.portions)))
    const whole = menuNutritionOf(round(addAll(served)))
    const isOne = parts.length === 1
    return {
      ...meal,
      parts,
      nutrition: whole,
      portions: isOne ? portions : meal.portions,
      nutrition_per_portion: isOne ? meal.nutrition_per_portion : whole,
    }
  })
}

function changed(
  plan: WeekPlan,
  { date, meal_type }: MealPlace,
  change: (meal: MenuMeal) => MenuMeal,
): WeekPlan {
  const changedDay = (day: MenuDay): MenuDay => {
    const meals = day.meals.map((meal) => (meal.meal_type === meal_type ? change(meal) : meal))
    return { ...day, meals, totals: totalOf(meals) }
  }
  return { ...plan, days: plan.days.map((day) => (day.date === date ? changedDay(day) : day)) }
}
