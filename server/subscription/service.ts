import { plans, unlimited } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscription.ts'
import type { AccountId } from '../platform/account-id.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database.ts'
import { fail } from '../platform/failure.ts'
import { createShortMemory } from '../platform/short-memory.ts'
import type { AccessCheck } from '../platform/session.ts'
import { addSubscription, findSubscription, giveBackScanUnits, takeScanUnit } from './queries.ts'
import {
  describeSubscription,
  hasAccess,
  missingSubscription,
  recipeLimitOf,
  scanQuotaOf,
  startingTrial,
  type SubscriptionState,
} from './rules.ts'

export type { Purchase } from './rules.ts'

export async function startTrial(tx: Transaction, accountId: AccountId, confirmedAt: Date): Promise<void> {
  await addSubscription(tx, accountId, startingTrial(confirmedAt))
}

export async function readSubscription(
  database: Database,
  accountId: AccountId,
  now: Date,
): Promise<Subscription> {
  const state = await database.asAccount(accountId, (tx) => findSubscription(tx, accountId))
  return describeSubscription(state ?? missingSubscription(now), accountId, now)
}

/** How many recipes of the book this account's plan opens; -1 is all of them. */
export async function readRecipeLimit(tx: Transaction, accountId: AccountId): Promise<number> {
  return recipeLimitOf(await findSubscription(tx, accountId))
}

/** How long a payment made elsewhere may take to open the app here; a trial still ends to the second. */
const rememberedMs = 5000

export type AccessReader = (accountId: AccountId) => Promise<boolean>

/** Tells whether the app is open to an account: a running trial or a paid plan. */
export function accessReader(database: Database, clock: Clock): AccessReader {
  const recent = createShortMemory<SubscriptionState>(rememberedMs, () => clock.now().getTime())
  return async (id) => {
    const now = clock.now()
    let state = recent.get(id)
    if (!state) {
      const found = await database.asAccount(id, (tx) => findSubscription(tx, id))
      state = found ?? missingSubscription(now)
      if (found) recent.set(id, found)
    }
    return hasAccess(state, now)
  }
}

/** Refuses accounts whose trial is over and who have no running plan. */
export function accessCheck(hasAccessNow: AccessReader): AccessCheck {
  return async ({ id }) => {
    if (!(await hasAccessNow(id))) throw fail('trial_expired')
  }
}

/**
 * Takes one scan of the quota, or tells why there is none. Needs a system transaction: an account never writes its own
 * subscription.
 */
export async function takeScan(tx: Transaction, accountId: AccountId, now: Date): Promise<void> {
  if (await takeScanUnit(tx, accountId, now)) return
  const state = await findSubscription(tx, accountId)
  if (!state) {
    await addSubscription(tx, accountId, missingSubscription(now))
    return takeScan(tx, accountId, now)
  }
  if (!hasAccess(state, now)) throw fail('trial_expired')
  const isUsedUp = scanQuotaOf(state) !== unlimited
  throw isUsedUp
    ? fail('quota_reached', { plan: state.status === 'trial' ? 'de teste' : plans[state.plan].name })
    : fail('upgrade_required')
}

export async function giveBackScans(tx: Transaction, accountId: AccountId, units: number): Promise<void> {
  if (units > 0) await giveBackScanUnits(tx, accountId, units)
}
