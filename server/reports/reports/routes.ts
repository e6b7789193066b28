import * as contract from '#contract/reports/reports.ts'
import { serve } from '../../platform/http/serve.ts'
import { generateReport, listMonthlyReports, listWeeklySummaries, readReport } from './service.ts'

/** Enough for paging by hand, and a limit for scripts. */
const readLimits = [{ max: 120, perSeconds: 60 }]
const generateLimits = [{ max: 30, perSeconds: 60 }]

export const reportRoutes = [
  serve(contract.readReport, (ctx) => readReport(ctx, ctx.query), {
    revalidates: true,
    limits: readLimits,
  }),
  serve(contract.listWeeklySummaries, (ctx) => listWeeklySummaries(ctx, ctx.query)),
  serve(contract.listMonthlyReports, (ctx) => listMonthlyReports(ctx, ctx.query)),
  serve(contract.generateReport, (ctx) => generateReport(ctx, ctx.body), { limits: generateLimits }),
]
