import * as contract from '#contract/diary-exports.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Call, serve } from '../platform/serve.ts'
import { exportDays, exportItems, type ExportedFile } from './service.ts'

/** A year is a lot to write; nobody needs it more often. */
const exportLimits = [{ max: 20, perSeconds: 60 }]
/** The file goes where its person puts it: no copy of a diary stays behind in the browser of a shared computer. */
const options = { compresses: true, limits: exportLimits }

function download({ name, bytes }: ExportedFile, setHeader: Call<Endpoint>['setHeader']) {
  setHeader('content-disposition', `attachment; filename="${name}"`)
  return { bytes, type: 'text/csv; charset=utf-8' }
}

export const diaryExportRoutes = [
  serve(
    contract.exportDays,
    async ({ account, database, query, clock, setHeader }) =>
      download(await exportDays(database, account.id, query, clock.now()), setHeader),
    options,
  ),
  serve(
    contract.exportItems,
    async ({ account, database, query, clock, setHeader }) =>
      download(await exportItems(database, account.id, query, clock.now()), setHeader),
    options,
  ),
]
