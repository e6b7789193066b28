import { and, asc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { sessions, users } from '../account/table.ts'
import type { AccountId } from '../platform/account-id.ts'
import type { Sql } from '../platform/database.ts'
import { presences } from './table.ts'

export interface Sleeper {
  readonly id: AccountId
  readonly name: string
  readonly email: string
}

/**
 * Takes over from the sessions, which end, when their accounts were last used. Whoever comes is no longer told to end.
 * An account of which nothing is known counts from now.
 */
export async function noteSeen(database: Sql, now: Date): Promise<void> {
  const lastUse = database
    .select({ userId: sessions.userId, at: sql<Date>`max(${sessions.updatedAt})`.as('at') })
    .from(sessions)
    .groupBy(sessions.userId)
    .as('last_use')
  await database.execute(sql`
    insert into ${presences} (user_id, seen_at)
    select ${users.id}, coalesce(last_use.at, ${now.toISOString()}::timestamptz)
    from ${users} left join ${lastUse} on last_use.user_id = ${users.id}
    on conflict do nothing`)
  await database.execute(sql`
    update ${presences} set seen_at = last_use.at, noticed_at = null
    from ${lastUse} where last_use.user_id = ${presences.userId} and last_use.at > ${presences.seenAt}`)
}

/** Who pays is there, whether they come or not. */
export async function touch(database: Sql, id: AccountId, now: Date): Promise<void> {
  await database.update(presences).set({ seenAt: now, noticedAt: null }).where(eq(presences.userId, id))
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

export function listOver(database: Sql, seenBefore: Date, noticedBefore: Date, most: number) {
  const isTold = and(isNotNull(presences.noticedAt), lt(presences.noticedAt, noticedBefore))
  return listSleepers(database, and(lt(presences.seenAt, seenBefore), isTold), most)
}

/** Of two processes at it one tells; `null` takes it back where the mail could not be sent. */
export async function setNoticed(database: Sql, id: AccountId, at: Date | null): Promise<boolean> {
  const isNews = at === null ? isNotNull(presences.noticedAt) : isNull(presences.noticedAt)
  const set = await database
    .update(presences)
    .set({ noticedAt: at })
    .where(and(eq(presences.userId, id), isNews))
    .returning({ id: presences.userId })
  return set.length === 1
}
