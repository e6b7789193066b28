import { and, desc, gt, inArray } from 'drizzle-orm'
import type { MailboxCodes } from '../mailboxes/rules.ts'
import type { Context } from '../../platform/context.ts'
import { resetWaitEnd } from './rules.ts'
import type { AccountServices } from './service.ts'
import { verifications } from './table.ts'

type WaitContext = Pick<Context, 'database' | 'now'> & Pick<AccountServices, 'codeMailbox'>

/**
 * Starts, or restarts, the wait after a password reset, in which the mailbox alone cannot prove an administrator's
 * first factor. It is kept for the mailbox, not the account, so that deleting the account and signing up again does not
 * end it.
 */
export async function startResetWait(
  { database, codeMailbox, now }: WaitContext,
  email: string,
): Promise<void> {
  const codes = codeMailbox(email, 'wait-after-reset')
  const identifier = nameOf(codes.current)
  await database.unscoped.transaction(async (tx) => {
    await tx.delete(verifications).where(isOf(codes))
    const wait = { identifier, value: 'mailbox', expiresAt: resetWaitEnd(now) }
    await tx.insert(verifications).values(wait)
  })
}

/** Returns the end of the running wait of this mailbox, for all its spellings and accounts; `null` without one. */
export async function findResetWait(
  { database, codeMailbox, now }: WaitContext,
  email: string,
): Promise<Date | null> {
  const codes = codeMailbox(email, 'wait-after-reset')
  const [wait] = await database.unscoped
    .select({ endsAt: verifications.expiresAt })
    .from(verifications)
    .where(and(isOf(codes), gt(verifications.expiresAt, now)))
    .orderBy(desc(verifications.expiresAt))
  return wait?.endsAt ?? null
}

const nameOf = (code: string) => `wait-after-reset:${code}`

const isOf = ({ all }: MailboxCodes) => inArray(verifications.identifier, all.map(nameOf))
