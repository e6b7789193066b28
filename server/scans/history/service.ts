import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import { scans } from '../scans/table.ts'

/** Subquery of the start times of all scans by account, scans without a result included. */
export function scanMoments(tx: Transaction) {
  const { userId, createdAt } = scans
  return tx.select({ userId, createdAt }).from(scans).as('scan_moments')
}

/** Lists the start times of the account's scans with a result, from `from` (inclusive) to `before` (exclusive). */
export async function listScanMoments(tx: AccountTransaction, from: Date, before: Date): Promise<Date[]> {
  const rows = await tx
    .select({ createdAt: scans.createdAt })
    .from(scans)
    .where(
      and(
        eq(scans.userId, tx.accountId),
        inArray(scans.status, ['done', 'applied']),
        gte(scans.createdAt, from),
        lt(scans.createdAt, before),
      ),
    )
  return rows.map(({ createdAt }) => createdAt)
}
