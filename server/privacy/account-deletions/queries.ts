import { createHash } from 'node:crypto'
import { asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Sql } from '../../platform/database/database.ts'
import type { Remainder } from './rules.ts'
import { erasedAccounts, erasures, fiscalRecords } from './table.ts'

export interface Erasure {
  readonly id: string
  readonly erasedAt: Date
  readonly remainder: Remainder
}

export async function addErasure(
  database: Sql,
  { id, erasedAt, remainder }: Erasure,
  accountId: AccountId,
  records: readonly (typeof fiscalRecords.$inferInsert)[],
): Promise<void> {
  await database.insert(erasures).values({ id, erasedAt, remainder, triedAt: erasedAt })
  await database
    .insert(erasedAccounts)
    .values({ accountHash: hashOf(accountId), erasedAt })
    .onConflictDoNothing()
  if (records.length > 0)
    await database
      .insert(fiscalRecords)
      .values([...records])
      .onConflictDoNothing()
}

function hashOf(accountId: AccountId): string {
  return createHash('sha256').update(accountId).digest('hex')
}

export async function listErased(database: Sql): Promise<string[]> {
  const erased = await database.select({ hash: erasedAccounts.accountHash }).from(erasedAccounts)
  return erased.map(({ hash }) => hash)
}

export async function removeErasedAccounts(database: Sql, erasedBefore: Date): Promise<void> {
  await database.delete(erasedAccounts).where(lt(erasedAccounts.erasedAt, erasedBefore))
}

/** Claims unfinished deletions for one worker; other claims fail until `before` has passed. */
export async function claimErasures(
  database: Sql,
  now: Date,
  before: Date,
  most: number,
): Promise<Erasure[]> {
  const isDue = or(isNull(erasures.triedAt), lt(erasures.triedAt, before))
  const due = await database
    .select({ id: erasures.id })
    .from(erasures)
    .where(isDue)
    .orderBy(asc(erasures.triedAt), asc(erasures.id))
    .limit(most)
  const claimed: Erasure[] = []
  for (const { id } of due) {
    const rows = await database
      .update(erasures)
      .set({ triedAt: now })
      .where(sql`${eq(erasures.id, id)} and (${isDue})`)
      .returning({ id: erasures.id, erasedAt: erasures.erasedAt, remainder: erasures.remainder })
    claimed.push(...rows)
  }
  return claimed
}

export async function saveRemainder(database: Sql, id: string, remainder: Remainder): Promise<void> {
  await database.update(erasures).set({ remainder }).where(eq(erasures.id, id))
}

export async function removeErasure(database: Sql, id: string): Promise<void> {
  await database.delete(erasures).where(eq(erasures.id, id))
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
