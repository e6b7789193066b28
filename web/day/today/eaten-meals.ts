import type { PlannedMeal, Today, TodayMeal } from '#contract/day/today.ts'

/**
 * Returns the ticked planned meals that have no logged meal: the tick is not saved yet, or dates from a version that
 * stored no meal for a tick.
 */
export function eatenAsPlanned({ planned_meals: meals, plan }: Today): PlannedMeal[] {
  const logged = new Set(plan.scans.map(({ planned_type }) => planned_type))
  return meals.filter(({ ticked, meal_type }) => ticked && !logged.has(meal_type))
}

/**
 * Returns whether a logged meal was created by the tick of a planned meal and still has its dish in the planned
 * portions.
 */
export function isAsPlanned({ planned_meals: meals }: Today, eaten: TodayMeal): boolean {
  const planned = meals.find(({ meal_type }) => meal_type === eaten.planned_type)
  const told = (meal: PlannedMeal | TodayMeal) => JSON.stringify([meal.plate?.foods, meal.calories])
  // Energy is compared too: a dish without one of its foods may have the same drawing.
  return planned !== undefined && told(planned) === told(eaten)
}

/** Returns whether any meal of the day was logged or ticked. */
export function hasEaten(today: Today): boolean {
  return today.plan.scans.length > 0 || eatenAsPlanned(today).length > 0
}
