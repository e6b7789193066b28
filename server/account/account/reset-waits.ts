import { and, desc, gt, inArray } from 'drizzle-orm'
import { createMailboxCodes, type MailboxCodes } from '../mailboxes/rules.ts'
import type { Sql } from '../../platform/database/database.ts'
import { resetWaitEnd } from './rules.ts'
import { verifications } from './table.ts'

export interface ResetWaitParts {
  readonly database: Sql
  /** Current secret first, then previous ones. */
  readonly secrets: readonly string[]
  readonly now: () => Date
}

/**
 * Waiting periods after a password reset, during which the mailbox alone must not prove an administrator's first
 * factor. Keyed by the mailbox and not by the account, so that deleting the account and signing up again does not end
 * the wait.
 */
export function createResetWaits({ database, secrets, now }: ResetWaitParts) {
  const codeMailbox = createMailboxCodes(secrets)
  const codesOf = (email: string) => codeMailbox(email, 'wait-after-reset')

  return {
    /** Starts the wait, or restarts it after a further reset. */
    start: async ({ email }: { readonly email: string }): Promise<void> => {
      const codes = codesOf(email)
      const identifier = nameOf(codes.current)
      await database.transaction(async (tx) => {
        await tx.delete(verifications).where(isOf(codes))
        const wait = { identifier, value: 'mailbox', expiresAt: resetWaitEnd(now()) }
        await tx.insert(verifications).values(wait)
      })
    },

    /** Returns the end of the mailbox's wait, for all of its spellings and accounts. */
    find: async (email: string): Promise<Date | null> => {
      const [wait] = await database
        .select({ endsAt: verifications.expiresAt })
        .from(verifications)
        .where(and(isOf(codesOf(email)), gt(verifications.expiresAt, now())))
        .orderBy(desc(verifications.expiresAt))
      return wait?.endsAt ?? null
    },
  }
}

const nameOf = (code: string) => `wait-after-reset:${code}`

const isOf = ({ all }: MailboxCodes) => inArray(verifications.identifier, all.map(nameOf))
