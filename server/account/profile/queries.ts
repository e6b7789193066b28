import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import { preparedQuery } from '../../platform/database/driver/prepared-query.ts'
import { profiles } from './table.ts'

export type ProfileRow = typeof profiles.$inferSelect
export type ProfileChange = Partial<Omit<ProfileRow, 'userId'>>

const profileOf = preparedQuery<{ accountId: string }, ProfileRow[]>((tx, value) =>
  tx
    .select()
    .from(profiles)
    .where(eq(profiles.userId, value('accountId'))),
)

export async function findProfile(tx: AccountTransaction): Promise<ProfileRow | null> {
  const [row] = await profileOf(tx, { accountId: tx.accountId })
  return row ?? null
}

/** Locks the profile for share until the transaction ends: others may read but not change it. */
export async function shareProfile(tx: AccountTransaction): Promise<void> {
  await tx
    .select({ id: profiles.userId })
    .from(profiles)
    .where(eq(profiles.userId, tx.accountId))
    .for('share')
}

/** Reads the profile and locks it until the transaction ends, for a read-modify-write; `null` without a profile. */
export async function lockProfile(tx: AccountTransaction): Promise<ProfileRow | null> {
  const [row] = await tx.select().from(profiles).where(eq(profiles.userId, tx.accountId)).for('update')
  return row ?? null
}

/** Changes the profile, or adds one with this name if the account has none. */
export async function saveProfile(
  tx: AccountTransaction,
  name: string,
  change: ProfileChange,
): Promise<void> {
  const insert = tx.insert(profiles).values({ userId: tx.accountId, name, ...change })
  if (Object.keys(change).length === 0) await insert.onConflictDoNothing()
  else await insert.onConflictDoUpdate({ target: profiles.userId, set: change })
}

/** Changes an existing profile; does nothing without one. */
export async function updateProfile(tx: AccountTransaction, change: ProfileChange): Promise<void> {
  await tx.update(profiles).set(change).where(eq(profiles.userId, tx.accountId))
}

/** Page of accounts ordered by id: at most `count`, after the id `after` or from the first. */
export interface UnreadPage {
  readonly after: AccountId | null
  readonly count: number
}

/**
 * Lists accounts, ordered by id, whose answers these rules have not evaluated, or whose plan a process of an earlier
 * release has stored since.
 */
export async function listUnread(
  tx: Transaction,
  rulesVersion: string,
  { after, count }: UnreadPage,
): Promise<AccountId[]> {
  const isStale = sql`${profiles.targetPlan}->>'rulesVersion' is distinct from ${rulesVersion}`
  const rows = await tx
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(
      and(
        isNotNull(profiles.answers),
        after === null ? undefined : gt(profiles.userId, after),
        or(
          sql`${profiles.rulesReadBy} is distinct from ${rulesVersion}`,
          and(isStale, isNull(profiles.planChange)),
        ),
      ),
    )
    .orderBy(asc(profiles.userId))
    .limit(count)
  return rows.map(({ userId }) => userId)
}

/** Deletes the answers and all data derived from them; name, time zone and settings stay. */
export async function removeAnswers(tx: AccountTransaction, keepsNumbersHidden: boolean): Promise<void> {
  await tx
    .update(profiles)
    .set({
      answers: null,
      targetPlan: null,
      answeredAt: null,
      planChange: null,
      rulesReadBy: null,
      fastLoss: null,
      keepsNumbersHidden,
    })
    .where(eq(profiles.userId, tx.accountId))
}
