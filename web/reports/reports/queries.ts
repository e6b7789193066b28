import type { Report, ReportPeriod } from '#contract/reports/reports.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { freshness } from '../../api/query-client.ts'
import { freshOrCached } from '../../api/offline-cache.ts'
import type { NamedFile } from '../shared/saved-file.ts'

/** Part of the query key for a report without a requested start. */
const ofToday = 'hoje'

function reportKey(period: ReportPeriod, start: string | null) {
  return ['report', period, start ?? ofToday] as const
}

/** Query of a report; with `start` null, of the period that contains today. */
export function reportQuery(period: ReportPeriod, start: string | null) {
  const queryKey = reportKey(period, start)
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) =>
      freshOrCached(client, queryKey, async () => {
        const query = { period, ...(start !== null && { start }) }
        const report = await call('GET /api/reports', { query, signal })
        // The summary is stored in the background; a failure is ignored.
        void storeSummary(report).catch(() => undefined)
        return report
      }),
    staleTime: freshness.reports,
    // Refetched on every visit: a meal logged a moment ago is expected here. Cached data is shown until then.
    refetchOnMount: 'always',
  })
}

async function storeSummary({ period, start, end, days_logged: daysLogged }: Report): Promise<void> {
  if (period === 'year' || daysLogged === 0 || (await isStored(period, start))) return
  const reportType = period === 'week' ? 'weekly' : 'monthly'
  await call('POST /api/reports-generate', {
    body: { reportType, startDate: start, endDate: end },
    idempotent: true,
  })
}

async function isStored(period: 'week' | 'month', start: string): Promise<boolean> {
  const stored =
    period === 'week'
      ? await call('GET /api/weekly-summaries', { query: { week_start: start } })
      : await call('GET /api/monthly-reports', { query: { month_start: start } })
  return stored.length > 0
}

export type ExportedTable = 'days' | 'items'

const exports = {
  days: { route: 'GET /api/diary-days.csv', name: 'dias' },
  items: { route: 'GET /api/diary-items.csv', name: 'alimentos' },
} as const

/** Returns the diary from the start of a period to its end or today, as a CSV file with its name. */
export async function exportTable(
  table: ExportedTable,
  { start, end, today }: Pick<Report, 'start' | 'end' | 'today'>,
): Promise<NamedFile> {
  const { route, name } = exports[table]
  const to = end < today ? end : today
  const file = await call(route, { query: { from: start, to } })
  return { file, name: `${name}-${start}-a-${to}.csv` }
}

/** Returns the PDF of the month that begins at `start`, with its file name. */
export async function fetchDocument({ start }: Pick<Report, 'start'>): Promise<NamedFile> {
  const month = start.slice(0, 7)
  const file = await call('GET /api/monthly-reports/{month}/pdf', { params: { month } })
  return { file, name: `prato-certo-${month}.pdf` }
}
