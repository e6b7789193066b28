import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { AccountId } from '../platform/account-id.ts'
import type { Transaction } from '../platform/database.ts'
import { preparedQuery } from '../platform/prepared-query.ts'
import { profiles } from './table.ts'

export type ProfileRow = typeof profiles.$inferSelect
export type ProfileChange = Partial<Omit<ProfileRow, 'userId'>>

const profileOf = preparedQuery<{ accountId: string }, ProfileRow[]>((tx, value) =>
  tx
    .select()
    .from(profiles)
    .where(eq(profiles.userId, value('accountId'))),
)

export async function findProfile(tx: Transaction, accountId: AccountId): Promise<ProfileRow | null> {
  const [row] = await profileOf(tx, { accountId })
  return row ?? null
}

/** Others may read and share it, and nobody changes it. */
export async function shareProfile(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.select({ id: profiles.userId }).from(profiles).where(eq(profiles.userId, accountId)).for('share')
}

/** Holds it until the transaction ends, for a change that is made from what stands there. */
export async function lockProfile(tx: Transaction, accountId: AccountId): Promise<ProfileRow | null> {
  const [row] = await tx.select().from(profiles).where(eq(profiles.userId, accountId)).for('update')
  return row ?? null
}

/** Where people live and when they eat, to be joined by account. Who saved nothing has no row. */
export function mealClocks(tx: Transaction) {
  const { userId, timezone, notificationTimes } = profiles
  return tx.select({ userId, timezone, notificationTimes }).from(profiles).as('meal_clocks')
}

/** Adds the row where there is none yet. */
export async function saveProfile(
  tx: Transaction,
  accountId: AccountId,
  name: string,
  change: ProfileChange,
): Promise<void> {
  const insert = tx.insert(profiles).values({ userId: accountId, name, ...change })
  if (Object.keys(change).length === 0) await insert.onConflictDoNothing()
  else await insert.onConflictDoUpdate({ target: profiles.userId, set: change })
}

/** Changes a profile that exists. */
export async function updateProfile(
  tx: Transaction,
  accountId: AccountId,
  change: ProfileChange,
): Promise<void> {
  await tx.update(profiles).set(change).where(eq(profiles.userId, accountId))
}

/**
 * Accounts after this one whose stored answers these rules have not read, in order of their id. A process of an earlier
 * release may have stored a plan of its own since.
 */
export async function listUnread(
  tx: Transaction,
  rulesVersion: string,
  after: AccountId | null,
  count: number,
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

/** The answers and what was made of them; name, time zone and settings stay. */
export async function removeAnswers(
  tx: Transaction,
  accountId: AccountId,
  keepsNumbersHidden: boolean,
): Promise<void> {
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
    .where(eq(profiles.userId, accountId))
}
