import * as contract from '#contract/data-exports.ts'
import type { Accounts } from '../account/service.ts'
import { serve, type ServedEndpoint } from '../platform/serve.ts'
import type { DataExports } from './service.ts'

const downloadLimits = [{ max: 10, perSeconds: 3600 }]

export function dataExportRoutes(
  dataExports: DataExports,
  { assertPassword }: Pick<Accounts, 'assertPassword'>,
): readonly ServedEndpoint[] {
  return [
    serve(contract.requestDataExport, async (call) => {
      await assertPassword(call, call.account, call.body.password)
      const prepared = await dataExports.prepare(call.account.id)
      call.log.info({ act: 'data export allowed' }, 'audit')
      return prepared
    }),
    serve(
      contract.downloadDataExport,
      async ({ account, params, log, setHeader }) => {
        const { name, bytes } = await dataExports.download(account.id, params.token)
        log.info({ act: 'data export begun' }, 'audit')
        setHeader('content-disposition', `attachment; filename="${name}"`)
        return { bytes, type: 'application/zip' }
      },
      { limits: downloadLimits },
    ),
  ]
}
