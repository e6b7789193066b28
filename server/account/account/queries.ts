import { and, eq, gt, inArray, lt, notLike, or, sql } from 'drizzle-orm'
import { earliestSignIn } from '../../adapters/auth/session-lifetime.ts'
import type { AccountTransaction, Sql } from '../../platform/database/database.ts'
import { sessionEnds } from '../../platform/security/table.ts'
import { sessions, verifications } from '../authentication/table.ts'
import { users } from '../users/table.ts'
import { confirmations } from './table.ts'

export async function findUnconfirmed(database: Sql, email: string) {
  const [user] = await database
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, false)))
  return user
}

/**
 * Deletes the open password-reset links of the account with this e-mail address. Uses a single statement, so that the
 * duration is the same without an account.
 */
export async function removeResetsTo(database: Sql, email: string): Promise<void> {
  const owner = database
    .select({ id: sql`${users.id}::text` })
    .from(users)
    .where(eq(users.email, email))
  // Better Auth stores its reset links under a hash; links of this product have a prefix with a colon.
  const isReset = notLike(verifications.identifier, '%:%')
  await database.delete(verifications).where(and(isReset, inArray(verifications.value, owner)))
}

export async function addConfirmation(
  database: Sql,
  confirmation: typeof confirmations.$inferInsert,
): Promise<void> {
  await database.insert(confirmations).values(confirmation)
}

/**
 * Returns id and e-mail address of the unconfirmed account with this confirmation token; `undefined` if it is unknown
 * or expired.
 */
export async function findConfirmation(database: Sql, tokenHash: string, now: Date) {
  const [found] = await database
    .select({ id: users.id, email: users.email })
    .from(confirmations)
    .innerJoin(users, eq(users.id, confirmations.userId))
    .where(
      and(
        eq(confirmations.tokenHash, tokenHash),
        gt(confirmations.expiresAt, now),
        // A link mailed shortly before the address was confirmed must not change the password afterwards.
        eq(users.emailVerified, false),
      ),
    )
  return found
}

/**
 * Deletes an unexpired confirmation token and returns its account; `undefined` if there is none. Of concurrent calls,
 * only one gets the account.
 */
export async function takeConfirmation(database: Sql, tokenHash: string, now: Date) {
  const [taken] = await database
    .delete(confirmations)
    .where(and(eq(confirmations.tokenHash, tokenHash), gt(confirmations.expiresAt, now)))
    .returning({ userId: confirmations.userId })
  return taken?.userId
}

export async function removeConfirmations(tx: AccountTransaction): Promise<void> {
  await tx.delete(confirmations).where(eq(confirmations.userId, tx.accountId))
}

/** Milliseconds for which ended sessions stay in `session_ends`, a table that only the previous release uses. */
const sessionEndKeptMs = 180_000

/**
 * Deletes expired links, expired sessions, sessions begun before `earliestSignIn`, unconfirmed accounts created before
 * `unconfirmedSince`, and old rows of `session_ends`.
 */
export async function removeEnded(database: Sql, now: Date, unconfirmedSince: Date): Promise<void> {
  await database.delete(confirmations).where(lt(confirmations.expiresAt, now))
  await database.delete(verifications).where(lt(verifications.expiresAt, now))
  await database
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.createdAt, earliestSignIn(now))))
  await database
    .delete(users)
    .where(and(eq(users.emailVerified, false), lt(users.createdAt, unconfirmedSince)))
  await database.delete(sessionEnds).where(lt(sessionEnds.endedAt, now.getTime() - sessionEndKeptMs))
}
