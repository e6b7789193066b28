import { type Period, periodOf } from '#nutrition/reports/period.ts'
import { listRecordedPeriods } from '../adherence/service.ts'
import { listLoggedPeriods } from '../meals/service.ts'
import type { AccountId } from '../platform/account-id.ts'
import { civilDay } from '../platform/civil-day.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { describeError, type Log } from '../platform/log.ts'
import { listKept } from './queries.ts'
import { isOver, summariesSince, summaryBasis } from './rules.ts'
import { keepSummary } from './service.ts'

export interface SummaryParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
}

/** Where days begin first: what is not over there is over nowhere. */
const firstZone = 'Pacific/Kiritimati'

/**
 * Keeps the summary of every week and month that is over where its person lives, and makes those anew that a late
 * correction took away. Looks at what is missing instead of keeping a list of what to do: a run that was cut off, or
 * two at once, end the same.
 */
export async function keepSummaries(parts: SummaryParts, signal: AbortSignal): Promise<number> {
  const { database, clock, log } = parts
  let kept = 0
  for (const kind of ['week', 'month'] as const) {
    for (const { accountId, start } of await listMissing(parts, kind)) {
      if (signal.aborted) return kept
      // The trouble of one is not the trouble of those after it.
      try {
        const period: Period & { kind: typeof kind } = { ...periodOf(kind, start), kind }
        if (await keepSummary(database, accountId, period, clock.now())) kept += 1
      } catch (error) {
        log.error({ error: describeError(error) }, 'summary not kept')
      }
    }
  }
  return kept
}

async function listMissing(
  { database, clock }: SummaryParts,
  kind: 'week' | 'month',
): Promise<{ accountId: AccountId; start: string }[]> {
  const latest = civilDay(clock.now(), firstZone)
  const since = summariesSince(kind, latest)
  return database.asSystem(async (tx) => {
    const periods = [
      ...(await listLoggedPeriods(tx, kind, since, latest)),
      ...(await listRecordedPeriods(tx, kind, since, latest)),
    ]
    const kept = await listKept(tx, kind, summaryBasis(), since)
    const keyOf = ({ accountId, start }: { accountId: AccountId; start: string }) => `${accountId} ${start}`
    const done = new Set(kept.map(keyOf))
    const byKey = new Map(periods.map((one) => [keyOf(one), one]))
    return [...byKey].flatMap(([key, one]) =>
      done.has(key) || !isOver(kind, one.start, latest) ? [] : [one],
    )
  })
}
