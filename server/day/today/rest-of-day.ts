import { expectationOf } from '#nutrition/menu/rebalance/day-expectation.ts'
import { allowsProposals, type NutritionProfile } from '../../account/profile/rules.ts'
import { type MenuContext, menuContextFor } from '../../menus/planner/rules.ts'
import { changesOf } from '../../menus/rebalances/rules.ts'
import type { OffPlanDay } from '../../menus/rebalances/service.ts'
import { causeOf, type EatenDay, soFarOf } from './eaten-day.ts'
import { mealTimesOf } from './replaced-plan.ts'

/** The account at the time of a proposal. */
interface Asking {
  readonly nutritionProfile: NutritionProfile
  /** Local minutes after midnight. */
  readonly minutesNow: number
  readonly menuContext?: MenuContext
}

/**
 * Returns the facts for a rebalance of `day`, which must be today. `null` if the day is not off its plan, if the person
 * declined or undid a rebalance of this day, or if `allowsProposals` is false.
 */
export function restOfDay(
  day: EatenDay,
  { nutritionProfile, minutesNow, ...known }: Asking,
): OffPlanDay | null {
  const { planned } = day
  if (!planned?.day || !allowsProposals(nutritionProfile) || isAnswered(day, nutritionProfile)) return null
  const times = mealTimesOf(nutritionProfile)
  const menuContext = known.menuContext ?? menuContextFor(nutritionProfile, planned.ownRecipes)
  const plan = { day: planned.day, menuContext }
  const { eaten, remaining } = soFarOf(day, plan, { minutesNow, times })
  const soFar = { eaten, remaining, minutesNow, earlier: changesOf(planned.rebalances) }
  const { request, library } = menuContext
  const { isOffPlan, expected, target } = expectationOf(planned.day, soFar, { request, recipes: library })
  const cause = isOffPlan ? causeOf(day, plan, { isOver: expected.kcal > target.kcal, times }) : null
  return cause && { today: day.date, mealId: cause.id, loggedMealIds: day.meals.map(({ id }) => id), soFar }
}

function isAnswered({ meals, planned }: EatenDay, { declinedMealId }: NutritionProfile): boolean {
  return (
    meals.some(({ id }) => id === declinedMealId) ||
    (planned?.rebalances.some(({ isUndone }) => isUndone) ?? false)
  )
}
