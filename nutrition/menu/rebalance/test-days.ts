import { nutritionOf, recipesById } from '../model/build-week.ts'
import { syntheticLibrary } from '../test-library.ts'
import type { MenuDay, WeekMenu } from '../request/week.ts'
import { add, noNutrition, type KnownNutrition } from '../../shared/figures/nutrition.ts'
import type { MealType } from '../../targets/meal-type.ts'
import type { DaySoFar } from './day-expectation.ts'
import type { PersonLimits } from './rebalance.ts'

export const recipes = syntheticLibrary(320, 1)
export const byId = recipesById(recipes)
export const adjustable: PersonLimits = { allowsCompensation: true, floorKcal: 1200 }

/**
 * Returns food with this energy: 15 % protein, 50 % carbohydrate, 35 % fat. A negative energy stands for planned food
 * that was not eaten.
 */
export function foodOf(kcal: number): KnownNutrition {
  return {
    ...noNutrition,
    kcal,
    proteinG: (kcal * 0.15) / 4,
    carbG: (kcal * 0.5) / 4,
    fatG: (kcal * 0.35) / 9,
  }
}

/** Returns the day after the meal `latest`: all meals up to it eaten as planned, plus `extraKcal` of typical food. */
export function after(day: MenuDay, latest: MealType, extraKcal: number): DaySoFar {
  const at = day.meals.findIndex(({ mealType }) => mealType === latest)
  const eaten = day.meals
    .slice(0, at + 1)
    .reduce((sum, { dish }) => (dish ? add(sum, nutritionOf(dish, byId)) : sum), noNutrition)
  return {
    weekday: day.weekday,
    minutesNow: 13 * 60,
    eaten: add(eaten, foodOf(extraKcal)),
    remaining: day.meals.slice(at + 1).map(({ mealType }) => mealType),
    earlier: [],
  }
}

/** Returns the expected energy of the whole day, kcal: everything eaten plus the meals still planned. */
export function dayKcal(day: MenuDay, { eaten, remaining }: DaySoFar): number {
  return day.meals
    .filter(({ mealType }) => remaining.includes(mealType))
    .reduce((sum, { dish }) => sum + (dish ? nutritionOf(dish, byId).kcal : 0), eaten.kcal)
}

export function withLocked(menu: WeekMenu, locked: MealType | null): WeekMenu {
  const days = menu.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) =>
      meal.mealType === locked ? { ...meal, isLocked: meal.dish !== null } : meal,
    ),
  }))
  return { ...menu, days }
}
