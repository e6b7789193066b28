import type { WithoutToday } from '#contract/day/today.ts'
import type { Body } from '#contract/endpoint.ts'
import type { editWeekPlan as endpoint } from '#contract/menus/week-plans.ts'
import { holdOwnRecipes } from '#nutrition/menu/week/own-recipes.ts'
import { withProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { fail } from '../../platform/failure.ts'
import { assertOpenRecipe } from '../../recipes/recipes/service.ts'
import { findFirstMenuDay, saveWeekPlan } from '../menus/queries.ts'
import { isPlannedRecipe, lockDiets, menuContextToChange } from '../menus/service.ts'
import { openWeekPlan } from '../planned-days/planned-week.ts'
import { describeWeekPlan } from '../menus/week-description.ts'
import { applyEdit, datesOf, failureOf, resolveWeek } from './rules.ts'
import { readLivedWeek } from './service.ts'

/**
 * Edits the week plan: swap, lock, move, change portions, copy a day or add a recipe. Throws `day_is_past`,
 * `week_out_of_range`, `week_needs_diet`, `questionnaire_required`, `no_numeric_plan`, `recipe_not_found`,
 * `upgrade_required`, and the codes of `applyEdit` and `failureOf`.
 */
export function editWeekPlan(
  ctx: AccountContext,
  asked: Body<typeof endpoint>,
): Promise<WithoutToday<typeof endpoint>> {
  return withProfile(ctx, async (own) => {
    const { tx, nutritionProfile, now } = own
    const today = civilDay(now, nutritionProfile.timezone)
    for (const date of datesOf(asked)) if (date < today) throw fail('day_is_past')
    const weekStart = resolveWeek(datesOf(asked)[0], today)
    await lockDiets(tx)
    const lived = await readLivedWeek(tx, { weekStart, today })
    const row = await openWeekPlan(tx, lived, now)
    if (!row) throw fail('week_needs_diet')
    const menuContext = await menuContextToChange(own, row)
    const isOwn = asked.kind === 'add_recipe' && menuContext.own.some(({ id }) => id === asked.recipe_id)
    if (asked.kind === 'add_recipe' && !isOwn && !(await isPlannedRecipe(tx, asked.recipe_id))) {
      await assertOpenRecipe(tx, asked.recipe_id, now)
    }
    const result = applyEdit({ ...row, ticked: lived.ticked }, asked, menuContext)
    if ('refusal' in result) throw failureOf(result, asked, menuContext)
    const replaced = row.rebalances.flatMap(({ adjustments }) =>
      adjustments.flatMap(({ from, to }) => [from, to]),
    )
    const menu = holdOwnRecipes(result.menu, menuContext.own, replaced)
    const changed = { ...row, menu, updatedAt: now }
    await saveWeekPlan(tx, changed)
    return { week_plan: describeWeekPlan(changed, menuContext, await findFirstMenuDay(tx)) }
  })
}
