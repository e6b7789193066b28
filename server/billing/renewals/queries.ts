import { and, asc, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import type { PlacedRenewal } from './rules.ts'
import { renewals } from './table.ts'

export async function listRenewals(tx: AccountTransaction): Promise<PlacedRenewal[]> {
  const rows = await tx
    .select()
    .from(renewals)
    .where(eq(renewals.userId, tx.accountId))
    .orderBy(asc(renewals.createdAt), asc(renewals.id))
  return rows.map(toRenewal)
}

export async function saveRenewal(tx: Transaction, renewal: PlacedRenewal): Promise<void> {
  const { accountId: userId, ...columns } = renewal
  const row = { ...columns, userId }
  await tx
    .insert(renewals)
    .values(row)
    .onConflictDoUpdate({ target: [renewals.userId, renewals.id], set: row })
}

export async function findRenewalOwner(tx: Transaction, id: string): Promise<AccountId | null> {
  const [row] = await tx.select({ accountId: renewals.userId }).from(renewals).where(eq(renewals.id, id))
  return row?.accountId ?? null
}

export interface DueMoments {
  readonly chargeBefore: Date
  readonly askedBefore: Date
  /** Links created before this time have expired. */
  readonly linkBefore: Date
}

/** Lists renewals with an overdue charge report or a pending cancellation. */
export async function listDueRenewals(
  tx: Transaction,
  { chargeBefore, askedBefore, linkBefore }: DueMoments,
  most: number,
): Promise<PlacedRenewal[]> {
  const rows = await tx
    .select()
    .from(renewals)
    .where(
      and(
        ne(renewals.status, 'canceled'),
        or(
          and(eq(renewals.status, 'active'), lt(renewals.nextChargeAt, chargeBefore)),
          and(isNull(renewals.cardSince), lt(renewals.createdAt, linkBefore)),
          isNotNull(renewals.unwantedSince),
        ),
        or(isNull(renewals.askedAt), lt(renewals.askedAt, askedBefore)),
      ),
    )
    .orderBy(sql`${renewals.askedAt} nulls first`)
    .limit(most)
  return rows.map(toRenewal)
}

export async function markRenewalAsked(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(renewals).set({ askedAt: now }).where(eq(renewals.id, id))
}

function toRenewal(row: typeof renewals.$inferSelect): PlacedRenewal {
  const { userId: accountId, askedAt: _, ...kept } = row
  return { ...kept, accountId }
}
