import { createHash } from 'node:crypto'
import { asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Sql } from '../../platform/database/database.ts'
import type { Remainder } from './rules.ts'
import { deletedAccounts, accountDeletions, fiscalRecords } from './table.ts'

export interface AccountDeletion {
  readonly id: string
  readonly erasedAt: Date
  readonly remainder: Remainder
}

export async function addAccountDeletion(
  tx: AccountTransaction,
  { id, erasedAt, remainder }: AccountDeletion,
  records: readonly (typeof fiscalRecords.$inferInsert)[],
): Promise<void> {
  await tx.insert(accountDeletions).values({ id, erasedAt, remainder, triedAt: erasedAt })
  await tx
    .insert(deletedAccounts)
    .values({ accountHash: hashOf(tx.accountId), erasedAt })
    .onConflictDoNothing()
  if (records.length > 0)
    await tx
      .insert(fiscalRecords)
      .values([...records])
      .onConflictDoNothing()
}

function hashOf(accountId: AccountId): string {
  return createHash('sha256').update(accountId).digest('hex')
}

export async function listDeletedAccounts(database: Sql): Promise<string[]> {
  const erased = await database.select({ hash: deletedAccounts.accountHash }).from(deletedAccounts)
  return erased.map(({ hash }) => hash)
}

export async function removeDeletedAccounts(database: Sql, deletedBefore: Date): Promise<void> {
  await database.delete(deletedAccounts).where(lt(deletedAccounts.erasedAt, deletedBefore))
}

/**
 * Claims up to `most` unfinished deletions for this worker by setting their `triedAt` to `now`. Only deletions that
 * were never tried or last tried before `before` are claimed, the longest untried first.
 */
export async function claimAccountDeletions(
  database: Sql,
  { now, before }: { readonly now: Date; readonly before: Date },
  most: number,
): Promise<AccountDeletion[]> {
  const isDue = or(isNull(accountDeletions.triedAt), lt(accountDeletions.triedAt, before))
  const due = await database
    .select({ id: accountDeletions.id })
    .from(accountDeletions)
    .where(isDue)
    .orderBy(asc(accountDeletions.triedAt), asc(accountDeletions.id))
    .limit(most)
  const claimed: AccountDeletion[] = []
  for (const { id } of due) {
    const rows = await database
      .update(accountDeletions)
      .set({ triedAt: now })
      .where(sql`${eq(accountDeletions.id, id)} and (${isDue})`)
      .returning({
        id: accountDeletions.id,
        erasedAt: accountDeletions.erasedAt,
        remainder: accountDeletions.remainder,
      })
    claimed.push(...rows)
  }
  return claimed
}

export async function saveRemainder(database: Sql, id: string, remainder: Remainder): Promise<void> {
  await database.update(accountDeletions).set({ remainder }).where(eq(accountDeletions.id, id))
}

export async function removeAccountDeletion(database: Sql, id: string): Promise<void> {
  await database.delete(accountDeletions).where(eq(accountDeletions.id, id))
}

export async function noteRefund(database: Sql, paymentId: string, at: Date): Promise<void> {
  await database
    .update(fiscalRecords)
    .set({ status: 'refunded', refundedAt: at })
    .where(sql`${fiscalRecords.providerPaymentIds} @> ${JSON.stringify([paymentId])}::jsonb`)
}

export async function removeFiscalRecords(database: Sql, endedBefore: Date): Promise<void> {
  await database.delete(fiscalRecords).where(lt(fiscalRecords.keptUntil, endedBefore))
}
