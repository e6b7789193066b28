import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { AccountTransaction } from '../../platform/database/database.ts'
import type { ExportedTable } from '../../platform/personal-data.ts'
import { dataExports } from './table.ts'

/**
 * Reads the account's rows of a table as JSON, without `user_id`, ordered by `by`. A test compares the list of exported
 * tables with the schema.
 */
export async function listRows(
  tx: AccountTransaction,
  { name, by }: Pick<ExportedTable, 'name' | 'by'>,
): Promise<Record<string, unknown>[]> {
  const owner = column('user_id')
  const row = sql<Record<string, unknown>>`to_jsonb(kept) - 'user_id'`
  const rows = await tx
    .select({ row })
    .from(sql`${sql.identifier(name)} as kept`)
    .where(sql`${owner} = ${tx.accountId}::uuid`)
    .orderBy(column(by), sql`to_jsonb(kept)::text`)
  return rows.map((one) => one.row)
}

function column(name: string): SQL {
  return sql`kept.${sql.identifier(name)}`
}

/**
 * Claims the account's export. Returns false while another export of the account runs; an export started before
 * `staleBefore` has expired.
 */
export async function claimExport(tx: AccountTransaction, now: Date, staleBefore: Date): Promise<boolean> {
  const claimed = await tx
    .insert(dataExports)
    .values({ userId: tx.accountId, startedAt: now })
    .onConflictDoUpdate({
      target: dataExports.userId,
      set: { startedAt: now },
      setWhere: lt(dataExports.startedAt, staleBefore),
    })
    .returning({ userId: dataExports.userId })
  return claimed.length === 1
}

export async function releaseExport(tx: AccountTransaction, startedAt: Date): Promise<void> {
  await tx
    .delete(dataExports)
    .where(and(eq(dataExports.userId, tx.accountId), eq(dataExports.startedAt, startedAt)))
}
