import { and, eq, gt, lt } from 'drizzle-orm'
import type { AccountId } from '../platform/account-id.ts'
import type { Sql } from '../platform/database.ts'
import { confirmations, users } from './table.ts'

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
  confirmation: typeof confirmations.$inferInsert,
): Promise<void> {
  await database.insert(confirmations).values(confirmation)
}

/** Takes a token that still works out of the table; of two calls at once one gets it. */
export async function takeConfirmation(database: Sql, tokenHash: string, now: Date) {
  const [taken] = await database
    .delete(confirmations)
    .where(and(eq(confirmations.tokenHash, tokenHash), gt(confirmations.expiresAt, now)))
    .returning({ userId: confirmations.userId })
  return taken?.userId
}

export async function removeConfirmationsOf(database: Sql, accountId: AccountId): Promise<void> {
  await database.delete(confirmations).where(eq(confirmations.userId, accountId))
}

export async function removeEndedConfirmations(database: Sql, now: Date): Promise<void> {
  await database.delete(confirmations).where(lt(confirmations.expiresAt, now))
}
