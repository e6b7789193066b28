import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { mealClocks } from '../../account/profile/service.ts'
import type { ReportMailKind } from './rules.ts'
import { dueReportMails, reportMails } from './table.ts'

export type NewMail = Pick<typeof reportMails.$inferInsert, 'userId' | 'dueAt' | 'until'>

export interface ToldPeriod {
  readonly kind: ReportMailKind
  readonly periodStart: string
}
export interface OpenMail extends ToldPeriod {
  readonly accountId: AccountId
  readonly until: Date
}

/**
 * Lists up to `most` accounts with records in the period and without its mail, ordered by id, after the id `after`.
 */
export async function listDue(
  tx: Transaction,
  { kind, periodStart }: ToldPeriod,
  { after, most }: { readonly after: AccountId | undefined; readonly most: number },
): Promise<AccountId[]> {
  const { userId } = dueReportMails
  const rows = await tx
    .select({ userId })
    .from(dueReportMails)
    .where(
      and(
        eq(dueReportMails.kind, kind),
        eq(dueReportMails.periodStart, periodStart),
        after && gt(userId, after),
      ),
    )
    .orderBy(asc(userId))
    .limit(most)
  return rows.map((row) => row.userId)
}

/** Returns the time zone of each account; an account without a profile is missing. */
export async function listTimezones(
  tx: Transaction,
  accountIds: readonly AccountId[],
): Promise<Map<AccountId, string>> {
  const clocks = mealClocks(tx)
  const rows = await tx
    .select({ accountId: clocks.userId, timezone: clocks.timezone })
    .from(clocks)
    .where(inArray(clocks.userId, [...accountIds]))
  return new Map(rows.map(({ accountId, timezone }) => [accountId, timezone]))
}

/** Adds the mail of each account, unless it exists, and removes the accounts from `due_report_mails`. */
export async function addMails(
  tx: Transaction,
  { kind, periodStart }: ToldPeriod,
  mails: readonly NewMail[],
): Promise<void> {
  const accountIds = mails.map(({ userId }) => userId)
  await tx
    .insert(reportMails)
    .values(mails.map((mail) => ({ kind, periodStart, ...mail })))
    .onConflictDoNothing()
  await tx
    .delete(dueReportMails)
    .where(
      and(
        eq(dueReportMails.kind, kind),
        eq(dueReportMails.periodStart, periodStart),
        inArray(dueReportMails.userId, accountIds),
      ),
    )
}

/** Deletes rows of `due_report_mails` for earlier periods, which are too old for a mail. */
export async function removeDueBefore(tx: Transaction, { kind, periodStart }: ToldPeriod): Promise<void> {
  await tx
    .delete(dueReportMails)
    .where(and(eq(dueReportMails.kind, kind), lt(dueReportMails.periodStart, periodStart)))
}

/** Time of a sending attempt. A claim made before `before` has expired. */
export interface Attempt {
  readonly now: Date
  readonly before: Date
}

/**
 * Lists due mails that are neither completed nor claimed since `before`. Mails that were never claimed come first, then
 * by last claim.
 */
export async function listOpen(tx: Transaction, { now, before }: Attempt, most: number): Promise<OpenMail[]> {
  const { userId, kind, periodStart, dueAt, until, claimedAt, settledAt } = reportMails
  return tx
    .select({ accountId: userId, kind, periodStart, until })
    .from(reportMails)
    .where(and(isNull(settledAt), lte(dueAt, now), or(isNull(claimedAt), lt(claimedAt, before))))
    .orderBy(sql`${claimedAt} nulls first`, asc(dueAt), asc(userId))
    .limit(most)
}

/**
 * Claims a mail for this sender. Returns false if it is completed, or was claimed by another sender at or after
 * `before`.
 */
export async function claim(tx: Transaction, mail: OpenMail, { now, before }: Attempt): Promise<boolean> {
  const { claimedAt, settledAt, kind } = reportMails
  const claimed = await tx
    .update(reportMails)
    .set({ claimedAt: now })
    .where(and(isMail(mail), isNull(settledAt), or(isNull(claimedAt), lt(claimedAt, before))))
    .returning({ kind })
  return claimed.length === 1
}

export async function complete(tx: Transaction, mail: OpenMail, now: Date): Promise<void> {
  await tx.update(reportMails).set({ settledAt: now }).where(isMail(mail))
}

/** Deletes mails that were completed before `before` and whose validity ended before `before`. */
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
