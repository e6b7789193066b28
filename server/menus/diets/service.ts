import { randomUUID } from 'node:crypto'
import type { Body, Params, Reply } from '#contract/endpoint.ts'
import type {
  createDefaultDiet as createEndpoint,
  Diet,
  DietDetail,
  readDiet as readEndpoint,
  releaseStuckDiets as releaseEndpoint,
  removeDiet as removeEndpoint,
} from '#contract/menus/diets.ts'
import type { MenuMeal } from '#contract/menus/menus.ts'
import { mondayOf } from '#nutrition/shared/calendar/days.ts'
import {
  lockAnswers,
  type ProfileContext,
  readNutritionProfile,
  readWithProfile,
  withProfile,
} from '../../account/profile/service.ts'
import type { AccountContext, Context } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import type { DietWithMenu } from '../menus/queries.ts'
import { lockDiets } from '../menus/service.ts'
import { changeMenu } from '../planned-days/change-menu.ts'
import { readPlannedWeek } from '../planned-days/planned-week.ts'
import { describeMeals, menuContextFor, requestFor } from '../planner/rules.ts'
import { readThisWeek } from '../week-plans/service.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

type DietId = Params<typeof readEndpoint>

/**
 * Lists the account's diets, newest first. Throws `questionnaire_required`, `no_numeric_plan`, even if there are none.
 */
export async function listDiets({ database, accountId, now }: AccountContext): Promise<Diet[]> {
  const [nutritionProfile, rows] = await database.readAsAccount(accountId, (tx) =>
    Promise.all([readNutritionProfile(tx, now), queries.listDiets(tx)]),
  )
  // The request is made outside of `map`, so that missing targets are refused even if the account has no diets.
  const request = requestFor(nutritionProfile)
  return rows.map((row) => rules.describeDiet(row, { accountId, request, now }))
}

/**
 * Returns a diet with the explanation of its menu; for the active diet, of the menu planned this week. Throws
 * `diet_not_found`, `questionnaire_required`, `no_numeric_plan`.
 */
export function readDiet(ctx: AccountContext, { id }: DietId): Promise<DietDetail> {
  return readWithProfile(ctx, async ({ tx, nutritionProfile, now }) => {
    const row = await findDiet(tx, id)
    const { menu, isPlain } = await menuNow({ tx, nutritionProfile, now }, row)
    const menuContext = menuContextFor(nutritionProfile, menu?.ownRecipes)
    return rules.describeDetail({ ...row, menu, isPlain }, { accountId: tx.accountId, now, ...menuContext })
  })
}

/**
 * Lists the meals of a diet by weekday and order; for the active diet, the meals planned this week. Empty without a
 * menu. Throws `diet_not_found`, and with a menu `questionnaire_required`, `no_numeric_plan`.
 */
export function listDietMeals(ctx: AccountContext, { id }: DietId): Promise<MenuMeal[]> {
  return readWithProfile(ctx, async ({ tx, nutritionProfile, now }) => {
    const { menu } = await menuNow({ tx, nutritionProfile, now }, await findDiet(tx, id))
    if (!menu) return []
    const meals = describeMeals(menu, id, menuContextFor(nutritionProfile, menu.ownRecipes))
    return meals.toSorted((a, b) => a.day_of_week - b.day_of_week || a.meal_order - b.meal_order)
  })
}

/**
 * Creates the first diet, without a menu. An automatic call never creates a second default diet, even if the first was
 * deleted. Throws `diets_exist`, `questionnaire_required`, `no_numeric_plan`.
 */
export function createDefaultDiet(
  ctx: AccountContext,
  { automatic: isAutomatic }: Body<typeof createEndpoint>,
): Promise<Diet> {
  return withAnswersLocked(ctx, async (own) => {
    const { tx, now } = own
    const view = viewFor(own)
    const isFirst = await queries.markDefaultDiet(tx, now)
    const existing = await queries.listDiets(tx)
    if (existing.length > 0 || (isAutomatic && !isFirst)) throw fail('diets_exist')
    const id = randomUUID()
    const traits = rules.traitsOf(view.request)
    await queries.addDiet(tx, { id, name: rules.defaultDietName, createdAt: now, ...traits })
    return rules.describeDiet(await findDiet(tx, id), view)
  })
}

