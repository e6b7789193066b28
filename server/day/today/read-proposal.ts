import { createHash } from 'node:crypto'
import type { RebalanceProposal } from '#contract/day/today.ts'
import { proposeRebalance } from '../../menus/rebalances/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { KnownDay } from './facts.ts'
import { restOfDay } from './rest-of-day.ts'

/** Proposal, and a hash of the data from which it was computed. */
export interface KeptProposal {
  readonly computedFrom: string
  readonly proposal: RebalanceProposal | null
}

/**
 * Returns the rebalance to propose on a day; none unless the day is today. `kept`, the proposal of an earlier read, is
 * reused while meals, ticks, week and profile are the same, so that a glass of water costs no search. The week is read
 * in a second statement, only for a day that is off its plan, because its menu is large.
 */
export async function readProposal(
  { database, accountId }: Pick<AccountContext, 'database' | 'accountId'>,
  { facts, nutritionProfile }: KnownDay,
  kept?: KeptProposal,
): Promise<KeptProposal> {
  const none = { computedFrom: '', proposal: null }
  const { date, meals, planned, menuContext, minutesNow, adherence } = facts
  if (!menuContext || minutesNow === null) return none
  const day = { date, meals, planned, record: adherence.record }
  const rest = restOfDay(day, { nutritionProfile, minutesNow, menuContext })
  if (!rest) return none
  const computedFrom = createHash('sha256')
    .update(JSON.stringify([day, rest.soFar.remaining, nutritionProfile]))
    .digest('hex')
  if (kept?.computedFrom === computedFrom) return kept
  const proposed = await database.readAsAccount(accountId, (tx) =>
    proposeRebalance({ tx, nutritionProfile }, rest),
  )
  return { computedFrom, proposal: proposed?.proposal ?? null }
}
