import { scanTrialOver } from '#contract/errors.ts'
import { paidPeriods } from '#contract/billing/paid-periods.ts'
import { plans, unlimited } from '#contract/billing/plans.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { recordTrial } from '../../account/mailboxes/service.ts'
import type { MailboxCodes } from '../../account/mailboxes/rules.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Clock } from '../../platform/clock.ts'
import { accountContextOf, type AccountContext, type Platform } from '../../platform/context.ts'
import {
  withAccessCheck,
  type AccountTransaction,
  type Transaction,
} from '../../platform/database/database.ts'
import { fail, type Failure } from '../../platform/failure.ts'
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
 * Starts the trial, once per mailbox within two years. A repeated call for the same account changes nothing. Needs a
 * system transaction.
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

/** Returns the number of recipes that this account's plan opens; -1 means all. */
export async function readRecipeLimit(tx: AccountTransaction, now: Date): Promise<number> {
  const row = await queries.findSubscription(tx)
  return recipeLimitOf(row && subscriptionAt(row, now))
}

/** Time for which cached access may outlive a refund made in another process; expiry itself is exact. */
const rememberedMs = 5000

/** Services of the access check. */
export interface AccessServices {
  /** Facts of accounts that had access when they were last read. Opens at once after a payment, as it has no refusals. */
  readonly accessCache: TtlCache<SubscriptionFacts>
}

export function createAccessCache(clock: Clock): TtlCache<SubscriptionFacts> {
  return createTtlCache(rememberedMs, () => clock.now().getTime())
}

/** Returns whether the account has a running trial or a paid plan. */
export async function hasAccess(ctx: AccountContext & AccessServices): Promise<boolean> {
  if (isRemembered(ctx)) return true
  return (await ctx.database.readAsAccount(ctx.accountId, (tx) => findAccess(tx, ctx, ctx.now))).isOpen
}

function isRemembered({ accessCache, accountId, now }: AccountContext & AccessServices): boolean {
  const remembered = accessCache.get(accountId)
  return remembered !== undefined && includesAccess(remembered, now)
}

async function findAccess(tx: AccountTransaction, { accessCache }: AccessServices, now: Date) {
  const facts = await queries.findFacts(tx)
  const isOpen = includesAccess(facts ?? missingSubscription(now), now)
  if (facts && isOpen) accessCache.set(tx.accountId, facts)
  return { isOpen, facts }
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
  return new Set([...found].flatMap(([id, row]) => (includesAccess(row, now) ? [id] : [])))
}

/** Rejects accounts without a running trial or plan. */
export function accessCheck(services: Platform & AccessServices): AccessCheck {
  const assertIn = async (tx: AccountTransaction, path: string) => {
    const { isOpen, facts } = await findAccess(tx, services, services.clock.now())
    if (!isOpen) throw accessEnded(facts, path.startsWith(scanPaths))
  }
  return {
    assert: async ({ id }, path) => {
      if (isRemembered(accountContextOf(services, id))) return
      await services.database.readAsAccount(id, (tx) => assertIn(tx, path))
    },
    assertDuring: ({ id: accountId }, path, work) => {
      const { database } = services
      const check = (tx: AccountTransaction) => assertIn(tx, path)
      return isRemembered(accountContextOf(services, accountId))
        ? work(database)
        : withAccessCheck({ database, accountId, check }, work)
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
