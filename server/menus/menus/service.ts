import { and, eq } from 'drizzle-orm'
import type { NutritionProfile } from '../../account/profile/rules.ts'
import type { ProfileContext } from '../../account/profile/service.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { readMenuRecipes } from '../../recipes/stored-recipes/service.ts'
import { type MenuContext, menuContextFor } from '../planner/rules.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'
import { diets } from './table.ts'

/**
 * Locks the account's diets until the transaction ends, so that activations and changes of weeks run one at a time.
 */
export async function lockDiets(tx: AccountTransaction): Promise<void> {
  const mine = tx.select({ id: diets.id }).from(diets).where(eq(diets.userId, tx.accountId))
  // The rows are always locked in the same order, which avoids deadlocks.
  await mine.orderBy(diets.id).for('update')
}

export async function findActiveDietId(tx: AccountTransaction): Promise<string | null> {
  const [row] = await tx
    .select({ id: diets.id })
    .from(diets)
    .where(and(eq(diets.userId, tx.accountId), diets.isActive))
  return row?.id ?? null
}

export function menuContextOfWeek(row: queries.WeekPlanRow, nutritionProfile: NutritionProfile): MenuContext {
  return withRequestOf(row, menuContextFor(nutritionProfile, row.menu.ownRecipes))
}

/**
 * Returns the menu context for changing a week, with the own recipes that the week holds and those that the person
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
