import { type Weekday, weekdaysFromMonday } from '#nutrition/calendar/days.ts'
import type { MenuDay, WeekMenu } from '#nutrition/menu/request/week.ts'
import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { servesRecipe } from '../planner/queries.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import { preparedQuery } from '../../platform/database/driver/prepared-query.ts'
import { defaultDiets, diets } from './table.ts'

type FullRow = typeof diets.$inferSelect
export type NewDiet = Omit<typeof diets.$inferInsert, 'userId'>
/** Diet without its menu, which is large. */
export type DietRow = Omit<FullRow, 'userId' | 'menu' | 'nextWeekAt'> & { readonly hasMenu: boolean }
type ActiveDay = DietRow & { readonly day: MenuDay | null }
export type DietWithMenu = DietRow & { readonly menu: WeekMenu | null }

const columns = {
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

function own(accountId: AccountId, id: string) {
  return and(eq(diets.userId, accountId), eq(diets.id, id))
}

const dietsOf = preparedQuery((tx, value) =>
  tx
    .select(columns)
    .from(diets)
    .where(eq(diets.userId, value('accountId')))
    .orderBy(desc(diets.createdAt), desc(diets.id)),
)

export async function listDiets(tx: AccountTransaction): Promise<DietRow[]> {
  return dietsOf(tx, { accountId: tx.accountId })
}

export async function findDiet(tx: AccountTransaction, id: string): Promise<DietWithMenu | null> {
  const [row] = await tx
    .select({ ...columns, menu: diets.menu })
    .from(diets)
    .where(own(tx.accountId, id))
  return row ?? null
}

export async function findActiveDiet(tx: AccountTransaction): Promise<DietWithMenu | null> {
  const [row] = await tx
    .select({ ...columns, menu: diets.menu })
    .from(diets)
    .where(and(eq(diets.userId, tx.accountId), diets.isActive))
  return row ?? null
}

export async function findActiveDietId(tx: AccountTransaction): Promise<string | null> {
  const [row] = await tx
    .select({ id: diets.id })
    .from(diets)
    .where(and(eq(diets.userId, tx.accountId), diets.isActive))
  return row?.id ?? null
}

const activeDayOf = preparedQuery<{ accountId: string; position: number }, ActiveDay[]>((tx, value) => {
  const day = sql<MenuDay | null>`${diets.menu} -> 'days' -> ${value('position')}::int`
  return tx
    .select({ ...columns, day: day.as('day') })
    .from(diets)
    .where(and(eq(diets.userId, value('accountId')), diets.isActive))
})

/** Returns the active diet with one day of its menu, for the first screen. */
export async function findActiveDay(tx: AccountTransaction, weekday: Weekday): Promise<ActiveDay | null> {
  const [row] = await activeDayOf(tx, {
    accountId: tx.accountId,
    position: weekdaysFromMonday.indexOf(weekday),
  })
  return row ?? null
}

export async function addDiet(tx: AccountTransaction, diet: NewDiet): Promise<void> {
  await tx.insert(diets).values({ userId: tx.accountId, ...diet })
}

/** Returns false if the account already had its default diet. */
export async function markDefaultDiet(tx: AccountTransaction, at: Date): Promise<boolean> {
  const marked = await tx
    .insert(defaultDiets)
    .values({ userId: tx.accountId, createdAt: at })
    .onConflictDoNothing()
    .returning({ userId: defaultDiets.userId })
  // Concurrent requests wait at this insert for the first one to commit.
  await tx
    .select({ userId: defaultDiets.userId })
    .from(defaultDiets)
    .where(eq(defaultDiets.userId, tx.accountId))
    .for('update')
  return marked.length === 1
}

export async function updateDiet(
  tx: AccountTransaction,
  id: string,
  change: Partial<NewDiet>,
): Promise<boolean> {
  const changed = await tx.update(diets).set(change).where(own(tx.accountId, id)).returning({ id: diets.id })
  return changed.length === 1
}

/** Updates a diet only while this generation is current. */
export async function completeGeneration(
  tx: AccountTransaction,
  id: string,
  generationId: string,
  change: Partial<NewDiet>,
): Promise<boolean> {
  const changed = await tx
    .update(diets)
    .set({ generationId: null, generationStartedAt: null, ...change })
    .where(and(own(tx.accountId, id), eq(diets.generationId, generationId)))
    .returning({ id: diets.id })
  return changed.length === 1
}

/** Activates this diet and deactivates the others. */
export async function makeActive(tx: AccountTransaction, id: string): Promise<void> {
  await tx
    .update(diets)
    .set({ isActive: false })
    .where(and(eq(diets.userId, tx.accountId), diets.isActive, sql`${diets.id} <> ${id}`))
  await tx.update(diets).set({ isActive: true }).where(own(tx.accountId, id))
}

export async function deleteDiet(tx: AccountTransaction, id: string): Promise<void> {
  await tx.delete(diets).where(own(tx.accountId, id))
}

/** Deletes a diet that was created for its menu, unless another generation has taken it over. */
export async function deleteGenerating(
  tx: AccountTransaction,
  { dietId, generationId }: { readonly dietId: string; readonly generationId: string },
): Promise<void> {
  await tx.delete(diets).where(and(own(tx.accountId, dietId), eq(diets.generationId, generationId)))
}

/**
 * Resets generations started at or before `before`: to `completed` if the diet has a menu, otherwise to `pending`. In a
 * system transaction, those of all accounts.
 */
export async function releaseGenerating(
  tx: Transaction,
  before: Date,
  accountId?: AccountId,
): Promise<number> {
  const released = await tx
    .update(diets)
    .set({
      generationStatus: sql`case when ${diets.menu} is null then 'pending' else 'completed' end`,
      generationId: null,
      generationStartedAt: null,
    })
    .where(
      and(
        eq(diets.generationStatus, 'generating'),
        lte(diets.generationStartedAt, before),
        ...(accountId ? [eq(diets.userId, accountId)] : []),
      ),
    )
    .returning({ id: diets.id })
  return released.length
}

/** Lists accounts whose next week plan is due, the longest due first. Needs a system transaction. */
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

/** Returns whether a menu of the account serves this recipe. */
export async function hasDietWithRecipe(tx: AccountTransaction, recipeId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: diets.id })
    .from(diets)
    .where(and(eq(diets.userId, tx.accountId), servesRecipe(diets.menu, recipeId)))
    .limit(1)
  return row !== undefined
}

/** Deletes all diets and the default-diet marker, so that new answers create a default diet again. */
export async function deleteDiets(tx: AccountTransaction): Promise<void> {
  await tx.delete(diets).where(eq(diets.userId, tx.accountId))
  await tx.delete(defaultDiets).where(eq(defaultDiets.userId, tx.accountId))
}
