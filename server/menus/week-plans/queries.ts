import type { MenuDay } from '#nutrition/menu/request/week.ts'
import { and, eq, sql } from 'drizzle-orm'
import { servesRecipe } from '../planner/queries.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { preparedQuery } from '../../platform/database/driver/prepared-query.ts'
import { type StoredRebalance, weekPlans } from './table.ts'

export type WeekPlanRow = Omit<typeof weekPlans.$inferSelect, 'userId'>

const columns = {
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

function ofWeek(accountId: AccountId, weekStart: string) {
  return and(eq(weekPlans.userId, accountId), eq(weekPlans.weekStart, weekStart))
}

export async function findWeekPlan(tx: AccountTransaction, weekStart: string): Promise<WeekPlanRow | null> {
  const [row] = await tx.select(columns).from(weekPlans).where(ofWeek(tx.accountId, weekStart))
  return row ?? null
}

const plannedDayOf = preparedQuery((tx, value) => {
  const day = sql<MenuDay | null>`${weekPlans.menu} -> 'days' -> ${value('position')}::int`
  return tx
    .select({ dietId: weekPlans.dietId, day: day.as('day'), rebalances: weekPlans.rebalances })
    .from(weekPlans)
    .where(and(eq(weekPlans.userId, value('accountId')), eq(weekPlans.weekStart, value('weekStart'))))
})

/** Returns one day of a plan, for the first screen. */
export async function findPlannedDay(
  tx: AccountTransaction,
  weekStart: string,
  position: number,
): Promise<{ dietId: string; day: MenuDay | null; rebalances: readonly StoredRebalance[] } | null> {
  const [row] = await plannedDayOf(tx, { accountId: tx.accountId, weekStart, position })
  return row ?? null
}

/** Saves the plan of a week; it replaces an existing one and keeps its id. */
export async function saveWeekPlan(tx: AccountTransaction, plan: WeekPlanRow): Promise<void> {
  const { id: _, createdAt: __, ...change } = plan
  await tx
    .insert(weekPlans)
    .values({ userId: tx.accountId, ...plan })
    .onConflictDoUpdate({ target: [weekPlans.userId, weekPlans.weekStart], set: change })
}

/** Returns whether a week of the account serves this recipe. */
export async function hasWeekWithRecipe(tx: AccountTransaction, recipeId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: weekPlans.id })
    .from(weekPlans)
    .where(and(eq(weekPlans.userId, tx.accountId), servesRecipe(weekPlans.menu, recipeId)))
    .limit(1)
  return row !== undefined
}

export async function deleteWeekPlans(tx: AccountTransaction): Promise<void> {
  await tx.delete(weekPlans).where(eq(weekPlans.userId, tx.accountId))
}
