import { nothingEaten, nutritionOf, plus, recipesById } from '../model/build-week.ts'
import { syntheticLibrary } from '../test-library.ts'
import type { MenuDay, WeekMenu } from '../request/week.ts'
import type { PortionNutrition } from '../../recipes/recipe-nutrition.ts'
import type { MealType } from '../../targets/meal-type.ts'
import type { DaySoFar, PersonLimits } from './rebalance.ts'

export const recipes = syntheticLibrary(320, 1)
export const byId = recipesById(recipes)
export const adjustable: PersonLimits = { allowsCompensation: true, floorKcal: 1200 }

/** Everyday food of this energy; below 0 it is food that was left out. */
export function foodOf(kcal: number): PortionNutrition {
  return {
    ...nothingEaten,
    kcal,
    proteinG: (kcal * 0.15) / 4,
    carbG: (kcal * 0.5) / 4,
    fatG: (kcal * 0.35) / 9,
  }
}

/** Everything up to `latest` as planned, and this much more (or less) of everyday food. */
export function after(day: MenuDay, latest: MealType, extraKcal: number): DaySoFar {
  const at = day.meals.findIndex(({ mealType }) => mealType === latest)
  const eaten = day.meals
    .slice(0, at + 1)
    .reduce((sum, { dish }) => (dish ? plus(sum, nutritionOf(dish, byId), 1) : sum), nothingEaten)
  return {
    weekday: day.weekday,
    eaten: plus(eaten, foodOf(extraKcal), 1),
    remaining: day.meals.slice(at + 1).map(({ mealType }) => mealType),
    earlier: [],
  }
}

/** Energy of the whole day: what was eaten and what is still planned. */
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
