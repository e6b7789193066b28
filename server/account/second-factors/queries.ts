import { and, count, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Sql, Transaction } from '../../platform/database/database.ts'
import { authenticators, recoveryCodes, signInChallenges, trustedDevices } from './table.ts'

export async function findAuthenticator(tx: AccountTransaction) {
  const [found] = await tx.select().from(authenticators).where(eq(authenticators.userId, tx.accountId))
  return found
}

/**
 * Locks the account's authenticator until the transaction ends, so that concurrent calls replace the recovery codes one
 * after another.
 */
export async function lockAuthenticator(tx: AccountTransaction) {
  const [found] = await tx
    .select({ confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(eq(authenticators.userId, tx.accountId))
    .for('update')
  return found
}

/**
 * Stores an unconfirmed key in place of an earlier unconfirmed key. Changes nothing and returns false if the account
 * has a confirmed key.
 */
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

/** Confirms the pending key; returns false if it was confirmed or replaced meanwhile. */
export async function confirmAuthenticator(
  tx: AccountTransaction,
  sealedKey: string,
  at: { now: Date; step: number },
): Promise<boolean> {
  const confirmed = await tx
    .update(authenticators)
    .set({ confirmedAt: at.now, lastStep: at.step })
    .where(
      and(
        eq(authenticators.userId, tx.accountId),
        eq(authenticators.sealedKey, sealedKey),
        isNull(authenticators.confirmedAt),
      ),
    )
    .returning({ userId: authenticators.userId })
  return confirmed.length > 0
}

/** Consumes a time step. Returns false, without a change, if `step` is not later than the last consumed step. */
export async function takeStep(tx: AccountTransaction, step: number): Promise<boolean> {
  const taken = await tx
    .update(authenticators)
    .set({ lastStep: step })
    .where(
      and(
        eq(authenticators.userId, tx.accountId),
        isNotNull(authenticators.confirmedAt),
        lt(authenticators.lastStep, step),
      ),
    )
    .returning({ userId: authenticators.userId })
  return taken.length > 0
}

/** Lists up to `many` sealed keys of confirmed authenticators, by ascending account id after `after`. */
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
  tx: AccountTransaction,
  sealedKey: string,
  renewed: string,
): Promise<number> {
  const replaced = await tx
    .update(authenticators)
    .set({ sealedKey: renewed })
    .where(and(eq(authenticators.userId, tx.accountId), eq(authenticators.sealedKey, sealedKey)))
    .returning({ userId: authenticators.userId })
  return replaced.length
}

export async function removeAuthenticator(tx: AccountTransaction): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, tx.accountId))
  const removed = await tx
    .delete(authenticators)
    .where(eq(authenticators.userId, tx.accountId))
    .returning({ confirmedAt: authenticators.confirmedAt })
  return removed.some(({ confirmedAt }) => confirmedAt !== null)
}

export async function replaceRecoveryCodes(tx: AccountTransaction, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, tx.accountId))
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId: tx.accountId, codeHash })))
}

export async function takeRecoveryCode(tx: AccountTransaction, codeHash: string): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, tx.accountId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId })
  return taken.length > 0
}

export async function countRecoveryCodes(tx: AccountTransaction): Promise<number> {
  const [counted] = await tx
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, tx.accountId))
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

/** Locks an unexpired challenge until the transaction ends; returns false if there is none. */
export async function lockChallenge(tx: Transaction, tokenHash: string, now: Date): Promise<boolean> {
  const found = await tx
    .select({ userId: signInChallenges.userId })
    .from(signInChallenges)
    .where(and(eq(signInChallenges.tokenHash, tokenHash), gt(signInChallenges.expiresAt, now)))
    .for('update')
  return found.length > 0
}

export async function removeChallenge(tx: Transaction, tokenHash: string): Promise<void> {
  await tx.delete(signInChallenges).where(eq(signInChallenges.tokenHash, tokenHash))
}

export async function addTrustedDevice(
  database: Sql,
  row: typeof trustedDevices.$inferInsert,
): Promise<void> {
  await database.insert(trustedDevices).values(row)
}

export async function isTrusted(tx: AccountTransaction, tokenHash: string, now: Date): Promise<boolean> {
  const found = await tx
    .select({ userId: trustedDevices.userId })
    .from(trustedDevices)
    .where(
      and(
        eq(trustedDevices.tokenHash, tokenHash),
        eq(trustedDevices.userId, tx.accountId),
        gt(trustedDevices.expiresAt, now),
      ),
    )
  return found.length > 0
}

/** Deletes trusted devices and pending challenges. */
export async function removeTrust(tx: AccountTransaction): Promise<void> {
  await tx.delete(trustedDevices).where(eq(trustedDevices.userId, tx.accountId))
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, tx.accountId))
}

/** Deletes expired trusted devices and challenges, and unconfirmed keys created before `preparedBefore`. */
export async function removeEnded(database: Sql, now: Date, preparedBefore: Date): Promise<void> {
  await database.delete(trustedDevices).where(lt(trustedDevices.expiresAt, now))
  await database.delete(signInChallenges).where(lt(signInChallenges.expiresAt, now))
  await database
    .delete(authenticators)
    .where(and(isNull(authenticators.confirmedAt), lt(authenticators.createdAt, preparedBefore)))
}
