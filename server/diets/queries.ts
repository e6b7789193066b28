import { type Weekday, weekdaysFromMonday } from '#nutrition/calendar/days.ts'
import type { MenuDay, WeekMenu } from '#nutrition/menu/week.ts'
import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { servesRecipe } from '../menus/service.ts'
import type { AccountId } from '../platform/account-id.ts'
import type { Transaction } from '../platform/database.ts'
import { preparedQuery } from '../platform/prepared-query.ts'
import { defaultDiets, diets } from './table.ts'

type FullRow = typeof diets.$inferSelect
export type NewDiet = Omit<typeof diets.$inferInsert, 'userId'>
/** A diet without its menu, which is long. */
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

export async function listDiets(tx: Transaction, accountId: AccountId): Promise<DietRow[]> {
  return dietsOf(tx, { accountId })
}

export async function findDiet(
  tx: Transaction,
  accountId: AccountId,
  id: string,
): Promise<DietWithMenu | null> {
  const [row] = await tx
    .select({ ...columns, menu: diets.menu })
    .from(diets)
    .where(own(accountId, id))
  return row ?? null
}

export async function findActiveDiet(tx: Transaction, accountId: AccountId): Promise<DietWithMenu | null> {
  const [row] = await tx
    .select({ ...columns, menu: diets.menu })
    .from(diets)
    .where(and(eq(diets.userId, accountId), diets.isActive))
  return row ?? null
}

export async function findActiveDietId(tx: Transaction, accountId: AccountId): Promise<string | null> {
  const [row] = await tx
    .select({ id: diets.id })
    .from(diets)
    .where(and(eq(diets.userId, accountId), diets.isActive))
  return row?.id ?? null
}

const activeDayOf = preparedQuery<{ accountId: string; position: number }, ActiveDay[]>((tx, value) => {
  const day = sql<MenuDay | null>`${diets.menu} -> 'days' -> ${value('position')}::int`
  return tx
    .select({ ...columns, day: day.as('day') })
    .from(diets)
    .where(and(eq(diets.userId, value('accountId')), diets.isActive))
})

/** The active diet with one day of its menu: the first screen waits for it. */
export async function findActiveDay(
  tx: Transaction,
  accountId: AccountId,
  weekday: Weekday,
): Promise<ActiveDay | null> {
  const [row] = await activeDayOf(tx, { accountId, position: weekdaysFromMonday.indexOf(weekday) })
  return row ?? null
}

/**
 * Holds all diets of an account until the transaction ends, so that two of them never change places at once, and no two
 * changes of its weeks start from the same plan.
 */
export async function lockDiets(tx: Transaction, accountId: AccountId): Promise<void> {
  const mine = tx.select({ id: diets.id }).from(diets).where(eq(diets.userId, accountId))
  // In one order, or two transactions could wait for each other.
  await mine.orderBy(diets.id).for('update')
}

export async function addDiet(tx: Transaction, accountId: AccountId, diet: NewDiet): Promise<void> {
  await tx.insert(diets).values({ userId: accountId, ...diet })
}

/** False when the account has had its default diet before. */
export async function markDefaultDiet(tx: Transaction, accountId: AccountId, at: Date): Promise<boolean> {
  const marked = await tx
    .insert(defaultDiets)
    .values({ userId: accountId, createdAt: at })
    .onConflictDoNothing()
    .returning({ userId: defaultDiets.userId })
  // Whoever asks at the same time waits here.
  await tx
    .select({ userId: defaultDiets.userId })
    .from(defaultDiets)
    .where(eq(defaultDiets.userId, accountId))
    .for('update')
  return marked.length === 1
}

export async function updateDiet(
  tx: Transaction,
  accountId: AccountId,
  id: string,
  change: Partial<NewDiet>,
): Promise<boolean> {
  const changed = await tx.update(diets).set(change).where(own(accountId, id)).returning({ id: diets.id })
  return changed.length === 1
}

/** Changes a diet only while this generation is the one it waits for. */
export async function settleGeneration(
  tx: Transaction,
  accountId: AccountId,
  id: string,
  generationId: string,
  change: Partial<NewDiet>,
): Promise<boolean> {
  const changed = await tx
    .update(diets)
    .set({ generationId: null, generationStartedAt: null, ...change })
    .where(and(own(accountId, id), eq(diets.generationId, generationId)))
    .returning({ id: diets.id })
  return changed.length === 1
}

/** The diet is active, and no other. */
export async function makeActive(tx: Transaction, accountId: AccountId, id: string): Promise<void> {
  await tx
    .update(diets)
    .set({ isActive: false })
    .where(and(eq(diets.userId, accountId), diets.isActive, sql`${diets.id} <> ${id}`))
  await tx.update(diets).set({ isActive: true }).where(own(accountId, id))
}

export async function deleteDiet(tx: Transaction, accountId: AccountId, id: string): Promise<void> {
  await tx.delete(diets).where(own(accountId, id))
}

/** A diet that was made for its menu goes with it, unless another generation has taken it over. */
export async function deleteGenerating(
  tx: Transaction,
  accountId: AccountId,
  { dietId, generationId }: { readonly dietId: string; readonly generationId: string },
): Promise<void> {
  await tx.delete(diets).where(and(own(accountId, dietId), eq(diets.generationId, generationId)))
}

/** Gives back diets whose generation began before `before`; of everyone in a system transaction. */
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

/** Accounts with an active menu whose week is due to be looked for, the longest due first. Needs a system transaction. */
export async function listDueWeeks(tx: Transaction, now: Date, most: number): Promise<AccountId[]> {
  const rows = await tx
    .select({ accountId: diets.userId })
    .from(diets)
    .where(and(sql`${diets.isActive}`, isNotNull(diets.menu), lte(diets.nextWeekAt, now)))
    .orderBy(diets.nextWeekAt, diets.userId)
    .limit(most)
  return rows.map(({ accountId }) => accountId)
}

export async function setNextWeek(tx: Transaction, accountId: AccountId, nextWeekAt: Date): Promise<void> {
  await tx
    .update(diets)
    .set({ nextWeekAt })
    .where(and(eq(diets.userId, accountId), sql`${diets.isActive}`))
}

/** Whether a menu of the account serves this recipe. */
export async function hasDietWithRecipe(
  tx: Transaction,
  accountId: AccountId,
  recipeId: string,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: diets.id })
    .from(diets)
    .where(and(eq(diets.userId, accountId), servesRecipe(diets.menu, recipeId)))
    .limit(1)
  return row !== undefined
}

/** All diets, and that there was a first one: who answers again begins anew. */
export async function forgetDiets(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.delete(diets).where(eq(diets.userId, accountId))
  await tx.delete(defaultDiets).where(eq(defaultDiets.userId, accountId))
}
