import { periodOf } from '#nutrition/reports/period.ts'
import { listRecordedPeriods } from '../../day/adherence/service.ts'
import { listLoggedPeriods } from '../../day/meals/service.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { describeError, type Log } from '../../platform/observability/log.ts'
import { addDue, listDue, listKept, type OwnedPeriod } from './queries.ts'
import { summariesSince, summaryBasis } from './rules.ts'
import { saveSummary } from './service.ts'

export interface SummaryParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
}

/** First time zone to reach a date. A period that has not ended there has not ended anywhere. */
const firstZone = 'Pacific/Kiritimati'

const kinds = ['week', 'month'] as const

/**
 * Computes the summary of every finished week and month, and recomputes those invalidated by a late correction.
 * Triggers record what is due with each change of a day. The first run of a process also scans all days, to find
 * records older than the triggers and summaries made by other rules. Interrupted or concurrent runs give the same
 * result.
 */
export function createSummaryJob(parts: SummaryParts): (signal: AbortSignal) => Promise<number> {
  let hasLookedAtAll = false
  return async (signal) => {
    if (!hasLookedAtAll) for (const kind of kinds) await writeMissing(parts, kind)
    hasLookedAtAll = true
    return keepDue(parts, signal)
  }
}

async function keepDue({ database, clock, log }: SummaryParts, signal: AbortSignal): Promise<number> {
  let kept = 0
  for (const kind of kinds) {
    const current = periodOf(kind, civilDay(clock.now(), firstZone)).start
    for (const { accountId, start } of await database.asSystem((tx) => listDue(tx, kind, current))) {
      if (signal.aborted) return kept
      // A failed summary does not stop the others.
      try {
        const period = { ...periodOf(kind, start), kind }
        if (await saveSummary(database, accountId, period, clock.now())) kept += 1
      } catch (error) {
        log.error({ error: describeError(error) }, 'summary not kept')
      }
    }
  }
  return kept
}

async function writeMissing({ database, clock }: SummaryParts, kind: OwnedPeriod['kind']): Promise<void> {
  const latest = civilDay(clock.now(), firstZone)
  const since = summariesSince(kind, latest)
  await database.asSystem(async (tx) => {
    const periods = [
      ...(await listLoggedPeriods(tx, kind, { from: since, to: latest })),
      ...(await listRecordedPeriods(tx, kind, { from: since, to: latest })),
    ]
    const kept = await listKept(tx, kind, summaryBasis(), since)
    const keyOf = ({ accountId, start }: Omit<OwnedPeriod, 'kind'>) => `${accountId} ${start}`
    const done = new Set(kept.map(keyOf))
    const byKey = new Map(periods.map((one) => [keyOf(one), { ...one, kind }]))
    await addDue(
      tx,
      [...byKey].flatMap(([key, one]) => (done.has(key) ? [] : [one])),
    )
  })
}
