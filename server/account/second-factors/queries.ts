import { and, count, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Sql } from '../../platform/database/database.ts'
import { authenticators, recoveryCodes, signInChallenges, trustedDevices } from './table.ts'

export async function findAuthenticator(database: Sql, accountId: AccountId) {
  const [found] = await database.select().from(authenticators).where(eq(authenticators.userId, accountId))
  return found
}

/** Locks the row, so that only one of several concurrent calls replaces the codes. */
export async function lockAuthenticator(tx: Sql, accountId: AccountId) {
  const [found] = await tx
    .select({ confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(eq(authenticators.userId, accountId))
    .for('update')
  return found
}

/** Stores an unconfirmed key. Replaces another unconfirmed one, never a confirmed one. */
export async function prepareAuthenticator(
  database: Sql,
  row: { userId: AccountId; sealedKey: string; createdAt: Date },
): Promise<boolean> {
  const { sealedKey, createdAt } = row
  const laid = await database
    .insert(authenticators)
    .values(row)
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { sealedKey, createdAt, lastStep: 0 },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId })
  return laid.length > 0
}

/** Confirms the pending key; returns false if a concurrent call already has. */
export async function confirmAuthenticator(
  database: Sql,
  accountId: AccountId,
  sealedKey: string,
  at: { now: Date; step: number },
): Promise<boolean> {
  const confirmed = await database
    .update(authenticators)
    .set({ confirmedAt: at.now, lastStep: at.step })
    .where(
      and(
        eq(authenticators.userId, accountId),
        eq(authenticators.sealedKey, sealedKey),
        isNull(authenticators.confirmedAt),
      ),
    )
    .returning({ userId: authenticators.userId })
  return confirmed.length > 0
}

/** Consumes a time step. The same or an older one is rejected. */
export async function takeStep(database: Sql, accountId: AccountId, step: number): Promise<boolean> {
  const taken = await database
    .update(authenticators)
    .set({ lastStep: step })
    .where(
      and(
        eq(authenticators.userId, accountId),
        isNotNull(authenticators.confirmedAt),
        lt(authenticators.lastStep, step),
      ),
    )
    .returning({ userId: authenticators.userId })
  return taken.length > 0
}

/** Lists confirmed authenticators, ordered by account. */
export async function listKeys(database: Sql, after: AccountId | undefined, many: number) {
  const { userId, sealedKey, confirmedAt } = authenticators
  return database
    .select({ userId, sealedKey })
    .from(authenticators)
    .where(and(isNotNull(confirmedAt), after && gt(userId, after)))
    .orderBy(userId)
    .limit(many)
}

/** Replaces the encrypted form of a key, unless the key was changed meanwhile. */
export async function replaceKey(
  database: Sql,
  accountId: AccountId,
  sealedKey: string,
  renewed: string,
): Promise<number> {
  const replaced = await database
    .update(authenticators)
    .set({ sealedKey: renewed })
    .where(and(eq(authenticators.userId, accountId), eq(authenticators.sealedKey, sealedKey)))
    .returning({ userId: authenticators.userId })
  return replaced.length
}

export async function removeAuthenticator(database: Sql, accountId: AccountId): Promise<boolean> {
  await database.delete(recoveryCodes).where(eq(recoveryCodes.userId, accountId))
  const removed = await database
    .delete(authenticators)
    .where(eq(authenticators.userId, accountId))
    .returning({ confirmedAt: authenticators.confirmedAt })
  return removed.some(({ confirmedAt }) => confirmedAt !== null)
}

export async function replaceRecoveryCodes(
  database: Sql,
  accountId: AccountId,
  hashes: readonly string[],
): Promise<void> {
  await database.delete(recoveryCodes).where(eq(recoveryCodes.userId, accountId))
  await database.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId: accountId, codeHash })))
}

export async function takeRecoveryCode(
  database: Sql,
  accountId: AccountId,
  codeHash: string,
): Promise<boolean> {
  const taken = await database
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, accountId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId })
  return taken.length > 0
}

export async function countRecoveryCodes(database: Sql, accountId: AccountId): Promise<number> {
  const [counted] = await database
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, accountId))
  return counted?.left ?? 0
}

export async function addChallenge(database: Sql, row: typeof signInChallenges.$inferInsert): Promise<void> {
  await database.insert(signInChallenges).values(row)
}

export async function findChallenge(database: Sql, tokenHash: string, now: Date) {
  const [found] = await database
    .select({ userId: signInChallenges.userId })
    .from(signInChallenges)
    .where(and(eq(signInChallenges.tokenHash, tokenHash), gt(signInChallenges.expiresAt, now)))
  return found?.userId
}

/** Locks a challenge until the transaction ends; returns whether it exists. */
export async function lockChallenge(tx: Sql, tokenHash: string, now: Date): Promise<boolean> {
  const found = await tx
    .select({ userId: signInChallenges.userId })
    .from(signInChallenges)
    .where(and(eq(signInChallenges.tokenHash, tokenHash), gt(signInChallenges.expiresAt, now)))
    .for('update')
  return found.length > 0
}

export async function removeChallenge(tx: Sql, tokenHash: string): Promise<void> {
  await tx.delete(signInChallenges).where(eq(signInChallenges.tokenHash, tokenHash))
}

export async function addTrustedDevice(
  database: Sql,
  row: typeof trustedDevices.$inferInsert,
): Promise<void> {
  await database.insert(trustedDevices).values(row)
}

export async function isTrusted(
  database: Sql,
  accountId: AccountId,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const found = await database
    .select({ userId: trustedDevices.userId })
    .from(trustedDevices)
    .where(
      and(
        eq(trustedDevices.tokenHash, tokenHash),
        eq(trustedDevices.userId, accountId),
        gt(trustedDevices.expiresAt, now),
      ),
    )
  return found.length > 0
}

/** Deletes trusted devices and pending challenges. */
export async function removeTrust(database: Sql, accountId: AccountId): Promise<void> {
  await database.delete(trustedDevices).where(eq(trustedDevices.userId, accountId))
  await database.delete(signInChallenges).where(eq(signInChallenges.userId, accountId))
}

/** Deletes expired rows and keys that were never confirmed. */
export async function removeEnded(database: Sql, now: Date, preparedBefore: Date): Promise<void> {
  await database.delete(trustedDevices).where(lt(trustedDevices.expiresAt, now))
  await database.delete(signInChallenges).where(lt(signInChallenges.expiresAt, now))
  await database
    .delete(authenticators)
    .where(and(isNull(authenticators.confirmedAt), lt(authenticators.createdAt, preparedBefore)))
}
