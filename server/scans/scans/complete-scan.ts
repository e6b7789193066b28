import type { Body } from '#contract/endpoint.ts'
import type { completeScan as endpoint, Scan } from '#contract/scans/scans.ts'
import { recordMentions } from '../../account/health-readings/service.ts'
import { readNutritionProfileOf } from '../../account/profile/service.ts'
import { loadReader, readDescription, saidMealOf } from '../../day/meals/service.ts'
import { fail, Failure } from '../../platform/failure.ts'
import * as queries from './queries.ts'
import type { ScanRow } from './queries.ts'
import { readScan } from './read-scan.ts'
import { recogniseScan } from './recognise-scan.ts'
import { releaseScan } from './release-scan.ts'
import * as rules from './rules.ts'
import { saveResult } from './save-result.ts'
import type { ScanContext } from './scan-services.ts'

type Asked = Body<typeof endpoint>

/**
 * Recognises the foods of a scan's photo or description, returns the scan and counts the outcome in the metrics. Throws
 * `scan_not_found`, `scan_state_conflict`, `scan_upload_missing`, `nothing_recognised`, `busy`, the quota's codes and
 * those of a recognition.
 */
export async function completeScan(ctx: ScanContext, asked: Asked): Promise<Scan> {
  const way = asked.description === undefined ? 'photo' : 'description'
  try {
    const scan = await complete(ctx, asked)
    ctx.metrics.count('scans', { way, outcome: scan.status })
    return scan
  } catch (error) {
    ctx.metrics.count('scans', { way, outcome: error instanceof Failure ? error.code : 'failed' })
    throw error
  }
}

async function complete(ctx: ScanContext, { scan_id: id, path, description }: Asked): Promise<Scan> {
  const { accountId, database } = ctx
  const scan = await database.asAccount(accountId, (tx) => queries.findScan(tx, id))
  if (!scan || (path !== undefined && path !== rules.pathOf(accountId, id))) throw fail('scan_not_found')
  if (rules.hasResult(scan)) return readScan(ctx, { id })
  if (scan.status === 'failed') throw fail('scan_state_conflict')
  if (description !== undefined) await readWords(ctx, scan, description)
  else if (rules.hasPhoto(scan)) await recogniseScan(ctx, scan)
  else throw fail('scan_upload_missing')
  return readScan(ctx, { id })
}

async function readWords(ctx: ScanContext, scan: ScanRow, description: string): Promise<void> {
  const { accountId, database, now } = ctx
  const { id } = scan
  const nutritionProfile = await readNutritionProfileOf(database, accountId, now)
  const reader = await database.asAccount(accountId, (tx) => loadReader(tx, nutritionProfile))
  const { alternatives: _, savedType, ...reading } = readDescription(description, reader)
  if (reading.parts.length === 0) {
    const status = rules.hasPhoto(scan) ? 'awaiting_description' : 'awaiting_photo'
    await releaseScan(ctx, { id, change: { status } })
    throw fail('nothing_recognised')
  }
  const said = { field: 'refeicao', text: description } as const
  await database.asAccount(accountId, (tx) => recordMentions({ tx, now }, said, { refused: [], isNew: true }))
  const mealType = saidMealOf(description, reader, { nutritionProfile, now }) ?? savedType
  await saveResult(ctx, { id, recognisedBy: 'description', reading, mealType })
}
