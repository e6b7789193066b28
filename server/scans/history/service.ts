import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import { scans } from '../scans/table.ts'

/** Subquery of scan times, to join by account. */
export function scanMoments(tx: Transaction) {
  const { userId, createdAt } = scans
  return tx.select({ userId, createdAt }).from(scans).as('scan_moments')
}

/** Lists start times of scans with a result; `from` is inclusive, `to` exclusive. */
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
