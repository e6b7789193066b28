import type { PlannedMeal, Today } from '#contract/day/today.ts'

/**
 * Returns the ticked planned meals that have no logged meal: the tick is not saved yet, or dates from a version that
 * stored no meal for a tick.
 */
export function eatenAsPlanned({ planned_meals: meals, plan }: Today): PlannedMeal[] {
  const logged = new Set(plan.scans.map(({ planned_type }) => planned_type))
  return meals.filter(({ ticked, meal_type }) => ticked && !logged.has(meal_type))
}

/** Returns whether any meal of the day was logged or ticked. */
export function hasEaten(today: Today): boolean {
  return today.plan.scans.length > 0 || eatenAsPlanned(today).length > 0
}
