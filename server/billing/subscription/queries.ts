import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import { preparedForKeys, preparedQuery } from '../../platform/database/driver/prepared-query.ts'
import type { ScanCount, SubscriptionFacts, SubscriptionRow } from './rules.ts'
import { type StoredPurchase, type StoredRenewal, subscriptions } from './table.ts'

type StoredFacts = Pick<typeof subscriptions.$inferSelect, 'trialEnd' | 'purchases' | 'renewal'>

const subscriptionOf = preparedQuery<{ accountId: string }, (typeof subscriptions.$inferSelect)[]>(
  (tx, value) =>
    tx
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, value('accountId'))),
)

export async function findSubscription(tx: AccountTransaction): Promise<SubscriptionRow | null> {
  const [row] = await subscriptionOf(tx, { accountId: tx.accountId })
  return row ? toSubscription(row) : null
}

const factsOf = preparedForKeys((tx, accountIds) => {
  const { userId, trialEnd, purchases, renewal } = subscriptions
  return tx
    .select({ userId, trialEnd, purchases, renewal })
    .from(subscriptions)
    .where(inArray(subscriptions.userId, accountIds))
})

/**
 * Reads the facts of the access check, which nearly every request needs, without scan counts; accounts without a
 * subscription are missing. Needs a system transaction for several accounts.
 */
export async function findFacts(
  tx: Transaction,
  accountIds: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, SubscriptionFacts>> {
  const rows = await factsOf(tx, accountIds)
  return new Map(rows.map((row) => [row.userId, { trialEnd: row.trialEnd, ...toFacts(row) }]))
}

/** Returns the subscription rows of these accounts; accounts without one are missing. Needs a system transaction. */
export async function listSubscriptions(
  tx: Transaction,
  accountIds: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, SubscriptionRow>> {
  const rows = await tx
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.userId, [...accountIds]))
  return new Map(rows.map((row) => [row.userId, toSubscription(row)]))
}

/** Reads the account's subscription and locks its row until the end of the transaction; `null` without a row. */
export async function lockSubscription(tx: AccountTransaction): Promise<SubscriptionRow | null> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, tx.accountId))
    .for('update')
  return row ? toSubscription(row) : null
}

/** Adds a subscription. Keeps a row that already exists, because a trial begins only once. */
export async function addSubscription(tx: AccountTransaction, row: SubscriptionRow): Promise<void> {
  await tx
    .insert(subscriptions)
    .values({ ...row, ...keptFacts(row), userId: tx.accountId })
    .onConflictDoNothing()
}

export async function listTrialsEnding(
  tx: Transaction,
  after: Date,
  upTo: Date,
): Promise<{ accountId: AccountId; trialEnd: Date }[]> {
  const { userId: accountId, trialEnd } = subscriptions
  const rows = await tx
    .select({ accountId, trialEnd })
    .from(subscriptions)
    .where(and(gt(trialEnd, after), lte(trialEnd, upTo)))
  return rows.flatMap((row) => (row.trialEnd ? [{ ...row, trialEnd: row.trialEnd }] : []))
}

export async function replaceFacts(
  tx: AccountTransaction,
  facts: Omit<SubscriptionFacts, 'trialEnd'>,
): Promise<void> {
  await tx.update(subscriptions).set(keptFacts(facts)).where(eq(subscriptions.userId, tx.accountId))
}

export async function replaceScanCount(
  tx: AccountTransaction,
  {
    used,
    quotaStart,
    recentScans,
  }: Pick<ScanCount, 'used' | 'quotaStart'> & Pick<SubscriptionRow, 'recentScans'>,
): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ scansUsed: used, quotaStart, recentScans })
    .where(eq(subscriptions.userId, tx.accountId))
}

function toSubscription(row: typeof subscriptions.$inferSelect): SubscriptionRow {
  const { purchases, renewal, userId: _, ...kept } = row
  return { ...kept, ...toFacts({ purchases, renewal }) }
}

function toFacts({ purchases, renewal }: Pick<StoredFacts, 'purchases' | 'renewal'>) {
  return {
    purchases: purchases.map((purchase) => ({
      ...purchase,
      paidAt: toDate(purchase.paidAt),
      returnedAt: toDate(purchase.returnedAt),
    })),
    renewal: renewal && { canceledAt: toDate(renewal.canceledAt) },
  }
}

function keptFacts({ purchases, renewal }: Omit<SubscriptionFacts, 'trialEnd'>) {
  return {
    purchases: purchases.map((purchase): StoredPurchase => ({
      ...purchase,
      paidAt: purchase.paidAt?.toISOString() ?? null,
      returnedAt: purchase.returnedAt?.toISOString() ?? null,
    })),
    renewal: renewal && ({ canceledAt: renewal.canceledAt?.toISOString() ?? null } satisfies StoredRenewal),
  }
}

function toDate(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
