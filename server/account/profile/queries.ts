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

/** Locks the profile for share: others may read it but not change it. */
export async function shareProfile(tx: AccountTransaction): Promise<void> {
  await tx
    .select({ id: profiles.userId })
    .from(profiles)
    .where(eq(profiles.userId, tx.accountId))
    .for('share')
}

/** Locks the profile until the transaction ends, for a read-modify-write. */
export async function lockProfile(tx: AccountTransaction): Promise<ProfileRow | null> {
  const [row] = await tx.select().from(profiles).where(eq(profiles.userId, tx.accountId)).for('update')
  return row ?? null
}

/** Inserts the row if missing. */
export async function saveProfile(
  tx: AccountTransaction,
  name: string,
  change: ProfileChange,
): Promise<void> {
  const insert = tx.insert(profiles).values({ userId: tx.accountId, name, ...change })
  if (Object.keys(change).length === 0) await insert.onConflictDoNothing()
  else await insert.onConflictDoUpdate({ target: profiles.userId, set: change })
}

/** Updates an existing profile. */
export async function updateProfile(tx: AccountTransaction, change: ProfileChange): Promise<void> {
  await tx.update(profiles).set(change).where(eq(profiles.userId, tx.accountId))
}

/** Accounts after this id, or the first; at most `count`. */
export interface UnreadPage {
  readonly after: AccountId | null
  readonly count: number
}

/**
 * Lists accounts after this id whose answers were not yet evaluated by these rules, ordered by id. Includes accounts
 * whose plan a process of an earlier release has stored since.
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

/** Deletes answers and derived data; name, time zone and settings stay. */
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
