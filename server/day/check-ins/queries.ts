import { and, asc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { preparedQuery } from '../../platform/database/driver/prepared-query.ts'
import { type DayRow, jsonRows } from '../../platform/database/json-parts.ts'
import { checkIns } from './table.ts'

export type CheckInRow = Omit<typeof checkIns.$inferSelect, 'userId'>

const columns = {
  date: checkIns.date,
  type: checkIns.type,
  value: checkIns.value,
  checkedAt: checkIns.checkedAt,
}

const checkInsOf = preparedQuery((tx, value) =>
  tx
    .select(columns)
    .from(checkIns)
    .where(
      and(
        eq(checkIns.userId, value('accountId')),
        gte(checkIns.date, value('from')),
        lte(checkIns.date, value('to')),
      ),
    )
    .orderBy(asc(checkIns.date), asc(checkIns.type)),
)

/** Lists the account's check-ins from `from` to `to`, both inclusive. */
export async function listCheckIns(tx: AccountTransaction, from: string, to: string): Promise<CheckInRow[]> {
  return checkInsOf(tx, { accountId: tx.accountId, from, to })
}

/** Answers without their times, which the day does not show. */
export type AnsweredCheckIn = Pick<CheckInRow, 'date' | 'type' | 'value'>

/** Subquery of the check-ins of a day, ordered by kind. */
export function checkInsAsJson({ accountId, date }: DayRow): SQL {
  const { checkedAt: _, ...shown } = columns
  return jsonRows(checkIns, shown, {
    where: sql`${checkIns.userId} = ${accountId} and ${checkIns.date} = ${date}`,
    orderBy: sql`${checkIns.type}`,
  })
}

/** Saves an answer; it replaces the day's earlier answer of the same kind. */
export async function saveCheckIn(tx: AccountTransaction, row: CheckInRow): Promise<void> {
  const { value, checkedAt } = row
  await tx
    .insert(checkIns)
    .values({ userId: tx.accountId, ...row })
    .onConflictDoUpdate({
      target: [checkIns.userId, checkIns.date, checkIns.type],
      set: { value, checkedAt },
    })
}

export async function deleteCheckIn(
  tx: AccountTransaction,
  { date, type }: Pick<CheckInRow, 'date' | 'type'>,
): Promise<boolean> {
  const removed = await tx
    .delete(checkIns)
    .where(and(eq(checkIns.userId, tx.accountId), eq(checkIns.date, date), eq(checkIns.type, type)))
    .returning({ type: checkIns.type })
  return removed.length === 1
}
