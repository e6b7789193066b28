import { and, eq, gt, like, lt } from 'drizzle-orm'
import type { AccountId } from '../platform/account-id.ts'
import type { Sql } from '../platform/database.ts'
import { users, verifications } from './table.ts'

/** Tokens of confirmation links share a table with the sign-in library's own. */
const confirmation = 'confirm-email:'

export async function findContact(database: Sql, accountId: AccountId) {
  const [user] = await database
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, accountId))
  return user
}

export async function findUnconfirmed(database: Sql, email: string) {
  const [user] = await database
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, false)))
  return user
}

export async function removeUnconfirmed(database: Sql, email: string): Promise<void> {
  await database.delete(users).where(and(eq(users.email, email), eq(users.emailVerified, false)))
}

export async function renameUser(database: Sql, accountId: AccountId, name: string, at: Date): Promise<void> {
  await database.update(users).set({ name, updatedAt: at }).where(eq(users.id, accountId))
}

export async function removeUser(database: Sql, accountId: AccountId): Promise<void> {
  await database.delete(users).where(eq(users.id, accountId))
}

export async function addConfirmation(
  database: Sql,
  tokenHash: string,
  accountId: AccountId,
  expiresAt: Date,
): Promise<void> {
  const identifier = confirmation + tokenHash
  await database.insert(verifications).values({ identifier, value: accountId, expiresAt })
}

/** Takes a token that still works out of the table; of two calls at once one gets it. */
export async function takeConfirmation(
  database: Sql,
  tokenHash: string,
  now: Date,
): Promise<AccountId | undefined> {
  const [taken] = await database
    .delete(verifications)
    .where(and(eq(verifications.identifier, confirmation + tokenHash), gt(verifications.expiresAt, now)))
    .returning({ accountId: verifications.value })
  return taken?.accountId as AccountId | undefined
}

export async function removeConfirmationsOf(database: Sql, accountId: AccountId): Promise<void> {
  await database
    .delete(verifications)
    .where(and(like(verifications.identifier, `${confirmation}%`), eq(verifications.value, accountId)))
}

export async function removeEndedConfirmations(database: Sql, now: Date): Promise<void> {
  await database
    .delete(verifications)
    .where(and(like(verifications.identifier, `${confirmation}%`), lt(verifications.expiresAt, now)))
}
