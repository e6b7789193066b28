import type { RebalancedMeal } from '#contract/day/today.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { mondayOf, weekdayOf } from '#nutrition/calendar/days.ts'
import { type DaySoFar, type Overages, rebalanceDay } from '#nutrition/menu/rebalance/rebalance.ts'
import { undoRebalance } from '#nutrition/menu/rebalance/undo-rebalance.ts'
import { floorKcal } from '#nutrition/targets/energy.ts'
import { allowsRebalancing } from '../../account/profile/rules.ts'
import type { ProfileContext } from '../../account/profile/service.ts'
import { saveWeekPlan, type WeekPlanRow } from '../menus/queries.ts'
import type { Lived } from '../menus/rules.ts'
import { menuContextOfWeek } from '../menus/service.ts'
import { openWeekPlan, readPlannedWeek } from '../planned-days/planned-week.ts'
import { describeWeekPlan } from '../menus/week-description.ts'
import { type MenuContext, menuContextFor } from '../planner/rules.ts'
import { changesOf, describeAdjustment, type UndoCause, withoutRecord } from './rules.ts'

export interface TodayRebalance {
  readonly isNeeded: boolean
  readonly adjustments: readonly RebalancedMeal[]
  readonly overages: Overages
  /** The week with the changed meals; `null` without changes. */
  readonly weekPlan: WeekPlan | null
}

/**
 * Rebalances the rest of today after the logged meal `mealId`, and saves the week with a record for undoing it. A
 * repeated call returns the first result; after an undo the day stays as it is. Returns `null` if nothing is planned or
 * the account's days are never adjusted. Caller holds the diets lock.
 */
export async function rebalanceToday(
  own: ProfileContext,
  lived: Lived,
  soFar: Omit<DaySoFar, 'weekday' | 'earlier'> & { readonly mealId: string },
): Promise<TodayRebalance | null> {
  const { tx, nutritionProfile, now } = own
  const { today } = lived
  if (!nutritionProfile.person || !allowsRebalancing(nutritionProfile)) return null
  const row = await openWeekPlan(tx, { ...lived, weekStart: mondayOf(today) }, now)
  if (!row) return null
  const before = row.rebalances.filter(({ date }) => date === today)
  const first = before.find(({ mealId }) => mealId === soFar.mealId)
  const isSettled = first !== undefined || before.some(({ isUndone }) => isUndone)
  const menuContext = menuContextOfWeek(row, nutritionProfile)
  const { isNeeded, overages, adjustments, menu } = rebalanceDay(
    row.menu,
    { ...soFar, weekday: weekdayOf(today), earlier: changesOf(before) },
    menuContext.request,
    [...menuContext.library.values()],
    { allowsCompensation: !isSettled, floorKcal: floorKcal(nutritionProfile.person) },
  )
  const record = { mealId: soFar.mealId, date: today, adjustments, isUndone: false }
  const changed =
    adjustments.length > 0 ? { ...row, menu, rebalances: [...before, record], updatedAt: now } : row
  if (changed !== row) await saveWeekPlan(tx, changed)
  const standing = first && !first.isUndone ? first.adjustments : adjustments
  return {
    isNeeded: standing.length > 0 || (isNeeded && !isSettled),
    overages,
    adjustments: standing.map((one) => describeAdjustment(one, today, menuContext.library)),
    weekPlan: standing.length > 0 ? describeWeekPlan(changed, describedBy(nutritionProfile, row)) : null,
  }
}

export interface AskedUndo {
  readonly mealId: string
  readonly cause: UndoCause
}

export interface UndoneRebalance {
  readonly restored: RebalancedMeal[]
  /** The week with the restored meals; `null` if nothing was undone. */
  readonly weekPlan: WeekPlan | null
}

/**
 * Undoes today's rebalance of a logged meal and returns the restored meals, none if there is nothing to undo. Meals
 * eaten, locked or chosen by hand since stay. Cause `asked`: no further rebalance that day. Caller holds the diets
 * lock.
 */
export async function undoRebalanceOf(
  { tx, nutritionProfile, now }: ProfileContext,
  { today, ticked }: Lived,
  { mealId, cause }: AskedUndo,
): Promise<UndoneRebalance> {
  const unchanged = { restored: [], weekPlan: null }
  if (!nutritionProfile.targets) return unchanged
  const week = await readPlannedWeek(tx, { weekStart: mondayOf(today), today })
  const row = week?.plan
  const record = row?.rebalances.find((one) => one.mealId === mealId && one.date === today)
  if (!row || !record || (record.isUndone && cause === 'asked')) return unchanged
  const menuContext = menuContextOfWeek(row, nutritionProfile)
  const { menu, restored } = undoRebalance(
    row.menu,
    weekdayOf(today),
    changesOf([record]),
    ticked.get(today) ?? [],
    { request: menuContext.request, recipes: [...menuContext.library.values()] },
  )
  const changed = { ...row, menu, rebalances: withoutRecord(row.rebalances, record, cause), updatedAt: now }
  await saveWeekPlan(tx, changed)
  return {
    restored: restored.map(({ from, to, kcalDelta, mealType }) =>
      describeAdjustment({ mealType, from: to, to: from, kcalDelta: -kcalDelta }, today, menuContext.library),
    ),
    weekPlan: describeWeekPlan(changed, describedBy(nutritionProfile, row)),
  }
}

/** Returns the context in which a week with changed meals is described; a rebalance brings no other own recipes. */
function describedBy(
  nutritionProfile: ProfileContext['nutritionProfile'],
  { menu }: Pick<WeekPlanRow, 'menu'>,
): MenuContext {
  return menuContextFor(nutritionProfile, menu.ownRecipes)
}
