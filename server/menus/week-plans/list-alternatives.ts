import type { Query, Reply } from '#contract/endpoint.ts'
import type { listAlternatives as endpoint } from '#contract/menus/week-plans.ts'
import { weekdayOf } from '#nutrition/shared/calendar/days.ts'
import { requestOffPlan } from '#nutrition/menu/rebalance/off-plan.ts'
import { plannableRecipes } from '#nutrition/menu/week/own-recipes.ts'
import { findAlternatives } from '#nutrition/menu/week/swap.ts'
import { readWithProfile } from '../../account/profile/service.ts'
import { listTicked } from '../../day/adherence/service.ts'
import { readBeyondPlan } from '../../day/today/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { fail } from '../../platform/failure.ts'
import { requestOfWeek } from '../menus/rules.ts'
import { readPlannedWeek } from '../planned-days/planned-week.ts'
import { readMenuRecipes } from '../../recipes/stored-recipes/service.ts'
import { describedRecipes, menuContextFor, requestFor } from '../planner/rules.ts'
import { describeAlternative, resolveWeek } from './rules.ts'

/**
 * Returns the `count` best replacements for a planned meal, each with its effect on the day. Throws
 * `week_plan_not_found`, `planned_meal_not_found`, `meal_locked`, `meal_eaten`, `week_out_of_range`,
 * `questionnaire_required`, `no_numeric_plan`.
 */
export function listAlternatives(
  ctx: AccountContext,
  { date, meal_type: mealType, count }: Query<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  return readWithProfile(ctx, async (own) => {
    const { tx, nutritionProfile, now } = own
    const today = civilDay(now, nutritionProfile.timezone)
    const weekStart = resolveWeek(date, today)
    const usual = requestFor(nutritionProfile)
    const week = await readPlannedWeek(tx, { weekStart, today })
    if (!week) throw fail('week_plan_not_found')
    const { menu } = week.plan
    const held = menu.ownRecipes ?? []
    const offered = await readMenuRecipes(own)
    const weekday = weekdayOf(date)
    const day = menu.days.find((one) => one.weekday === weekday)
    const meal = day?.meals.find((one) => one.mealType === mealType)
    if (!day || !meal) throw fail('planned_meal_not_found')
    if (meal.isLocked) throw fail('meal_locked')
    if ((await listTicked(tx, date, date)).get(date)?.includes(mealType)) throw fail('meal_eaten')
    const beyond = await readBeyondPlan(own, date)
    const standing = requestOfWeek(usual, week.plan)
    const request = beyond ? requestOffPlan(standing, { dayType: day.dayType, mealType }, beyond) : standing
    const slot = { weekday, mealType }
    const recipes = [...describedRecipes(), ...plannableRecipes(offered, held)]
    const menuContext = menuContextFor(nutritionProfile, [...held, ...offered])
    return findAlternatives(menu, request, recipes, slot, count).map((one, order) =>
      describeAlternative(one, { menu, ...slot, order }, menuContext),
    )
  })
}
