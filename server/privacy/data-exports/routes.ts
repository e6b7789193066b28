import * as contract from '#contract/privacy/data-exports.ts'
import { type ServedEndpoint, serveWith } from '../../platform/http/serve.ts'
import type { RecordAuditEvent } from '../../platform/http/security-audit.ts'
import type { AccountServices } from '../../account/authentication/service.ts'
import { assertProof } from '../../account/second-factors/service.ts'
import type { DataExports } from './service.ts'

const serve = serveWith<AccountServices>()

const downloadLimits = [{ max: 10, perSeconds: 3600 }]

export function dataExportRoutes(
  dataExports: DataExports,
  recordAuditEvent: RecordAuditEvent,
): readonly ServedEndpoint<AccountServices>[] {
  return [
    serve(contract.requestDataExport, async (call) => {
      await assertProof(call, call.body)
      const prepared = await dataExports.prepare(call.account.id)
      await recordAuditEvent(call, 'data_export_allowed', call.account.id)
      return prepared
    }),
    serve(
      contract.downloadDataExport,
      async (call) => {
        const { account, params, setHeader } = call
        const { name, bytes } = await dataExports.download(account.id, params.token)
        await recordAuditEvent(call, 'data_export_begun', account.id)
        setHeader('content-disposition', `attachment; filename="${name}"`)
        return { bytes, type: 'application/zip' }
      },
      { limits: downloadLimits },
    ),
  ]
}
