import type { PlannedMeal, Today } from '#contract/today.ts'

/** The planned meals that were ticked as eaten. */
export function eatenAsPlanned({ planned_meals: meals }: Today): PlannedMeal[] {
  return meals.filter(({ ticked }) => ticked)
}

/** Whether anything was eaten, logged or ticked. */
export function hasEaten(today: Today): boolean {
  return today.plan.scans.length > 0 || eatenAsPlanned(today).length > 0
}
