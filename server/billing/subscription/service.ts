import { scanTrialOver } from '#contract/errors.ts'
import { paidPeriods } from '#contract/billing/paid-periods.ts'
import { plans, unlimited } from '#contract/billing/plans.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { recordTrial } from '../../account/mailboxes/service.ts'
import type { MailboxCodes } from '../../account/mailboxes/rules.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Clock } from '../../platform/clock.ts'
import type { AccountContext, Platform } from '../../platform/context.ts'
import type { AccountTransaction, Database, Transaction } from '../../platform/database/database.ts'
import { fail, type Failure } from '../../platform/failure.ts'
import { gatherCalls } from '../../platform/concurrency/gathered-calls.ts'
import { createTtlCache, type TtlCache } from '../../platform/concurrency/ttl-cache.ts'
import type { AccessCheck } from '../../platform/http/session.ts'
import * as queries from './queries.ts'
import {
  describeSubscription,
  hasAccess as includesAccess,
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

/**
 * Starts the trial of an account whose e-mail was just confirmed. A mailbox that had a trial within two years gets a
 * subscription without one. A repeated call changes nothing. Needs a system transaction.
 */
export async function startTrial(
  tx: AccountTransaction,
  codes: MailboxCodes,
  confirmedAt: Date,
): Promise<void> {
  const isFirst = await recordTrial(tx, codes, confirmedAt)
  const trial = startingTrial(confirmedAt)
  await queries.addSubscription(tx, isFirst ? trial : { ...trial, trialEnd: null })
}

export async function readSubscription({
  database,
  accountId,
  now,
}: Pick<AccountContext, 'database' | 'accountId' | 'now'>): Promise<Subscription> {
  return database.asAccount(accountId, (tx) => findSubscription(tx, now))
}

export async function findSubscription(tx: AccountTransaction, now: Date): Promise<Subscription> {
  const row = await queries.findSubscription(tx)
  return describeSubscription(row ?? missingSubscription(now), tx.accountId, now)
}

/** Returns the number of recipes that the account's plan opens; -1 means all. */
export async function readRecipeLimit(tx: AccountTransaction, now: Date): Promise<number> {
  const row = await queries.findSubscription(tx)
  return recipeLimitOf(row && subscriptionAt(row, now))
}

/**
 * TTL of `accessCache` in milliseconds. A refund in another process revokes access at most this late. The end of a
 * period is exact, because the cached facts include it.
 */
const rememberedMs = 5000

export interface AccessServices {
  /**
   * Facts of accounts that had access when last read. Refusals are not cached, so that a payment opens access at once.
   */
  readonly accessCache: TtlCache<SubscriptionFacts>
  /** Reads the facts of an account; `undefined` without a subscription. */
  readonly findAccessFacts: (accountId: AccountId) => Promise<SubscriptionFacts | undefined>
}

/** Creates the services of the access check for one process. */
export function createAccessServices(database: Database, clock: Clock): AccessServices {
  return {
    accessCache: createTtlCache(rememberedMs, () => clock.now().getTime()),
    findAccessFacts: gatherCalls((accountIds: readonly AccountId[]) =>
      database.asSystem((tx) => queries.findFacts(tx, accountIds)),
    ),
  }
}

/** Returns whether a trial, paid period or grace period is running. */
export async function hasAccess(ctx: CheckedAccount): Promise<boolean> {
  return (await findAccess(ctx)).isOpen
}

type CheckedAccount = Pick<AccountContext, 'accountId' | 'now'> & AccessServices

async function findAccess({ accessCache, findAccessFacts, accountId, now }: CheckedAccount) {
  const remembered = accessCache.get(accountId)
  if (remembered && includesAccess(remembered, now)) return { isOpen: true, facts: remembered }
  const facts = await findAccessFacts(accountId)
  const isOpen = includesAccess(facts ?? missingSubscription(now), now)
  if (facts && isOpen) accessCache.set(accountId, facts)
  return { isOpen, facts }
}

/**
 * Returns which of these accounts have access. An account without a subscription row has none, because it was deleted
 * meanwhile. Needs a system transaction.
 */
export async function listOpen(
  tx: Transaction,
  accountIds: readonly AccountId[],
  now: Date,
): Promise<ReadonlySet<AccountId>> {
  const found = await queries.listSubscriptions(tx, accountIds)
  return new Set([...found].flatMap(([id, row]) => (includesAccess(row, now) ? [id] : [])))
}

/**
 * Creates the router's access check. It throws `trial_expired` for an account without a running trial or paid plan.
 */
export function accessCheck(services: AccessServices & Pick<Platform, 'clock'>): AccessCheck {
  const { clock, accessCache, findAccessFacts } = services
  return async ({ id: accountId }, path) => {
    const { isOpen, facts } = await findAccess({ accessCache, findAccessFacts, accountId, now: clock.now() })
    if (!isOpen) throw accessEnded(facts, path.startsWith(scanPaths))
  }
}

const scanPaths = '/api/scan'

/**
 * Returns the failure `trial_expired`. For a scan of an account that never had a plan, the failure has the text about
 * scans.
 */
function accessEnded(facts: Pick<SubscriptionFacts, 'purchases'> | undefined, wantsScan: boolean): Failure {
  const hadPlan = facts !== undefined && paidPeriods(facts.purchases).length > 0
  return fail('trial_expired', {}, wantsScan && !hadPlan ? { detail: scanTrialOver } : {})
}

/**
 * Locks the account's subscription until the end of the transaction, against concurrent scans and payments; creates a
 * missing row. Needs a system transaction, because accounts cannot write their subscription.
 */
export async function lockSubscription(tx: AccountTransaction, now: Date): Promise<SubscriptionRow> {
  const row = await queries.lockSubscription(tx)
  if (row) return row
  await queries.addSubscription(tx, missingSubscription(now))
  return lockSubscription(tx, now)
}

/** Replaces purchases and renewal in the subscription. Caller holds the lock of `lockSubscription`. */
export async function saveFacts(
  tx: AccountTransaction,
  facts: Omit<SubscriptionFacts, 'trialEnd'>,
): Promise<void> {
  await queries.replaceFacts(tx, facts)
}

export async function findFacts(tx: AccountTransaction): Promise<SubscriptionFacts | null> {
  return (await queries.findFacts(tx, [tx.accountId])).get(tx.accountId) ?? null
}

/** Lists accounts whose trial ends after `after` and at or before `upTo`, whether or not they bought a plan since. */
export async function listTrialsEnding(tx: Transaction, after: Date, upTo: Date) {
  return queries.listTrialsEnding(tx, after, upTo)
}

/**
 * Takes one scan of the quota, under the subscription's lock: of concurrent calls with one scan left exactly one
 * succeeds. Throws `quota_reached`, or `trial_expired` without access.
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

/** Subquery of all accounts with a subscription, which are those with a confirmed e-mail, to join by account. */
export function subscribers(tx: Transaction) {
  return tx.select({ userId: subscriptions.userId }).from(subscriptions).as('subscribers')
}
