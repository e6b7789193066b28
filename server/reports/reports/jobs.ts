import { periodOf } from '#nutrition/reports/period.ts'
import { listRecordedPeriods } from '../../day/adherence/service.ts'
import { listLoggedPeriods } from '../../day/meals/service.ts'
import { accountContextOf, type Platform } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { ScheduledJob } from '../../platform/database/jobs.ts'
import { everyHour } from '../../platform/database/schedules.ts'
import { describeError } from '../../platform/observability/log.ts'
import { addDue, listDue, listKept, type OwnedPeriod } from './queries.ts'
import { summariesSince, summaryBasis } from './rules.ts'
import { saveSummary } from './service.ts'

/** Time zone in which each date begins first. A period that has not ended there has ended nowhere. */
const firstZone = 'Pacific/Kiritimati'

const kinds = ['week', 'month'] as const

/**
 * Returns the job that computes the summary of every finished week and month, and again after a late correction.
 * Triggers record what is due; the first run of a process also looks for older records and summaries made by other
 * rules. Interrupted or concurrent runs give the same result.
 */
export function summaryJobs(services: Platform): readonly ScheduledJob[] {
  let hasScannedAllDays = false
  const work = async (signal: AbortSignal): Promise<void> => {
    if (!hasScannedAllDays) await addMissingSummaries(services)
    hasScannedAllDays = true
    const saved = await saveDueSummaries(services, signal)
    if (saved > 0) services.log.info({ kept: saved }, 'summaries saved')
  }
  return [{ name: 'summaries', cron: everyHour, work }]
}

/**
 * Computes and saves the due summaries until `signal` aborts, and returns their number. A failed one is logged and does
 * not stop the others.
 */
async function saveDueSummaries(services: Platform, signal: AbortSignal): Promise<number> {
  const { database, clock, log } = services
  let saved = 0
  for (const kind of kinds) {
    const current = periodOf(kind, civilDay(clock.now(), firstZone)).start
    for (const { accountId, start } of await database.asSystem((tx) => listDue(tx, kind, current))) {
      if (signal.aborted) return saved
      try {
        const period = { ...periodOf(kind, start), kind }
        if (await saveSummary(accountContextOf(services, accountId), period)) saved += 1
      } catch (error) {
        log.error({ error: describeError(error) }, 'summary not saved')
      }
    }
  }
  return saved
}

/** Records as due the weeks and months that have records but no summary by the current rules. */
async function addMissingSummaries({ database, clock }: Platform): Promise<void> {
  const latest = civilDay(clock.now(), firstZone)
  for (const kind of kinds) {
    const since = summariesSince(kind, latest)
    await database.asSystem(async (tx) => {
      const periods = [
        ...(await listLoggedPeriods(tx, kind, { from: since, to: latest })),
        ...(await listRecordedPeriods(tx, kind, { from: since, to: latest })),
      ]
      const kept = await listKept(tx, kind, { basis: summaryBasis(), since })
      const done = new Set(kept.map(keyOf))
      const byKey = new Map(periods.map((one) => [keyOf(one), { ...one, kind }]))
      await addDue(
        tx,
        [...byKey].flatMap(([key, one]) => (done.has(key) ? [] : [one])),
      )
    })
  }
}

function keyOf({ accountId, start }: Omit<OwnedPeriod, 'kind'>): string {
  return `${accountId} ${start}`
}
