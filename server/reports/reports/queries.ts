import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import { dueSummaries, monthlyReports, weeklySummaries } from './table.ts'

export type WeeklyRow = Omit<typeof weeklySummaries.$inferSelect, 'userId'>
export type MonthlyRow = Omit<typeof monthlyReports.$inferSelect, 'userId'>

const weeklyColumns = {
  weekStart: weeklySummaries.weekStart,
  daysLogged: weeklySummaries.daysLogged,
  avgCompliancePercentage: weeklySummaries.avgCompliancePercentage,
  avgProteinG: weeklySummaries.avgProteinG,
  basis: weeklySummaries.basis,
  computedAt: weeklySummaries.computedAt,
}

const monthlyColumns = {
  monthStart: monthlyReports.monthStart,
  daysLogged: monthlyReports.daysLogged,
  avgCompliancePercentage: monthlyReports.avgCompliancePercentage,
  avgProteinG: monthlyReports.avgProteinG,
  basis: monthlyReports.basis,
  computedAt: monthlyReports.computedAt,
  totalScansUsed: monthlyReports.totalScansUsed,
}

/**
 * Locks the account's days until the transaction ends: a concurrent change waits, and then invalidates the summary
 * saved here. The triggers of `due_summaries` use the same key (`server/migrations`).
 */
export async function lockDays(tx: AccountTransaction): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('summaries', 0) # hashtextextended(${tx.accountId}::uuid::text, 0))`,
  )
}

export async function listWeekly(
  tx: AccountTransaction,
  { basis, start }: { readonly basis: string; readonly start?: string | undefined },
): Promise<WeeklyRow[]> {
  return tx
    .select(weeklyColumns)
    .from(weeklySummaries)
    .where(
      and(
        eq(weeklySummaries.userId, tx.accountId),
        eq(weeklySummaries.basis, basis),
        start === undefined ? undefined : eq(weeklySummaries.weekStart, start),
      ),
    )
    .orderBy(desc(weeklySummaries.weekStart))
}

export async function listMonthly(
  tx: AccountTransaction,
  { basis, start }: { readonly basis: string; readonly start?: string | undefined },
): Promise<MonthlyRow[]> {
  return tx
    .select(monthlyColumns)
    .from(monthlyReports)
    .where(
      and(
        eq(monthlyReports.userId, tx.accountId),
        eq(monthlyReports.basis, basis),
        start === undefined ? undefined : eq(monthlyReports.monthStart, start),
      ),
    )
    .orderBy(desc(monthlyReports.monthStart))
}

export async function saveWeekly(tx: AccountTransaction, row: WeeklyRow): Promise<void> {
  await tx
    .insert(weeklySummaries)
    .values({ userId: tx.accountId, ...row })
    .onConflictDoUpdate({ target: [weeklySummaries.userId, weeklySummaries.weekStart], set: row })
}

export async function saveMonthly(tx: AccountTransaction, row: MonthlyRow): Promise<void> {
  await tx
    .insert(monthlyReports)
    .values({ userId: tx.accountId, ...row })
    .onConflictDoUpdate({ target: [monthlyReports.userId, monthlyReports.monthStart], set: row })
}

/** A week or month of an account, by its first day. */
export type OwnedPeriod = Pick<typeof dueSummaries.$inferSelect, 'kind' | 'start'> & {
  readonly accountId: AccountId
}

/** Rows per statement, because PostgreSQL allows 65,535 parameters. */
const atOnce = 1000

/** Records summaries as due; those already recorded stay. Needs a system transaction. */
export async function addDue(tx: Transaction, periods: readonly OwnedPeriod[]): Promise<void> {
  for (let from = 0; from < periods.length; from += atOnce) {
    const rows = periods
      .slice(from, from + atOnce)
      .map(({ accountId: userId, ...period }) => ({ userId, ...period }))
    await tx.insert(dueSummaries).values(rows).onConflictDoNothing()
  }
}

/**
 * Lists the due summaries of periods that began before the day `before`, oldest first. Needs a system transaction.
 */
export async function listDue(
  tx: Transaction,
  kind: OwnedPeriod['kind'],
  before: string,
): Promise<OwnedPeriod[]> {
  const { userId: accountId, start } = dueSummaries
  return tx
    .select({ accountId, kind: dueSummaries.kind, start })
    .from(dueSummaries)
    .where(and(eq(dueSummaries.kind, kind), lt(start, before)))
    .orderBy(asc(start), asc(accountId))
}

export async function removeDue(
  tx: AccountTransaction,
  { kind, start }: Pick<OwnedPeriod, 'kind' | 'start'>,
): Promise<void> {
  const { userId } = dueSummaries
  await tx
    .delete(dueSummaries)
    .where(and(eq(userId, tx.accountId), eq(dueSummaries.kind, kind), eq(dueSummaries.start, start)))
}

/**
 * Returns account and start of each saved week or month that was computed by this basis and starts on or after `since`.
 * Needs a system transaction, because it covers every account.
 */
export async function listKept(
  tx: Transaction,
  kind: 'week' | 'month',
  { basis, since }: { readonly basis: string; readonly since: string },
): Promise<{ accountId: AccountId; start: string }[]> {
  const table = kind === 'week' ? weeklySummaries : monthlyReports
  const start = kind === 'week' ? weeklySummaries.weekStart : monthlyReports.monthStart
  return tx
    .select({ accountId: table.userId, start })
    .from(table)
    .where(and(eq(table.basis, basis), gte(start, since)))
}
