import { and, eq, gt, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Sql } from '../../platform/database/database.ts'
import { mfaRecoveries } from './table.ts'

type Row = typeof mfaRecoveries.$inferSelect

/** Identifies a request for MFA recovery. A request that the account makes after a cancellation has another id. */
export interface RequestKey {
  readonly accountId: AccountId
  readonly id: string
}

const named = ({ accountId }: AccountTransaction, id: string) =>
  and(eq(mfaRecoveries.userId, accountId), eq(mfaRecoveries.id, id))

export async function find(tx: AccountTransaction): Promise<Row | undefined> {
  const [found] = await tx.select().from(mfaRecoveries).where(eq(mfaRecoveries.userId, tx.accountId))
  return found
}

export async function findRequest(tx: AccountTransaction, id: string): Promise<Row | undefined> {
  const [found] = await tx.select().from(mfaRecoveries).where(named(tx, id))
  return found
}

/**
 * Adds a request for MFA recovery, or renews the time of one whose wait has not begun. Returns its id; `undefined` if
 * the wait has begun.
 */
export async function addOrRenew(
  database: Sql,
  row: { userId: AccountId; id: string; askedAt: Date },
): Promise<{ id: string } | undefined> {
  const [added] = await database
    .insert(mfaRecoveries)
    .values(row)
    .onConflictDoUpdate({
      target: mfaRecoveries.userId,
      set: { askedAt: row.askedAt },
      setWhere: isNull(mfaRecoveries.endsAt),
    })
    .returning({ id: mfaRecoveries.id })
  return added
}

/**
 * Begins the wait of a recovery request until `endsAt`; returns false if it has begun already or the request is gone.
 */
export async function begin(tx: AccountTransaction, id: string, endsAt: Date): Promise<boolean> {
  const begun = await tx
    .update(mfaRecoveries)
    .set({ endsAt })
    .where(and(named(tx, id), isNull(mfaRecoveries.endsAt)))
    .returning({ id: mfaRecoveries.id })
  return begun.length > 0
}

export async function remove(tx: AccountTransaction): Promise<boolean> {
  const removed = await tx
    .delete(mfaRecoveries)
    .where(eq(mfaRecoveries.userId, tx.accountId))
    .returning({ id: mfaRecoveries.id })
  return removed.length > 0
}

export async function removeRequest(tx: AccountTransaction, id: string): Promise<boolean> {
  const removed = await tx.delete(mfaRecoveries).where(named(tx, id)).returning({ id: mfaRecoveries.id })
  return removed.length > 0
}

/**
 * Deletes a recovery request whose wait is over and has not lapsed. Returns true if it existed; only one of concurrent
 * calls returns true.
 */
export async function consume(
  tx: AccountTransaction,
  id: string,
  { now, lapsedBefore }: { readonly now: Date; readonly lapsedBefore: Date },
): Promise<boolean> {
  const isOver = and(lte(mfaRecoveries.endsAt, now), gt(mfaRecoveries.endsAt, lapsedBefore))
  const taken = await tx
    .delete(mfaRecoveries)
    .where(and(named(tx, id), isOver))
    .returning({ id: mfaRecoveries.id })
  return taken.length > 0
}

/**
 * Deletes recovery requests made before `asked` whose wait has not begun, and requests whose wait ended at `over` or
 * earlier. Applies to all accounts if `accountId` is undefined.
 */
export async function removeLapsed(
  database: Sql,
  before: { readonly asked: Date; readonly over: Date },
  accountId?: AccountId,
): Promise<void> {
  const unbegun = and(isNull(mfaRecoveries.endsAt), lt(mfaRecoveries.askedAt, before.asked))
  const leftLying = and(isNotNull(mfaRecoveries.endsAt), lte(mfaRecoveries.endsAt, before.over))
  const whose = accountId === undefined ? undefined : eq(mfaRecoveries.userId, accountId)
  await database.delete(mfaRecoveries).where(and(whose, or(unbegun, leftLying)))
}
