import type { PlannedMeal, Today } from '#contract/day/today.ts'

/** Planned meals ticked as eaten. */
export function eatenAsPlanned({ planned_meals: meals }: Today): PlannedMeal[] {
  return meals.filter(({ ticked }) => ticked)
}

/** Whether any meal was logged or ticked. */
export function hasEaten(today: Today): boolean {
  return today.plan.scans.length > 0 || eatenAsPlanned(today).length > 0
}
