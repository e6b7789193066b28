import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { AccountId } from '../platform/account-id.ts'
import type { Transaction } from '../platform/database.ts'
import { mealClocks } from '../profile/service.ts'
import type { ReportMailKind } from './rules.ts'
import { reportMails } from './table.ts'

export type NewMail = Pick<
  typeof reportMails.$inferInsert,
  'userId' | 'kind' | 'periodStart' | 'dueAt' | 'until'
>
export interface OpenMail {
  readonly accountId: AccountId
  readonly kind: ReportMailKind
  readonly periodStart: string
  readonly until: Date
}

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const atOnce = 1000

/** Whose mail of a period was found before. */
export async function listFound(
  tx: Transaction,
  kind: ReportMailKind,
  periodStart: string,
): Promise<Set<AccountId>> {
  const rows = await tx
    .select({ accountId: reportMails.userId })
    .from(reportMails)
    .where(and(eq(reportMails.kind, kind), eq(reportMails.periodStart, periodStart)))
  return new Set(rows.map(({ accountId }) => accountId))
}

/** Where people live; who saved nothing is not among them. */
export async function listTimezones(tx: Transaction): Promise<Map<AccountId, string>> {
  const clocks = mealClocks(tx)
  const rows = await tx.select({ accountId: clocks.userId, timezone: clocks.timezone }).from(clocks)
  return new Map(rows.map(({ accountId, timezone }) => [accountId, timezone]))
}

export async function addMails(tx: Transaction, mails: readonly NewMail[]): Promise<void> {
  for (let from = 0; from < mails.length; from += atOnce) {
    await tx
      .insert(reportMails)
      .values(mails.slice(from, from + atOnce))
      .onConflictDoNothing()
  }
}

/** What is due; what somebody tried comes after what nobody did. */
export async function listOpen(tx: Transaction, now: Date, before: Date, most: number): Promise<OpenMail[]> {
  const { userId, kind, periodStart, dueAt, until, claimedAt, settledAt } = reportMails
  return tx
    .select({ accountId: userId, kind, periodStart, until })
    .from(reportMails)
    .where(and(isNull(settledAt), lte(dueAt, now), or(isNull(claimedAt), lt(claimedAt, before))))
    .orderBy(sql`${claimedAt} nulls first`, asc(dueAt), asc(userId))
    .limit(most)
}

/** Of all who want to send a mail at once one does, and then nobody until `before` has passed. */
export async function claim(tx: Transaction, mail: OpenMail, now: Date, before: Date): Promise<boolean> {
  const { claimedAt, settledAt, kind } = reportMails
  const claimed = await tx
    .update(reportMails)
    .set({ claimedAt: now })
    .where(and(isMail(mail), isNull(settledAt), or(isNull(claimedAt), lt(claimedAt, before))))
    .returning({ kind })
  return claimed.length === 1
}

export async function settle(tx: Transaction, mail: OpenMail, now: Date): Promise<void> {
  await tx.update(reportMails).set({ settledAt: now }).where(isMail(mail))
}

/** Forgets what was settled before a moment. */
export async function removeSettled(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(reportMails).where(and(lt(reportMails.until, before), lt(reportMails.settledAt, before)))
}

function isMail({ accountId, kind, periodStart }: OpenMail) {
  return and(
    eq(reportMails.userId, accountId),
    eq(reportMails.kind, kind),
    eq(reportMails.periodStart, periodStart),
  )
}
