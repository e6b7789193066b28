import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { DueMail } from './rules.ts'
import { billingMails } from './table.ts'

export type OpenMail = Pick<DueMail, 'kind' | 'subjectId' | 'until'> & { readonly accountId: AccountId }

interface MailsOf {
  readonly accountId: AccountId
  readonly mails: readonly DueMail[]
}

/** Adds mails to the outbox. If a mail exists already, its due time and expiry are replaced, unless it is completed. */
export async function addMails(tx: Transaction, written: readonly MailsOf[]): Promise<void> {
  const rows = written.flatMap(({ accountId: userId, mails }) => mails.map((mail) => ({ ...mail, userId })))
  if (rows.length === 0) return
  const { userId, kind, subjectId, settledAt } = billingMails
  await tx
    .insert(billingMails)
    .values(rows)
    .onConflictDoUpdate({
      target: [userId, kind, subjectId],
      set: { dueAt: sql`excluded.due_at`, until: sql`excluded.until` },
      setWhere: isNull(settledAt),
    })
}

/**
 * Lists due, uncompleted mails of `accountId`, or of all accounts if it is undefined. Mails that were never claimed
 * come first, then by last claim.
 */
export async function listOpenMails(
  tx: Transaction,
  { now, most, accountId }: { readonly now: Date; readonly most: number; readonly accountId?: AccountId },
): Promise<OpenMail[]> {
  const { userId, kind, subjectId, dueAt, until, claimedAt, settledAt } = billingMails
  return tx
    .select({ accountId: userId, kind, subjectId, until })
    .from(billingMails)
    .where(
      and(isNull(settledAt), lte(dueAt, now), accountId === undefined ? undefined : eq(userId, accountId)),
    )
    .orderBy(sql`${claimedAt} nulls first`, asc(dueAt))
    .limit(most)
}

/**
 * Claims a mail for this sender. Returns false if it is completed, or was claimed by another sender at or after
 * `before`.
 */
export async function claimMail(
  tx: Transaction,
  mail: OpenMail,
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<boolean> {
  const { claimedAt, settledAt, kind } = billingMails
  const claimed = await tx
    .update(billingMails)
    .set({ claimedAt: now })
    .where(and(isMail(mail), isNull(settledAt), or(isNull(claimedAt), lt(claimedAt, before))))
    .returning({ kind })
  return claimed.length === 1
}

export async function completeMail(tx: Transaction, mail: OpenMail, now: Date): Promise<void> {
  await tx.update(billingMails).set({ settledAt: now }).where(isMail(mail))
}

function isMail({ accountId, kind, subjectId }: OpenMail) {
  return and(
    eq(billingMails.userId, accountId),
    eq(billingMails.kind, kind),
    eq(billingMails.subjectId, subjectId),
  )
}
