import { and, asc, count, eq, notInArray } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Sql } from '../../platform/database/database.ts'
import { passkeys } from './table.ts'

/** Public fields of a passkey. */
const told = {
  id: passkeys.id,
  name: passkeys.name,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
}

export async function listPasskeys(database: Sql, accountId: AccountId) {
  return database
    .select(told)
    .from(passkeys)
    .where(eq(passkeys.userId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

export async function countPasskeys(database: Sql, accountId: AccountId): Promise<number> {
  const [counted] = await database
    .select({ all: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, accountId))
  return counted?.all ?? 0
}

/** Sets the creation date, which Better Auth omits. Restricted to the account's passkeys. */
export async function dateCreation(database: Sql, accountId: AccountId, id: string, at: Date) {
  const [dated] = await database
    .update(passkeys)
    .set({ createdAt: at })
    .where(and(eq(passkeys.userId, accountId), eq(passkeys.id, id)))
    .returning(told)
  return dated
}

export async function recordUse(database: Sql, credentialId: string, at: Date): Promise<void> {
  await database.update(passkeys).set({ lastUsedAt: at }).where(eq(passkeys.credentialID, credentialId))
}

/** Deletes the account's other passkeys and returns their names. */
export async function removeOtherPasskeys(
  database: Sql,
  accountId: AccountId,
  kept: readonly string[],
): Promise<{ readonly name: string | null }[]> {
  return database
    .delete(passkeys)
    .where(and(eq(passkeys.userId, accountId), notInArray(passkeys.id, [...kept])))
    .returning({ name: passkeys.name })
}

export async function removePasskey(database: Sql, accountId: AccountId, id: string) {
  const [removed] = await database
    .delete(passkeys)
    .where(and(eq(passkeys.userId, accountId), eq(passkeys.id, id)))
    .returning({ name: passkeys.name })
  return removed
}
