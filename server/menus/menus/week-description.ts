import type { UnderstoodObservation, WeekPlan } from '#contract/menus/week-plans.ts'
import { lacksDay } from '#nutrition/menu/request/observations/away-meals.ts'
import {
  constraintText,
  plannedConstraintText,
  wishedFoodText,
} from '#nutrition/menu/request/observations/constraint-text.ts'
import { fingerprintOf } from '#nutrition/menu/request/person-request.ts'
import type { MenuRequest, WeekConstraint } from '#nutrition/menu/request/request.ts'
import { isFoodWish } from '#nutrition/menu/request/observations/food-wishes.ts'
import { wishedDaysOf } from '#nutrition/menu/model/planned-foods.ts'
import { SharedCooking } from '#nutrition/menu/request/shared-cooking.ts'
import type { MenuDay } from '#nutrition/menu/request/week.ts'
import { describeDay, describeExplanation, describeMeals, type MenuContext } from '../planner/rules.ts'
import type { WeekPlanRow } from './queries.ts'
import { isRemoved, keyOf, removedKeys } from './removed-constraints.ts'
import { dateOf, isBeforeMenus } from './rules.ts'
import type { UnderstoodConstraint } from './table.ts'

/** Separates the words that only lack a day from those that no menu can use. */
export function describeUnused(words: readonly string[]): Required<Pick<WeekPlan, 'ignored' | 'undated'>> {
  return { ignored: words.filter((one) => !lacksDay(one)), undated: words.filter(lacksDay) }
}

interface PlannedDays {
  readonly days: readonly MenuDay[]
  readonly library: MenuContext['library']
}

/** @param planned the planned week; absent before the week is planned */
export function describeUnderstood(
  understood: readonly UnderstoodConstraint[],
  planned?: PlannedDays,
): UnderstoodObservation[] {
  const textOf = planned ? plannedText(planned) : constraintText
  return understood.map((one) => ({
    key: keyOf(one),
    text: textOf(one.constraint),
    words: one.words,
  }))
}

function plannedText({ days, library }: PlannedDays): (constraint: WeekConstraint) => string {
  const cooking = new SharedCooking(days, library)
  return (constraint) =>
    isFoodWish(constraint)
      ? wishedFoodText(constraint, wishedDaysOf(constraint, days, library))
      : plannedConstraintText(constraint, cooking)
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
      { days: row.menu.days, library: menuContext.library },
    ),
    ...describeUnused(row.ignored),
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
