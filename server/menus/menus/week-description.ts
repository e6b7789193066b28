import type { UnderstoodObservation, WeekPlan } from '#contract/menus/week-plans.ts'
import {
  constraintText,
  plannedConstraintText,
} from '#nutrition/menu/request/observations/constraint-text.ts'
import { fingerprintOf } from '#nutrition/menu/request/person-request.ts'
import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import { SharedCooking } from '#nutrition/menu/request/shared-cooking.ts'
import type { MenuDay } from '#nutrition/menu/request/week.ts'
import { describeDay, describeExplanation, describeMeals, type MenuContext } from '../planner/rules.ts'
import type { WeekPlanRow } from './queries.ts'
import { isRemoved, keyOf, removedKeys } from './removed-constraints.ts'
import { dateOf, isBeforeMenus } from './rules.ts'
import type { UnderstoodConstraint } from './table.ts'

/** @param cooking shared cooking of the planned week; absent before the week is planned */
export function describeUnderstood(
  understood: readonly UnderstoodConstraint[],
  cooking?: SharedCooking,
): UnderstoodObservation[] {
  return understood.map((one) => ({
    key: keyOf(one),
    text: cooking ? plannedConstraintText(one.constraint, cooking) : constraintText(one.constraint),
    words: one.words,
  }))
}

/** Returns whether a meal is withheld because of new answers, or the plan was generated from other answers. */
function isOutdated(row: WeekPlanRow, request: MenuRequest, isWithheld: boolean): boolean {
  return isWithheld || row.fingerprint !== fingerprintOf(request)
}

/** @param firstMenuOn date of the account's first menu: the days before it have no meals; `null` if unknown */
export function describeWeekPlan(
  row: WeekPlanRow,
  menuContext: MenuContext,
  firstMenuOn: string | null,
): WeekPlan {
  const isPlanned = ({ weekday }: MenuDay) => !isBeforeMenus(dateOf(row.weekStart, weekday), firstMenuOn)
  const meals = describeMeals({ ...row.menu, days: row.menu.days.filter(isPlanned) }, row.id, menuContext)
  const mealsOf = (day: MenuDay) => meals.filter((meal) => meal.day_of_week === day.weekday)
  return {
    id: row.id,
    week_start: row.weekStart,
    diet_id: row.dietId,
    observations: row.observations,
    understood: describeUnderstood(
      row.understood.filter((one) => !isRemoved(one, row.removed)),
      new SharedCooking(row.menu.days, menuContext.library),
    ),
    ignored: [...row.ignored],
    removed: removedKeys(row),
    explanation: describeExplanation(row.menu, menuContext),
    is_plain: row.isPlain,
    follows_diet: false,
    is_outdated: isOutdated(
      row,
      menuContext.request,
      meals.some(({ kind }) => kind === 'withheld'),
    ),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    days: row.menu.days.map((day) =>
      describeDay(
        // The targets of a day without a plan are those of a rest day, as on the day's screen and in the reports.
        isPlanned(day) ? day : { ...day, dayType: 'rest' },
        { date: dateOf(row.weekStart, day.weekday), meals: mealsOf(day) },
        menuContext.request,
      ),
    ),
  }
}
