import { randomUUID } from 'node:crypto'
import { mondayOf, weekdayOf, weekdaysFromMonday } from '#nutrition/calendar/days.ts'
import { fingerprintOf } from '#nutrition/menu/request/person-request.ts'
import type { DayType, MenuDay } from '#nutrition/menu/request/week.ts'
import type { OwnRecipe } from '#nutrition/recipes/own/own-recipe.ts'
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { NutritionProfile } from '../../account/profile/rules.ts'
import type { ProfileContext } from '../../account/profile/service.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { type DayRow, jsonObject } from '../../platform/database/json-parts.ts'
import { readMenuRecipes } from '../../recipes/stored-recipes/service.ts'
import { type MenuContext, menuContextFor, menuContextIfAny } from '../planner/rules.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'
import { diets, type StoredRebalance, weekPlans } from './table.ts'

/**
 * Locks the account's diets until the transaction ends, so that activations and changes of weeks run one at a time.
 */
export async function lockDiets(tx: AccountTransaction): Promise<void> {
  const mine = tx.select({ id: diets.id }).from(diets).where(eq(diets.userId, tx.accountId))
  // Always in the same order of rows, which avoids deadlocks.
  await mine.orderBy(diets.id).for('update')
}

export async function findActiveDietId(tx: AccountTransaction): Promise<string | null> {
  const [row] = await tx
    .select({ id: diets.id })
    .from(diets)
    .where(and(eq(diets.userId, tx.accountId), diets.isActive))
  return row?.id ?? null
}

/**
 * Returns id and days of the active diet's menu (no days before it is generated); `null` without an active diet or for
 * an account without numeric targets.
 */
export async function readActiveMenu(
  tx: AccountTransaction,
  nutritionProfile: NutritionProfile,
): Promise<{ id: string; days: readonly MenuDay[] } | null> {
  const diet = menuContextIfAny(nutritionProfile) && (await queries.findActiveDiet(tx))
  return diet && { id: diet.id, days: diet.menu?.days ?? [] }
}

/** Returns the plan of the week if it belongs to the active diet; `null` otherwise. */
export async function findCurrentWeek(
  tx: AccountTransaction,
  weekStart: string,
): Promise<queries.WeekPlanRow | null> {
  const row = await queries.findWeekPlan(tx, weekStart)
  return row && row.dietId === (await findActiveDietId(tx)) ? row : null
}

/**
 * Returns the plan of the week, to be changed; `null` without an active diet with a menu. A week without a plan of this
 * diet starts from the diet's menu, with the meals eaten under another diet. Caller holds the diets lock.
 */
export async function openWeekPlan(
  { tx, nutritionProfile, now }: ProfileContext,
  lived: rules.LivedWeek,
): Promise<queries.WeekPlanRow | null> {
  const diet = await queries.findActiveDiet(tx)
  if (!diet?.menu) return null
  const { weekStart } = lived
  const row = await queries.findWeekPlan(tx, weekStart)
  if (row?.dietId === diet.id) return row
  return {
    id: row?.id ?? randomUUID(),
    weekStart,
    dietId: diet.id,
    observations: '',
    understood: [],
    ignored: [],
    removed: [],
    mayRelax: [],
    rebalances: [],
    menu: rules.keepPastMeals(diet.menu, row?.menu ?? null, lived),
    fingerprint: fingerprintOf(menuContextFor(nutritionProfile).request),
    isPlain: diet.isPlain,
    generations: row?.generations ?? 0,
    createdAt: row?.createdAt ?? now,
    updatedAt: now,
  }
}

export function menuContextOfWeek(row: queries.WeekPlanRow, nutritionProfile: NutritionProfile): MenuContext {
  return withRequestOf(row, menuContextFor(nutritionProfile, row.menu.ownRecipes))
}

/**
 * Returns the menu context of a week for changing it: with the own recipes that the week holds and those that the person
 * wants in the menus.
 */
export async function menuContextToChange(
  { tx, nutritionProfile }: Pick<ProfileContext, 'tx' | 'nutritionProfile'>,
  row: Pick<queries.WeekPlanRow, 'menu' | 'understood' | 'removed'>,
): Promise<MenuContext> {
  const own = [...(row.menu.ownRecipes ?? []), ...(await readMenuRecipes({ tx, nutritionProfile }))]
  return withRequestOf(row, menuContextFor(nutritionProfile, own))
}

function withRequestOf(
  row: Pick<queries.WeekPlanRow, 'understood' | 'removed'>,
  menuContext: MenuContext,
): MenuContext {
  return { ...menuContext, request: rules.requestOfWeek(menuContext.request, row) }
}

/** Returns whether a diet or week plan of the account serves this recipe. */
export async function isPlannedRecipe(tx: AccountTransaction, recipeId: string): Promise<boolean> {
  return (await queries.hasDietWithRecipe(tx, recipeId)) || (await queries.hasWeekWithRecipe(tx, recipeId))
}

