import type { Postponement } from '#nutrition/day/weights/weight-question.ts'
import type { WeighIn } from '#nutrition/day/weights/weigh-in.ts'
import { and, asc, desc, eq, gte, lte } from 'drizzle-orm'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { weightPostponements, weights } from './table.ts'

const columns = { date: weights.date, weightKg: weights.weightKg }

export async function listWeights(tx: AccountTransaction, from: string, to: string): Promise<WeighIn[]> {
  return tx
    .select(columns)
    .from(weights)
    .where(and(eq(weights.userId, tx.accountId), gte(weights.date, from), lte(weights.date, to)))
    .orderBy(asc(weights.date))
}

export async function findLatestWeight(tx: AccountTransaction): Promise<WeighIn | null> {
  const [row] = await tx
    .select(columns)
    .from(weights)
    .where(eq(weights.userId, tx.accountId))
    .orderBy(desc(weights.date))
    .limit(1)
  return row ?? null
}

/** Saves the weight of a day; replaces an earlier one. */
export async function saveWeight(
  tx: AccountTransaction,
  { date, weightKg }: WeighIn,
  updatedAt: Date,
): Promise<void> {
  await tx
    .insert(weights)
    .values({ userId: tx.accountId, date, weightKg, updatedAt })
    .onConflictDoUpdate({ target: [weights.userId, weights.date], set: { weightKg, updatedAt } })
}

export async function deleteWeight(tx: AccountTransaction, date: string): Promise<void> {
  await tx.delete(weights).where(and(eq(weights.userId, tx.accountId), eq(weights.date, date)))
}

export async function findPostponement(tx: AccountTransaction): Promise<Postponement | null> {
  const [row] = await tx
    .select({ trendKg: weightPostponements.trendKg, targetKg: weightPostponements.targetKg })
    .from(weightPostponements)
    .where(eq(weightPostponements.userId, tx.accountId))
  return row ?? null
}

export async function savePostponement(
  tx: AccountTransaction,
  postponement: Postponement,
  postponedAt: Date,
): Promise<void> {
  const change = { ...postponement, postponedAt }
  await tx
    .insert(weightPostponements)
    .values({ userId: tx.accountId, ...change })
    .onConflictDoUpdate({ target: weightPostponements.userId, set: change })
}

/** Deletes the account's weigh-ins and its postponement. */
export async function deleteWeights(tx: AccountTransaction): Promise<void> {
  await tx.delete(weights).where(eq(weights.userId, tx.accountId))
  await tx.delete(weightPostponements).where(eq(weightPostponements.userId, tx.accountId))
}
