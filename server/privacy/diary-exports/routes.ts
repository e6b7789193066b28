import * as contract from '#contract/privacy/diary-exports.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Call, serve } from '../../platform/http/serve.ts'
import { exportDays, exportItems, type ExportedFile } from './service.ts'

/** Strict limits, because exporting a year takes long. */
const exportLimits = [{ max: 20, perSeconds: 60 }]
/** Without `revalidates`, so that the reply is not stored in the browser, which may be a shared computer's. */
const options = { compresses: true, limits: exportLimits }

function download({ name, bytes }: ExportedFile, setHeader: Call<Endpoint>['setHeader']) {
  setHeader('content-disposition', `attachment; filename="${name}"`)
  return { bytes, type: 'text/csv; charset=utf-8' }
}

export const diaryExportRoutes = [
  serve(
    contract.exportDays,
    async (ctx) => download(await exportDays(ctx, ctx.query), ctx.setHeader),
    options,
  ),
  serve(
    contract.exportItems,
    async (ctx) => download(await exportItems(ctx, ctx.query), ctx.setHeader),
    options,
  ),
]