export interface PlannedDay {
  readonly diet: Pick<queries.DietRow, 'id' | 'name' | 'stylesRequired'>
  readonly weekStart: string
  /** Meals of the day; `null` while the diet has no menu. */
  readonly day: MenuDay | null
  /** Whether the day comes from a week plan rather than from the diet's menu. */
  readonly isWeekPlan: boolean
  /** Rebalances of this day, oldest first; empty without a week plan. */
  readonly rebalances: readonly StoredRebalance[]
  /** Own recipes that the planned menu holds. */
  readonly ownRecipes: readonly OwnRecipe[]
}

/**
 * Returns the planned meals of a day, from the week plan or else from the active diet; `null` without an active diet. A
 * past day keeps the plan of its week, even if another diet is active now.
 */
export async function readPlannedDay(
  tx: AccountTransaction,
  date: string,
  today: string,
): Promise<PlannedDay | null> {
  const weekday = weekdayOf(date)
  const weekStart = mondayOf(date)
  const position = weekdaysFromMonday.indexOf(weekday)
  const [diet, planned] = await Promise.all([
    queries.findActiveDay(tx, weekday),
    queries.findPlannedDay(tx, weekStart, position),
  ])
  if (!diet) return null
  const isWeekPlan = planned !== null && (planned.dietId === diet.id || date < today)
  return {
    diet,
    weekStart,
    isWeekPlan,
    day: isWeekPlan ? planned.day : diet.day,
    rebalances: isWeekPlan ? planned.rebalances.filter((one) => one.date === date) : [],
    ownRecipes: (isWeekPlan ? planned : diet).ownRecipes ?? [],
  }
}

/** A planned day inside JSON: the active diet and, if the week has a plan, the plan's day. */
export interface PlannedDayJson {
  readonly diet: PlannedDay['diet'] & HeldDay
  readonly week: (HeldDay & { readonly rebalances: readonly StoredRebalance[] }) | null
}

interface HeldDay {
  readonly day: MenuDay | null
  readonly ownRecipes: readonly OwnRecipe[] | null
}

/**
 * Subquery of a planned day by the rule of `readPlannedDay`; null without an active diet. The diet's menu, which is
 * large, is read only if the week has no plan.
 */
export function plannedDayAsJson({ accountId, date, today }: DayRow): SQL {
  const dayIn = (menu: SQL | AnyPgColumn) => sql`${menu} -> 'days' -> (extract(isodow from ${date})::int - 1)`
  const { id, name, stylesRequired } = diets
  const heldIn = (menu: AnyPgColumn) => sql`${menu} -> 'ownRecipes'`
  const week = jsonObject({
    day: dayIn(weekPlans.menu),
    rebalances: weekPlans.rebalances,
    ownRecipes: heldIn(weekPlans.menu),
  })
  const isPlanned = sql`${weekPlans.userId} is not null`
  const unlessPlanned = (part: SQL) => sql`case when not ${isPlanned} then ${part} end`
  const day = unlessPlanned(dayIn(diets.menu))
  const ownRecipes = unlessPlanned(heldIn(diets.menu))
  return sql`(select ${jsonObject({
    diet: jsonObject({ id, name, stylesRequired, day, ownRecipes }),
    week: sql`case when ${isPlanned} then ${week} end`,
  })} from ${diets} left join ${weekPlans} on ${weekPlans.userId} = ${accountId}
    and ${weekPlans.weekStart} = date_trunc('week', ${date}::timestamp)::date
    and (${weekPlans.dietId} = ${diets.id} or ${date} < ${today})
    where ${diets.userId} = ${accountId} and ${diets.isActive})`
}

export function plannedDayFrom({ diet, week }: PlannedDayJson, date: string): PlannedDay {
  return {
    diet,
    weekStart: mondayOf(date),
    isWeekPlan: week !== null,
    day: week ? week.day : diet.day,
    rebalances: week?.rebalances.filter((one) => one.date === date) ?? [],
    ownRecipes: (week ?? diet).ownRecipes ?? [],
  }
}

/** Lists the day types of planned weeks, from `fromMonday` to `toMonday`, both inclusive. */
export async function listDayTypes(
  tx: AccountTransaction,
  fromMonday: string,
  toMonday: string,
): Promise<rules.WeekDayTypes[]> {
  return tx
    .select({
      weekStart: weekPlans.weekStart,
      dietId: weekPlans.dietId,
      dayTypes: sql<DayType[]>`jsonb_path_query_array(${weekPlans.menu}, '$.days[*].dayType')`.as(
        'day_types',
      ),
    })
    .from(weekPlans)
    .where(
      and(
        eq(weekPlans.userId, tx.accountId),
        gte(weekPlans.weekStart, fromMonday),
        lte(weekPlans.weekStart, toMonday),
      ),
    )
}
