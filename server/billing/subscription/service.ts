import { scanTrialOver } from '#contract/errors.ts'
import { paidPeriods } from '#contract/billing/paid-periods.ts'
import { plans, unlimited } from '#contract/billing/plans.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { recordTrial } from '../../account/mailboxes/service.ts'
import type { CodeMailbox } from '../../account/mailboxes/rules.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Clock } from '../../platform/clock.ts'
import {
  ofAccount,
  withAccessCheck,
  type Database,
  type AccountTransaction,
  type Transaction,
} from '../../platform/database/database.ts'
import { fail, type Failure } from '../../platform/failure.ts'
import { createTtlCache } from '../../platform/concurrency/ttl-cache.ts'
import type { AccessCheck } from '../../platform/http/session.ts'
import * as queries from './queries.ts'
import {
  describeSubscription,
  hasAccess,
  missingSubscription,
  recipeLimitOf,
  scansAt,
  startingTrial,
  subscriptionAt,
  type SubscriptionFacts,
  type SubscriptionRow,
  withScan,
} from './rules.ts'
import { subscriptions } from './table.ts'

/** Starts the trial, once per mailbox within two years. A repeated call for the same account changes nothing. */
export async function startTrial(
  tx: Transaction,
  { id, email }: { readonly id: AccountId; readonly email: string },
  confirmedAt: Date,
  codeMailbox: CodeMailbox,
): Promise<void> {
  const isFirst = await recordTrial(tx, codeMailbox(email, 'trial'), confirmedAt)
  const trial = startingTrial(confirmedAt)
  await queries.addSubscription(ofAccount(tx, id), isFirst ? trial : { ...trial, trialEnd: null })
}

export async function readSubscription(
  database: Database,
  accountId: AccountId,
  now: Date,
): Promise<Subscription> {
  return database.asAccount(accountId, (tx) => findSubscription(tx, now))
}

export async function findSubscription(tx: AccountTransaction, now: Date): Promise<Subscription> {
  const row = await queries.findSubscription(tx)
  return describeSubscription(row ?? missingSubscription(now), tx.accountId, now)
}

/** Returns the number of recipes that this account's plan opens; -1 means all. */
export async function readRecipeLimit(tx: AccountTransaction, now: Date): Promise<number> {
  const row = await queries.findSubscription(tx)
  return recipeLimitOf(row && subscriptionAt(row, now))
}

/** Time for which cached access may outlive a refund made in another process; expiry itself is exact. */
const rememberedMs = 5000

export type Access = ReturnType<typeof createAccess>

/**
 * Access check: whether an account has a running trial or a paid plan. Caches only positive results, so that access
 * opens at once after a payment.
 */
export function createAccess(database: Database, clock: Clock) {
  const recent = createTtlCache<SubscriptionFacts>(rememberedMs, () => clock.now().getTime())

  function isRemembered(id: AccountId): boolean {
    const remembered = recent.get(id)
    return remembered !== undefined && hasAccess(remembered, clock.now())
  }

  async function find(tx: AccountTransaction) {
    const facts = await queries.findFacts(tx)
    const now = clock.now()
    const isOpen = hasAccess(facts ?? missingSubscription(now), now)
    if (facts && isOpen) recent.set(tx.accountId, facts)
    return { isOpen, facts }
  }

  return {
    isRemembered,
    find,
    hasAccess: async (id: AccountId): Promise<boolean> =>
      isRemembered(id) || (await database.readAsAccount(id, find)).isOpen,
  }
}

/**
 * Returns the accounts among these that have access. A confirmed account without a row was deleted meanwhile. Needs a
 * system transaction.
 */
export async function listOpen(
  tx: Transaction,
  accountIds: readonly AccountId[],
  now: Date,
): Promise<ReadonlySet<AccountId>> {
  const found = await queries.listSubscriptions(tx, accountIds)
  return new Set([...found].flatMap(([id, row]) => (hasAccess(row, now) ? [id] : [])))
}

/** Rejects accounts without a running trial or plan. */
export function accessCheck(
  database: Database,
  { isRemembered, find }: Pick<Access, 'isRemembered' | 'find'>,
): AccessCheck {
  const assertIn = async (tx: AccountTransaction, path: string) => {
    const { isOpen, facts } = await find(tx)
    if (!isOpen) throw accessEnded(facts, path.startsWith(scanPaths))
  }
  return {
    assert: async ({ id }, path) => {
      if (!isRemembered(id)) await database.readAsAccount(id, (tx) => assertIn(tx, path))
    },
    assertDuring: ({ id: accountId }, path, work) => {
      const check = (tx: AccountTransaction) => assertIn(tx, path)
      return isRemembered(accountId) ? work(database) : withAccessCheck({ database, accountId, check }, work)
    },
  }
}

const scanPaths = '/api/scan'

/** Returns the failure for an account without access. */
function accessEnded(facts: Pick<SubscriptionFacts, 'purchases'> | null, wantsScan: boolean): Failure {
  const hadPlan = facts !== null && paidPeriods(facts.purchases).length > 0
  return fail('trial_expired', {}, wantsScan && !hadPlan ? { detail: scanTrialOver } : {})
}

/**
 * Locks the account's subscription until the end of the transaction, against concurrent scans and payments. Needs a
 * system transaction, because an account never writes its own subscription.
 */
export async function lockSubscription(tx: AccountTransaction, now: Date): Promise<SubscriptionRow> {
  const row = await queries.lockSubscription(tx)
  if (row) return row
  await queries.addSubscription(tx, missingSubscription(now))
  return lockSubscription(tx, now)
}

/** Replaces the payment facts of the subscription. Call with the subscription locked. */
export async function saveFacts(
  tx: AccountTransaction,
  facts: Omit<SubscriptionFacts, 'trialEnd'>,
): Promise<void> {
  await queries.replaceFacts(tx, facts)
}

export async function findFacts(tx: AccountTransaction): Promise<SubscriptionFacts | null> {
  return queries.findFacts(tx)
}

/** Lists trials that end in this span. Some of these accounts may have bought a plan. */
export async function listTrialsEnding(tx: Transaction, after: Date, upTo: Date) {
  return queries.listTrialsEnding(tx, after, upTo)
}

/**
 * Takes one scan of the quota, or fails with the reason. Of fifty concurrent calls with one scan left, exactly one
 * succeeds.
 */
export async function takeScan(tx: AccountTransaction, now: Date): Promise<void> {
  const row = await lockSubscription(tx, now)
  const moment = subscriptionAt(row, now)
  if (moment.status === 'expired') throw accessEnded(row, true)
  const { quota, used, quotaStart } = scansAt(row, moment, now)
  if (quota !== unlimited && used >= quota) {
    const plan = moment.status === 'trial' ? 'de teste' : plans[moment.plan].name
    throw fail('quota_reached', { plan })
  }
  await queries.replaceScanCount(tx, {
    used: used + 1,
    quotaStart,
    recentScans: withScan(row.recentScans, now),
  })
}

export async function giveBackScans(tx: AccountTransaction, units: number): Promise<void> {
  const row = units > 0 ? await queries.lockSubscription(tx) : null
  if (!row) return
  const { scansUsed, quotaStart, recentScans } = row
  await queries.replaceScanCount(tx, {
    used: Math.max(0, scansUsed - units),
    quotaStart,
    recentScans: recentScans.slice(0, -units),
  })
}

/** Subquery of accounts with a confirmed e-mail, to join by account. */
export function subscribers(tx: Transaction) {
  return tx.select({ userId: subscriptions.userId }).from(subscriptions).as('subscribers')
}
