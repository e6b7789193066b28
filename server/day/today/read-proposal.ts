import type { RebalanceProposal } from '#contract/day/today.ts'
import { proposeRebalance } from '../../menus/rebalances/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { KnownDay } from './facts.ts'
import { restOfDay } from './rest-of-day.ts'

/** Proposal of one version of the day's rows, and the meals that were still to come. */
export interface KeptProposal {
  readonly remaining: string
  readonly proposal: RebalanceProposal | null
}

/**
 * Returns the rebalance to propose on a day; none unless the day is today. `kept` is the proposal of the same rows at an
 * earlier minute: the time changes a proposal only through the meals that are still to come. The week is read in a
 * second statement, only for a day that is off its plan, because its menu is large.
 */
export async function readProposal(
  { database, accountId }: Pick<AccountContext, 'database' | 'accountId'>,
  { facts, nutritionProfile }: KnownDay,
  kept?: KeptProposal,
): Promise<KeptProposal> {
  const none = { remaining: '', proposal: null }
  const { date, meals, planned, menuContext, minutesNow, adherence } = facts
  if (!menuContext || minutesNow === null) return none
  const day = { date, meals, planned, record: adherence.record }
  const rest = restOfDay(day, { nutritionProfile, minutesNow, menuContext })
  if (!rest) return none
  const remaining = rest.soFar.remaining.join()
  if (kept?.remaining === remaining) return kept
  const proposed = await database.readAsAccount(accountId, (tx) =>
    proposeRebalance({ tx, nutritionProfile }, rest),
  )
  return { remaining, proposal: proposed?.proposal ?? null }
}
