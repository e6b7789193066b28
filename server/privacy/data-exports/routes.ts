import * as contract from '#contract/privacy/data-exports.ts'
import type { AccountServices } from '../../account/authentication/service.ts'
import { serveWith } from '../../platform/http/serve.ts'
import { type DataExportServices, downloadDataExport } from './download-data-export.ts'
import { requestDataExport } from './request-data-export.ts'

const downloadLimits = [{ max: 10, perSeconds: 3600 }]

const serve = serveWith<AccountServices & DataExportServices>()

export const dataExportRoutes = [
  serve(contract.requestDataExport, (ctx) => requestDataExport(ctx, ctx.body)),
  serve(
    contract.downloadDataExport,
    async (ctx) => {
      const { name, bytes } = await downloadDataExport(ctx, ctx.params)
      ctx.setHeader('content-disposition', `attachment; filename="${name}"`)
      return { bytes, type: 'application/zip' }
    },
    { limits: downloadLimits },
  ),
]
