import { periodOf } from '#nutrition/reports/period.ts'
import { listRecordedPeriods } from '../adherence/service.ts'
import { listLoggedPeriods } from '../meals/service.ts'
import { civilDay } from '../platform/civil-day.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { describeError, type Log } from '../platform/log.ts'
import { addDue, listDue, listKept, type OwnedPeriod } from './queries.ts'
import { summariesSince, summaryBasis } from './rules.ts'
import { keepSummary } from './service.ts'

export interface SummaryParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
}

/** Where days begin first: what is not over there is over nowhere. */
const firstZone = 'Pacific/Kiritimati'

const kinds = ['week', 'month'] as const

/**
 * Keeps the summary of every week and month that is over where its person lives, and makes those anew that a late
 * correction took away. What is due is written down with each change of a day. The first round of a process looks at all
 * days besides: what was lived before anything was written down is found by it, and what other rules made than this
 * process goes by. A run that was cut off, or two at once, end the same.
 */
export function createSummaryRound(parts: SummaryParts): (signal: AbortSignal) => Promise<number> {
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
      // The trouble of one is not the trouble of those after it.
      try {
        const period = { ...periodOf(kind, start), kind }
        if (await keepSummary(database, accountId, period, clock.now())) kept += 1
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
      ...(await listLoggedPeriods(tx, kind, since, latest)),
      ...(await listRecordedPeriods(tx, kind, since, latest)),
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
