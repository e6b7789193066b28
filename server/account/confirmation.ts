import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, like, lt } from 'drizzle-orm'
import type { AccountId } from '../platform/account-id.ts'
import type { Clock } from '../platform/clock.ts'
import type { Sql } from '../platform/database.ts'
import { users, verifications } from './table.ts'

const prefix = 'confirm-email:'
const lifeMs = 24 * 3_600_000

/**
 * Tokens of confirmation links: random, kept as hashes, good for one use within a day. (Better Auth's own is a signed
 * text that works as often as one likes until it ends.)
 */
export function createConfirmations(database: Sql, clock: Clock) {
  return {
    issue: async (accountId: AccountId): Promise<string> => {
      const token = randomBytes(24).toString('base64url')
      const now = clock.now()
      await database
        .delete(verifications)
        .where(and(like(verifications.identifier, `${prefix}%`), lt(verifications.expiresAt, now)))
      await database.insert(verifications).values({
        identifier: identify(token),
        value: accountId,
        expiresAt: new Date(now.getTime() + lifeMs),
      })
      return token
    },

    /** The address that a token confirms, or nothing for a token that was used, has ended or never was. */
    redeem: async (token: string): Promise<string | undefined> => {
      const [found] = await database
        .delete(verifications)
        .where(and(eq(verifications.identifier, identify(token)), gt(verifications.expiresAt, clock.now())))
        .returning({ accountId: verifications.value })
      if (!found) return undefined
      // Links of earlier mails to the same person end with it.
      await database
        .delete(verifications)
        .where(and(like(verifications.identifier, `${prefix}%`), eq(verifications.value, found.accountId)))
      const [user] = await database
        .select({ email: users.email })
        .from(users)
        .where(eq(users.id, found.accountId as AccountId))
      return user?.email
    },
  }
}

export type Confirmations = ReturnType<typeof createConfirmations>

function identify(token: string): string {
  return prefix + createHash('sha256').update(token).digest('base64url')
}
