import { and, eq, gt, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Sql } from '../../platform/database/database.ts'
import { factorResets } from './table.ts'

type Row = typeof factorResets.$inferSelect

/** Identifies one request of an account. */
export interface Named {
  readonly accountId: AccountId
  readonly id: string
}

const named = ({ accountId, id }: Named) => and(eq(factorResets.userId, accountId), eq(factorResets.id, id))

export async function find(database: Sql, accountId: AccountId): Promise<Row | undefined> {
  const [found] = await database.select().from(factorResets).where(eq(factorResets.userId, accountId))
  return found
}

export async function findNamed(database: Sql, one: Named): Promise<Row | undefined> {
  const [found] = await database.select().from(factorResets).where(named(one))
  return found
}

/** Renews an unstarted request; does nothing if one has started. */
export async function lay(
  database: Sql,
  row: { userId: AccountId; id: string; askedAt: Date },
): Promise<{ id: string } | undefined> {
  const [laid] = await database
    .insert(factorResets)
    .values(row)
    .onConflictDoUpdate({
      target: factorResets.userId,
      set: { askedAt: row.askedAt },
      setWhere: isNull(factorResets.endsAt),
    })
    .returning({ id: factorResets.id })
  return laid
}

/** Starts the waiting period; returns false if a concurrent call already has. */
export async function begin(database: Sql, one: Named, endsAt: Date): Promise<boolean> {
  const begun = await database
    .update(factorResets)
    .set({ endsAt })
    .where(and(named(one), isNull(factorResets.endsAt)))
    .returning({ id: factorResets.id })
  return begun.length > 0
}

export async function remove(database: Sql, accountId: AccountId): Promise<boolean> {
  const removed = await database
    .delete(factorResets)
    .where(eq(factorResets.userId, accountId))
    .returning({ id: factorResets.id })
  return removed.length > 0
}

export async function removeNamed(database: Sql, one: Named): Promise<boolean> {
  const removed = await database.delete(factorResets).where(named(one)).returning({ id: factorResets.id })
  return removed.length > 0
}

/** Consumes a request after its waiting period and before it lapses; of concurrent calls one gets it. */
export async function takeOver(database: Sql, one: Named, now: Date, lapsedBefore: Date): Promise<boolean> {
  const isOver = and(lte(factorResets.endsAt, now), gt(factorResets.endsAt, lapsedBefore))
  const taken = await database
    .delete(factorResets)
    .where(and(named(one), isOver))
    .returning({ id: factorResets.id })
  return taken.length > 0
}

/** Deletes unstarted and lapsed requests, of one account or all. */
export async function removeLapsed(
  database: Sql,
  before: { readonly asked: Date; readonly over: Date },
  accountId?: AccountId,
): Promise<void> {
  const unbegun = and(isNull(factorResets.endsAt), lt(factorResets.askedAt, before.asked))
  const leftLying = and(isNotNull(factorResets.endsAt), lte(factorResets.endsAt, before.over))
  const whose = accountId === undefined ? undefined : eq(factorResets.userId, accountId)
  await database.delete(factorResets).where(and(whose, or(unbegun, leftLying)))
}
