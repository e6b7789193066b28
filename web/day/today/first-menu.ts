import type { Today } from '#contract/day/today.ts'

/** Returns whether a person with targets has no menu for this day yet. */
export function lacksMenu({ plan, has_week_plan: hasWeek, planned_meals: planned }: Today): boolean {
  return plan.target_calories !== null && !hasWeek && planned.every(({ kind }) => kind !== 'cooked')
}
