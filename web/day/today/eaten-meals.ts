import type { PlannedMeal, Today, TodayMeal } from '#contract/day/today.ts'

/** Returns the planned meals of the day that were ticked before a tick became a meal of the day. */
export function eatenAsPlanned({ planned_meals: meals, plan }: Today): PlannedMeal[] {
  const logged = new Set(plan.scans.map(({ planned_type }) => planned_type))
  return meals.filter(({ ticked, meal_type }) => ticked && !logged.has(meal_type))
}

/** Returns whether a meal of the day is the tick of a planned meal and has its dish in the planned portions. */
export function isAsPlanned({ planned_meals: meals }: Today, eaten: TodayMeal): boolean {
  const planned = meals.find(({ meal_type }) => meal_type === eaten.planned_type)
  // A dish without one of its foods may be drawn as before, but has other energy.
  if (!planned || !eaten.plate || planned.calories !== eaten.calories) return false
  const { foods } = planned.plate
  return (
    foods.length === eaten.plate.foods.length &&
    eaten.plate.foods.every(({ name, grams }, at) => name === foods[at]?.name && grams === foods[at].grams)
  )
}

/** Returns whether any meal of the day was logged or ticked. */
export function hasEaten(today: Today): boolean {
  return today.plan.scans.length > 0 || eatenAsPlanned(today).length > 0
}
