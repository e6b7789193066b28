import { and, asc, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Sql } from '../../platform/database/database.ts'
import { users } from '../users/table.ts'
import { presences } from './table.ts'

export interface Sleeper {
  readonly id: AccountId
  readonly name: string
  readonly email: string
}

/** Records a use of the account, and clears its notice. An account with access counts as used. */
export async function recordUse(tx: AccountTransaction, now: Date): Promise<void> {
  await tx.update(presences).set({ seenAt: now, noticedAt: null }).where(eq(presences.userId, tx.accountId))
}

async function listSleepers(database: Sql, which: SQL | undefined, most: number): Promise<Sleeper[]> {
  return database
    .select({ id: users.id, name: users.name, email: users.email })
    .from(presences)
    .innerJoin(users, eq(users.id, presences.userId))
    .where(which)
    .orderBy(asc(presences.seenAt), asc(presences.userId))
    .limit(most)
}

export function listUntold(database: Sql, seenBefore: Date, most: number): Promise<Sleeper[]> {
  return listSleepers(database, and(lt(presences.seenAt, seenBefore), isNull(presences.noticedAt)), most)
}

export function listOver(
  database: Sql,
  before: { readonly seen: Date; readonly noticed: Date },
  most: number,
): Promise<Sleeper[]> {
  const isTold = and(isNotNull(presences.noticedAt), lt(presences.noticedAt, before.noticed))
  return listSleepers(database, and(lt(presences.seenAt, before.seen), isTold), most)
}

/**
 * Marks the notice as sent at `at`, or as not sent if `at` is `null`. Returns false if another process has done so
 * already.
 */
export async function setNoticed(tx: AccountTransaction, at: Date | null): Promise<boolean> {
  const isNews = at === null ? isNotNull(presences.noticedAt) : isNull(presences.noticedAt)
  const set = await tx
    .update(presences)
    .set({ noticedAt: at })
    .where(and(eq(presences.userId, tx.accountId), isNews))
    .returning({ id: presences.userId })
  return set.length === 1
}
