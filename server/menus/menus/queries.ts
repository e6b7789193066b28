import type { WeekMenu } from '#nutrition/menu/request/week.ts'
import { and, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import { defaultDiets, diets, weekPlans } from './table.ts'

/** Diet without its menu, which is large. */
export type DietRow = Omit<typeof diets.$inferSelect, 'userId' | 'menu' | 'nextWeekAt'> & {
  readonly hasMenu: boolean
}

export type DietWithMenu = DietRow & { readonly menu: WeekMenu | null }

export const dietColumns = {
  id: diets.id,
  name: diets.name,
  isActive: diets.isActive,
  generationStatus: diets.generationStatus,
  generationId: diets.generationId,
  generationStartedAt: diets.generationStartedAt,
  generations: diets.generations,
  targetsRest: diets.targetsRest,
  targetsTraining: diets.targetsTraining,
  trainingWeekdays: diets.trainingWeekdays,
  stylesRequired: diets.stylesRequired,
  disallowedTags: diets.disallowedTags,
  mayRelax: diets.mayRelax,
  fingerprint: diets.fingerprint,
  isPlain: diets.isPlain,
  createdAt: diets.createdAt,
  hasMenu: sql<boolean>`${diets.menu} is not null`.as('has_menu'),
}

/** Active diet, with the date of the account's first menu (`null` if unknown). */
export type ActiveDiet = DietWithMenu & { readonly firstMenuOn: string | null }

export async function findActiveDiet(tx: AccountTransaction): Promise<ActiveDiet | null> {
  const [row] = await tx
    .select({
      ...dietColumns,
      menu: diets.menu,
      firstMenuOn: firstMenuOn(diets.userId).as('first_menu_on'),
    })
    .from(diets)
    .where(and(eq(diets.userId, tx.accountId), diets.isActive))
  return row ?? null
}

/** Subquery of the date of an account's first menu; null if unknown. */
export function firstMenuOn(accountId: SQL | AnyPgColumn): SQL<string | null> {
  return sql<string | null>`(select ${defaultDiets.firstMenuOn} from ${defaultDiets}
    where ${defaultDiets.userId} = ${accountId})`
}

/** Returns the date of the account's first menu; `null` if unknown. */
export async function findFirstMenuDay(tx: AccountTransaction): Promise<string | null> {
  const [row] = await tx
    .select({ firstMenuOn: defaultDiets.firstMenuOn })
    .from(defaultDiets)
    .where(eq(defaultDiets.userId, tx.accountId))
  return row?.firstMenuOn ?? null
}

export type WeekPlanRow = Omit<typeof weekPlans.$inferSelect, 'userId'>

const weekColumns = {
  weekStart: weekPlans.weekStart,
  id: weekPlans.id,
  dietId: weekPlans.dietId,
  observations: weekPlans.observations,
  understood: weekPlans.understood,
  ignored: weekPlans.ignored,
  removed: weekPlans.removed,
  mayRelax: weekPlans.mayRelax,
  rebalances: weekPlans.rebalances,
  menu: weekPlans.menu,
  fingerprint: weekPlans.fingerprint,
  isPlain: weekPlans.isPlain,
  generations: weekPlans.generations,
  createdAt: weekPlans.createdAt,
  updatedAt: weekPlans.updatedAt,
}

export async function findWeekPlan(tx: AccountTransaction, weekStart: string): Promise<WeekPlanRow | null> {
  const [row] = await tx
    .select(weekColumns)
    .from(weekPlans)
    .where(and(eq(weekPlans.userId, tx.accountId), eq(weekPlans.weekStart, weekStart)))
  return row ?? null
}

/** Saves the plan of a week. It replaces an existing one, whose id and creation time stay. */
export async function saveWeekPlan(tx: AccountTransaction, plan: WeekPlanRow): Promise<void> {
  const { id: _, createdAt: __, ...change } = plan
  await tx
    .insert(weekPlans)
    .values({ userId: tx.accountId, ...plan })
    .onConflictDoUpdate({ target: [weekPlans.userId, weekPlans.weekStart], set: change })
}

/** Returns whether any week plan of the account serves this recipe. */
export async function hasWeekWithRecipe(tx: AccountTransaction, recipeId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: weekPlans.id })
    .from(weekPlans)
    .where(and(eq(weekPlans.userId, tx.accountId), servesRecipe(weekPlans.menu, recipeId)))
    .limit(1)
  return row !== undefined
}

/** Returns whether the menu of any diet of the account serves this recipe. */
export async function hasDietWithRecipe(tx: AccountTransaction, recipeId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: diets.id })
    .from(diets)
    .where(and(eq(diets.userId, tx.accountId), servesRecipe(diets.menu, recipeId)))
    .limit(1)
  return row !== undefined
}

/** Condition: a dish of the stored menu contains this recipe. */
function servesRecipe(menu: AnyPgColumn, recipeId: string): SQL {
  return sql`jsonb_path_exists(${menu}, '$.days[*].meals[*].dish.*.recipeId ? (@ == $id)',
    jsonb_build_object('id', ${recipeId}::text))`
}

/**
 * Deletes all diets, all week plans and the record of the default diet, so that new answers create a default diet
 * again.
 */
export async function deleteMenus(tx: AccountTransaction): Promise<void> {
  for (const table of [diets, defaultDiets, weekPlans]) {
    await tx.delete(table).where(eq(table.userId, tx.accountId))
  }
}

/**
 * Lists up to `most` accounts whose active diet has a menu and whose next week is due, the longest due first. Needs a
 * system transaction.
 */
export async function listDueWeeks(tx: Transaction, now: Date, most: number): Promise<AccountId[]> {
  const rows = await tx
    .select({ accountId: diets.userId })
    .from(diets)
    .where(and(sql`${diets.isActive}`, isNotNull(diets.menu), lte(diets.nextWeekAt, now)))
    .orderBy(diets.nextWeekAt, diets.userId)
    .limit(most)
  return rows.map(({ accountId }) => accountId)
}

export async function setNextWeek(tx: AccountTransaction, nextWeekAt: Date): Promise<void> {
  await tx
    .update(diets)
    .set({ nextWeekAt })
    .where(and(eq(diets.userId, tx.accountId), sql`${diets.isActive}`))
}
