import { and, asc, count, desc, eq, gt, inArray, like, ne, or } from 'drizzle-orm'
import { earliestSignIn } from '../../adapters/auth/session-lifetime.ts'
import type { AccountTransaction, Sql } from '../../platform/database/database.ts'
import { preparedForKeys } from '../../platform/database/driver/prepared-query.ts'
import { users } from '../users/table.ts'
import { credentials, passkeys, sessions, verifications } from './table.ts'

/**
 * Deletes the account; the rows of other tables follow by cascade. `verifications` holds the account's id only as text
 * in `value`, so a separate statement deletes its rows.
 */
export async function removeUser(tx: AccountTransaction): Promise<void> {
  await tx.delete(verifications).where(namingAccount(tx))
  await tx.delete(users).where(eq(users.id, tx.accountId))
}

const namingAccount = ({ accountId }: AccountTransaction) =>
  or(eq(verifications.value, accountId), like(verifications.value, `%"${accountId}"%`))

/** Deletes the account's open reset links, unfinished passkey registrations and mailed proofs of access reviews. */
export async function removeVerifications(tx: AccountTransaction): Promise<void> {
  await tx.delete(verifications).where(namingAccount(tx))
}

const sessionsOf = preparedForKeys((database, tokens) =>
  database
    .select({
      token: sessions.token,
      id: users.id,
      name: users.name,
      email: users.email,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      secondFactorAt: sessions.secondFactorAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(inArray(sessions.token, tokens)),
)

/**
 * Returns the sessions of these tokens with their accounts, including expired sessions. An unknown token has no entry.
 */
export async function findSessions(database: Sql, tokens: readonly string[]) {
  const found = await sessionsOf(database, tokens)
  return new Map(found.map(({ token, ...session }) => [token, session]))
}

/**
 * Returns whether the session of this token began before the cookie was renamed and its transition period still runs.
 */
export async function opensByFormerName(database: Sql, token: string, now: Date): Promise<boolean> {
  const [session] = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.token, token), gt(sessions.formerCookieUntil, now)))
  return session !== undefined
}

const withPassword = ({ accountId }: AccountTransaction) =>
  and(eq(credentials.userId, accountId), eq(credentials.providerId, 'credential'))

/** Returns the stored password hash of the account; `null` without one. */
export async function findPasswordHash(tx: AccountTransaction): Promise<string | null> {
  const [kept] = await tx.select({ password: credentials.password }).from(credentials).where(withPassword(tx))
  return kept?.password ?? null
}

/** Replaces the password hash `from` by `to`; returns false if the stored hash is another one by now. */
export async function replacePasswordHash(
  tx: AccountTransaction,
  from: string,
  to: string,
): Promise<boolean> {
  const replaced = await tx
    .update(credentials)
    .set({ password: to })
    .where(and(withPassword(tx), eq(credentials.password, from)))
    .returning({ userId: credentials.userId })
  return replaced.length > 0
}

/** Lists the account's unexpired sessions, most recently used first. */
export async function listSessions(tx: AccountTransaction, now: Date) {
  return tx
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      ipAddress: sessions.ipAddress,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, tx.accountId),
        gt(sessions.expiresAt, now),
        gt(sessions.createdAt, earliestSignIn(now)),
      ),
    )
    .orderBy(desc(sessions.updatedAt), asc(sessions.id))
}

/**
 * Deletes the account's session with this id, or all its sessions if `id` is undefined; returns the number of deleted
 * sessions.
 */
export async function removeSessions(tx: AccountTransaction, id?: string): Promise<number> {
  const removed = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, tx.accountId), id === undefined ? undefined : eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return removed.length
}

/** Deletes the session of a token. */
export async function removeSessionOf(database: Sql, token: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.token, token))
}

/** Deletes every session of the account except `keptId`; returns their number. */
export async function removeOtherSessions(tx: AccountTransaction, keptId: string): Promise<number> {
  const removed = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, tx.accountId), ne(sessions.id, keptId)))
    .returning({ id: sessions.id })
  return removed.length
}

/** Marks the session of a token as proven by a mailed link. */
export async function setMailProof(database: Sql, token: string, at: Date): Promise<void> {
  await database.update(sessions).set({ mailProvenAt: at }).where(eq(sessions.token, token))
}

export async function findMailProof(database: Sql, token: string): Promise<Date | null> {
  const [found] = await database
    .select({ at: sessions.mailProvenAt })
    .from(sessions)
    .where(eq(sessions.token, token))
  return found?.at ?? null
}

/**
 * Sets the time of the second-factor proof (`null`: no proof) on the account's session with this id, or on all its
 * sessions if `id` is undefined.
 */
export async function setSecondFactor(tx: AccountTransaction, at: Date | null, id?: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ secondFactorAt: at })
    .where(and(eq(sessions.userId, tx.accountId), id === undefined ? undefined : eq(sessions.id, id)))
}

export async function countPasskeys(tx: AccountTransaction): Promise<number> {
  const [counted] = await tx.select({ all: count() }).from(passkeys).where(eq(passkeys.userId, tx.accountId))
  return counted?.all ?? 0
}
