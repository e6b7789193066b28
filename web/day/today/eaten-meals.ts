import type { PlannedMeal, Today } from '#contract/day/today.ts'

/** Returns the planned meals of the day that are ticked as eaten. */
export function eatenAsPlanned({ planned_meals: meals }: Today): PlannedMeal[] {
  return meals.filter(({ ticked }) => ticked)
}

/** Returns whether any meal of the day was logged or ticked. */
export function hasEaten(today: Today): boolean {
  return today.plan.scans.length > 0 || eatenAsPlanned(today).length > 0
}
