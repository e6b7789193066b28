import type { MealType } from '#nutrition/targets/meal-type.ts'
import type { PlannedMeal, Today, TodayMeal } from '#contract/day/today.ts'
import { isReplaced, mealsToFollow } from '../adherence/ticked-meals.ts'

/** Line of the day: a meal of the menu, eaten or not, or a meal that was logged. */
export type DayLine =
  | {
      readonly kind: 'planned'
      readonly meal: PlannedMeal
      /** The logged meal that the tick created; `null` until it is saved. */
      readonly eaten: TodayMeal | null
      readonly isTicked: boolean
      readonly isReplaced: boolean
    }
  | { readonly kind: 'logged'; readonly meal: TodayMeal }

/**
 * Returns the meals of a day in the order of time, each once. A meal of the menu counts at its usual time until it is
 * eaten, and is left out if its dish was logged without the tick.
 */
export function dayLines(today: Today, ticks: Readonly<Partial<Record<MealType, boolean>>>): DayLine[] {
  const planned = mealsToFollow(today)
  const ticked = new Map(today.plan.scans.map((meal) => [meal.planned_type, meal]))
  const shown = new Set(planned.map(({ meal_type }) => ticked.get(meal_type)?.id))
  const lines: DayLine[] = [
    ...planned.map((meal) => {
      const isTicked = ticks[meal.meal_type] === true
      const eaten = ticked.get(meal.meal_type) ?? null
      return { kind: 'planned' as const, meal, eaten, isTicked, isReplaced: isReplaced(meal, isTicked) }
    }),
    ...today.plan.scans.filter(({ id }) => !shown.has(id)).map((meal) => ({ kind: 'logged' as const, meal })),
  ]
  return lines
    .filter((line) => !isLogged(line, today))
    .toSorted((one, other) => momentOf(one, today.date) - momentOf(other, today.date))
}

/** Returns whether a meal of the menu was replaced by its own dish, which counts once. */
function isLogged(line: DayLine, { plan }: Today): boolean {
  if (line.kind === 'logged' || !line.isReplaced || line.meal.recipe_id === null) return false
  const { recipe_id: recipeId, meal_type: mealType } = line.meal
  // The food of an own recipe has the recipe's id.
  return plan.scans.some(
    ({ meal_type, foods }) =>
      meal_type === mealType &&
      foods.some(({ food_id }) => food_id === recipeId || food_id === `recipe:${recipeId}`),
  )
}

function momentOf(line: DayLine, date: string): number {
  if (line.kind === 'logged') return Date.parse(line.meal.eaten_at)
  const { meal, eaten, isTicked } = line
  return Date.parse(isTicked && eaten ? eaten.eaten_at : `${date}T${meal.estimated_time}`)
}