/**
 * Makes this diet the only active one, and its menu the plan from today on. Throws `diet_not_found`,
 * `diet_without_menu`, `questionnaire_required`, `no_numeric_plan`.
 */
export function activateDiet(ctx: AccountContext, { id }: DietId): Promise<Diet> {
  return withProfile(ctx, async (own) => {
    const view = viewFor(own)
    await lockDiets(own.tx)
    const diet = await findDiet(own.tx, id)
    if (!diet.menu) throw fail('diet_without_menu')
    if (!diet.isActive) {
      await changeMenu(own, await readThisWeek(own), async () => {
        await queries.makeActive(own.tx, id)
        return true
      })
    }
    return rules.describeDiet({ ...diet, isActive: true }, view)
  })
}

/** Renames a diet. Throws `diet_not_found`, `questionnaire_required`, `no_numeric_plan`. */
export function renameDiet(
  ctx: AccountContext,
  { id, name }: DietId & { readonly name: string },
): Promise<Diet> {
  return withProfile(ctx, async (own) => {
    const view = viewFor(own)
    await queries.updateDiet(own.tx, id, { name })
    return rules.describeDiet(await findDiet(own.tx, id), view)
  })
}

/** Deletes an inactive diet. Throws `diet_not_found`, `diet_active_undeletable`. */
export async function removeDiet(
  { database, accountId }: AccountContext,
  { id }: DietId,
): Promise<Reply<typeof removeEndpoint>> {
  await database.asAccount(accountId, async (tx) => {
    await lockDiets(tx)
    const { isActive } = await findDiet(tx, id)
    if (isActive) throw fail('diet_active_undeletable')
    await queries.deleteDiet(tx, id)
  })
  return { removed: true }
}

/** Ends generations of this account that have been running for `stuckAfterMinutes` or longer, or have no start. */
export async function releaseStuckDiets({
  database,
  accountId,
  now,
}: AccountContext): Promise<Reply<typeof releaseEndpoint>> {
  const before = rules.stuckSince(now)
  return { released: await database.asAccount(accountId, (tx) => queries.releaseGenerating(tx, before)) }
}

/**
 * Ends generations of all accounts that have been running for so long that their process must have died
 * (`stuckAfterMinutes`), so that they can be repeated.
 */
export async function releaseAllStuckDiets({ database, now }: Context): Promise<void> {
  await database.asSystem((tx) => queries.releaseAllGenerating(tx, rules.stuckSince(now)))
}

/**
 * Ends all running generations. Called at the start of a process that is alone on its database, when none can be
 * running.
 */
export async function recoverDiets({ database, now }: Context): Promise<void> {
  await database.asSystem((tx) => queries.releaseAllGenerating(tx, now))
}

/** Returns the menu of a diet: the menu planned this week if the diet is active, else its template. */
async function menuNow(
  { tx, nutritionProfile, now }: ProfileContext,
  diet: DietWithMenu,
): Promise<Pick<DietWithMenu, 'menu' | 'isPlain'>> {
  if (!diet.isActive) return diet
  const today = civilDay(now, nutritionProfile.timezone)
  const week = await readPlannedWeek(tx, { weekStart: mondayOf(today), today })
  return week?.plan ?? diet
}

/** Returns a diet with its menu. Throws `diet_not_found`. */
export async function findDiet(tx: AccountTransaction, id: string): Promise<DietWithMenu> {
  const row = await queries.findDiet(tx, id)
  if (!row) throw fail('diet_not_found')
  return row
}

/**
 * Runs `work` in a transaction with the answers locked, so that a concurrent withdrawal of consent leaves no data
 * derived from them.
 */
export function withAnswersLocked<T>(
  { database, accountId, now }: AccountContext,
  work: (own: ProfileContext) => Promise<T>,
): Promise<T> {
  return database.asAccount(accountId, async (tx) => {
    await lockAnswers(tx)
    return work({ tx, now, nutritionProfile: await readNutritionProfile(tx, now) })
  })
}

/** Returns the data to describe the account's diets. Throws `questionnaire_required`, `no_numeric_plan`. */
function viewFor({ tx, nutritionProfile, now }: ProfileContext): rules.DietView {
  return { accountId: tx.accountId, request: requestFor(nutritionProfile), now }
}
