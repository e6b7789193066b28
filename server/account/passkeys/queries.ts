import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { AccountTransaction, Sql } from '../../platform/database/database.ts'
import { passkeys } from '../authentication/table.ts'

/** Columns of a passkey that its owner sees. */
const shownColumns = {
  id: passkeys.id,
  name: passkeys.name,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
}

export async function listPasskeys(tx: AccountTransaction) {
  return tx
    .select(shownColumns)
    .from(passkeys)
    .where(eq(passkeys.userId, tx.accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

/**
 * Sets the creation time of the account's passkey, because Better Auth leaves it out. Returns the passkey, or
 * `undefined` if it does not exist.
 */
export async function dateCreation(tx: AccountTransaction, id: string, at: Date) {
  const [dated] = await tx
    .update(passkeys)
    .set({ createdAt: at })
    .where(and(eq(passkeys.userId, tx.accountId), eq(passkeys.id, id)))
    .returning(shownColumns)
  return dated
}

export async function recordUse(database: Sql, credentialId: string, at: Date): Promise<void> {
  await database.update(passkeys).set({ lastUsedAt: at }).where(eq(passkeys.credentialID, credentialId))
}

/** Deletes the account's passkeys that are not in `kept`, and returns their names. */
export async function removeOtherPasskeys(
  tx: AccountTransaction,
  kept: readonly string[],
): Promise<{ readonly name: string | null }[]> {
  return tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, tx.accountId), notInArray(passkeys.id, [...kept])))
    .returning({ name: passkeys.name })
}

export async function removePasskey(tx: AccountTransaction, id: string) {
  const [removed] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, tx.accountId), eq(passkeys.id, id)))
    .returning({ name: passkeys.name })
  return removed
}
