import type { RebalancedMeal } from '#contract/day/today.ts'
import { mondayOf, weekdayOf } from '#nutrition/calendar/days.ts'
import { type DaySoFar, type Overages, rebalanceDay } from '#nutrition/menu/rebalance/rebalance.ts'
import { undoRebalance } from '#nutrition/menu/rebalance/undo-rebalance.ts'
import { floorKcal } from '#nutrition/targets/energy.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { saveWeekPlan } from '../menus/queries.ts'
import type { Lived } from '../menus/rules.ts'
import { findCurrentWeek, menuContextOfWeek, openWeekPlan } from '../menus/service.ts'
import { changesOf, describeAdjustment, type UndoCause, withoutRecord } from './rules.ts'
import { allowsRebalancing, type NutritionProfile } from '../../account/profile/rules.ts'
import { describedRecipes } from '../planner/rules.ts'

export interface TodayRebalance {
  readonly isNeeded: boolean
  readonly adjustments: readonly RebalancedMeal[]
  readonly overages: Overages
}

/**
 * Rebalances the rest of today after the logged meal `mealId`, and saves the week with a record for undoing it. A
 * repeated call for the same meal returns the first result; after an undo the day is not rebalanced again. Returns
 * `null` if nothing is planned or the account's days are never adjusted. Caller holds the diets lock.
 */
export async function rebalanceToday(
  tx: AccountTransaction,
  nutritionProfile: NutritionProfile,
  lived: Lived,
  soFar: Omit<DaySoFar, 'weekday' | 'earlier'> & { readonly mealId: string },
  now: Date,
): Promise<TodayRebalance | null> {
  const { today } = lived
  if (!nutritionProfile.person || !allowsRebalancing(nutritionProfile)) return null
  const row = await openWeekPlan({ tx, nutritionProfile, now }, { ...lived, weekStart: mondayOf(today) })
  if (!row) return null
  const before = row.rebalances.filter(({ date }) => date === today)
  const first = before.find(({ mealId }) => mealId === soFar.mealId)
  const isSettled = first !== undefined || before.some(({ isUndone }) => isUndone)
  const { isNeeded, overages, adjustments, menu } = rebalanceDay(
    row.menu,
    { ...soFar, weekday: weekdayOf(today), earlier: changesOf(before) },
    menuContextOfWeek(row, nutritionProfile).request,
    describedRecipes(),
    { allowsCompensation: !isSettled, floorKcal: floorKcal(nutritionProfile.person) },
  )
  if (adjustments.length > 0) {
    const record = { mealId: soFar.mealId, date: today, adjustments, isUndone: false }
    await saveWeekPlan(tx, { ...row, menu, rebalances: [...before, record], updatedAt: now })
  }
  const standing = first && !first.isUndone ? first.adjustments : adjustments
  return {
    isNeeded: standing.length > 0 || (isNeeded && !isSettled),
    overages,
    adjustments: standing.map((one) => describeAdjustment(one, today)),
  }
}

/**
 * Undoes today's rebalance of a logged meal and returns the restored meals; idempotent. Meals that were eaten, locked
 * or chosen manually since then stay. `cause` is `asked` if the account wants no further rebalance that day. Caller
 * holds the diets lock.
 */
export async function undoRebalanceOf(
  tx: AccountTransaction,
  nutritionProfile: NutritionProfile,
  { today, ticked }: Lived,
  { mealId, cause, now }: { readonly mealId: string; readonly cause: UndoCause; readonly now: Date },
): Promise<RebalancedMeal[]> {
  if (!nutritionProfile.targets) return []
  const row = await findCurrentWeek(tx, mondayOf(today))
  const record = row?.rebalances.find((one) => one.mealId === mealId && one.date === today)
  if (!row || !record || (record.isUndone && cause === 'asked')) return []
  const { menu, restored } = undoRebalance(
    row.menu,
    weekdayOf(today),
    changesOf([record]),
    ticked.get(today) ?? [],
    { request: menuContextOfWeek(row, nutritionProfile).request, recipes: describedRecipes() },
  )
  const rebalances = withoutRecord(row.rebalances, record, cause)
  await saveWeekPlan(tx, { ...row, menu, rebalances, updatedAt: now })
  return restored.map(({ from, to, kcalDelta, mealType }) =>
    describeAdjustment({ mealType, from: to, to: from, kcalDelta: -kcalDelta }, today),
  )
}
