import * as contract from '#contract/reports/reports.ts'
import { serve } from '../../platform/http/serve.ts'
import { generateReport, listMonthlyReports, listWeeklySummaries, readReport } from './service.ts'

/** Enough for paging by hand; stops scripts. */
const readLimits = [{ max: 120, perSeconds: 60 }]
const generateLimits = [{ max: 30, perSeconds: 60 }]

export const reportRoutes = [
  serve(
    contract.readReport,
    ({ account, database, query, clock }) => readReport(database, account.id, query, clock.now()),
    { revalidates: true, limits: readLimits },
  ),
  serve(contract.listWeeklySummaries, ({ account, database, query, clock }) =>
    listWeeklySummaries(database, account.id, query, clock.now()),
  ),
  serve(contract.listMonthlyReports, ({ account, database, query, clock }) =>
    listMonthlyReports(database, account.id, query, clock.now()),
  ),
  serve(
    contract.generateReport,
    ({ account, database, body, clock }) => generateReport(database, account.id, body, clock.now()),
    { limits: generateLimits },
  ),
]
