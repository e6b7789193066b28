import { mondayOf } from '#nutrition/shared/calendar/days.ts'
import type { DayType, MenuDay } from '#nutrition/menu/request/week.ts'
import type { OwnRecipe } from '#nutrition/recipes/own/own-recipe.ts'
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { preparedQuery } from '../../platform/database/driver/prepared-query.ts'
import { type DayRow, jsonObject } from '../../platform/database/json-parts.ts'
import type { DietRow } from '../menus/queries.ts'
import { firstMenuOn } from '../menus/queries.ts'
import { diets, type StoredRebalance, weekPlans } from '../menus/table.ts'
import type { PlannedPeriod } from './rules.ts'

/** Planned meals of a date. Every screen, sum and record of planned meals starts from this. */
export interface PlannedDay {
  readonly diet: Pick<DietRow, 'id' | 'name' | 'stylesRequired' | 'generations'>
  readonly weekStart: string
  /** Meals of the day; `null` while the diet has no menu, and where `menuOfDay` is null. */
  readonly day: MenuDay | null
  /** Whether the day comes from a week plan rather than from the diet's menu. */
  readonly isWeekPlan: boolean
  /** Time of the last change of the week plan; `null` without one. */
  readonly changedAt: string | null
  /** Rebalances of this day, oldest first; empty without a week plan. */
  readonly rebalances: readonly StoredRebalance[]
  /** Own recipes that the planned menu holds. */
  readonly ownRecipes: readonly OwnRecipe[]
}

/** A planned day inside JSON: the active diet and, if the week has a plan, the plan's day. */
export interface PlannedDayJson {
  readonly diet: PlannedDay['diet'] & HeldDay
  readonly week: (HeldDay & WeekState) | null
}

interface WeekState {
  readonly rebalances: readonly StoredRebalance[]
  readonly changedAt: string
}

interface HeldDay {
  readonly day: MenuDay | null
  readonly ownRecipes: readonly OwnRecipe[] | null
}

/**
 * Subquery of a planned day by the rule of `menuOfDay`; null without an active diet. The diet's menu, which is large, is
 * read only if the week has no plan.
 */
export function plannedDayAsJson({ accountId, date, today }: DayRow): SQL {
  const isSinceMenus = sql`${date} >= coalesce(${firstMenuOn(accountId)}, ${date})`
  const dayIn = (menu: SQL | AnyPgColumn) =>
    sql`case when ${isSinceMenus} then ${menu} -> 'days' -> (extract(isodow from ${date})::int - 1) end`
  const { id, name, stylesRequired, generations } = diets
  const heldIn = (menu: AnyPgColumn) => sql`${menu} -> 'ownRecipes'`
  const week = jsonObject({
    day: dayIn(weekPlans.menu),
    rebalances: weekPlans.rebalances,
    changedAt: weekPlans.updatedAt,
    ownRecipes: heldIn(weekPlans.menu),
  })
  const isPlanned = sql`${weekPlans.userId} is not null`
  const byDiet = (part: SQL) =>
    sql`case when not ${isPlanned} and ${date} >= ${firstDayOfDiet} then ${part} end`
  const day = byDiet(dayIn(diets.menu))
  const ownRecipes = byDiet(heldIn(diets.menu))
  return sql`(select ${jsonObject({
    diet: jsonObject({ id, name, stylesRequired, generations, day, ownRecipes }),
    week: sql`case when ${isPlanned} then ${week} end`,
  })} from ${diets} left join ${weekPlans} on ${weekPlans.userId} = ${accountId}
    and ${weekPlans.weekStart} = date_trunc('week', ${date}::timestamp)::date
    and (${weekPlans.dietId} = ${diets.id} or ${date} < ${today})
    where ${diets.userId} = ${accountId} and ${diets.isActive})`
}

/** Monday from which a diet plans days (`firstDayOf` in `rules.ts`). */
export const firstDayOfDiet = sql`date_trunc('week', ${diets.createdAt} at time zone 'UTC' - interval '5 hours')::date`

export function plannedDayFrom({ diet, week }: PlannedDayJson, date: string): PlannedDay {
  return {
    diet,
    weekStart: mondayOf(date),
    isWeekPlan: week !== null,
    changedAt: week?.changedAt ?? null,
    day: week ? week.day : diet.day,
    rebalances: week?.rebalances.filter((one) => one.date === date) ?? [],
    ownRecipes: (week ?? diet).ownRecipes ?? [],
  }
}

const plannedDayOf = preparedQuery((tx, value) => {
  const asked = { accountId: sql`day.account_id`, date: sql`day.date`, today: sql`day.today` }
  return tx
    .select({ planned: sql<PlannedDayJson | null>`${plannedDayAsJson(asked)}`.as('planned') })
    .from(
      sql`(select ${value('accountId')}::uuid as account_id, ${value('date')}::date as date, ${value('today')}::date as today) as day`,
    )
})

/** Returns what is planned on a date, by the rule of `menuOfDay`; `null` without an active diet. */
export async function readPlannedDay(
  tx: AccountTransaction,
  date: string,
  today: string,
): Promise<PlannedDay | null> {
  const [row] = await plannedDayOf(tx, { accountId: tx.accountId, date, today })
  return row?.planned ? plannedDayFrom(row.planned, date) : null
}

/** Returns the data that `dayTypesOf` needs for the weeks from `fromMonday` to `toMonday`, both inclusive. */
export async function readPlannedPeriod(
  tx: AccountTransaction,
  fromMonday: string,
  toMonday: string,
): Promise<PlannedPeriod> {
  const dayTypesIn = (menu: AnyPgColumn) =>
    sql<DayType[]>`jsonb_path_query_array(${menu}, '$.days[*].dayType')`.as('day_types')
  const plans = await tx
    .select({
      weekStart: weekPlans.weekStart,
      dietId: weekPlans.dietId,
      dayTypes: dayTypesIn(weekPlans.menu),
    })
    .from(weekPlans)
    .where(
      and(
        eq(weekPlans.userId, tx.accountId),
        gte(weekPlans.weekStart, fromMonday),
        lte(weekPlans.weekStart, toMonday),
      ),
    )
  const [diet] = await tx
    .select({
      id: diets.id,
      createdAt: diets.createdAt,
      firstMenuOn: firstMenuOn(diets.userId).as('first_menu_on'),
      dayTypes: dayTypesIn(diets.menu),
    })
    .from(diets)
    .where(and(eq(diets.userId, tx.accountId), diets.isActive))
  return { diet: diet ?? null, weekPlans: plans }
}
