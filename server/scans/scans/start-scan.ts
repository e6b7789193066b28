import { randomUUID } from 'node:crypto'
import type { Body, Reply } from '#contract/endpoint.ts'
import type { startScan as endpoint } from '#contract/scans/scans.ts'
import { readNutritionProfileOf } from '../../account/profile/service.ts'
import { giveBackScans, takeScan } from '../../billing/subscription/service.ts'
import { dayOf, mealTypeNow, momentOf } from '../../day/days/service.ts'
import { ofAccount } from '../../platform/database/database.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'
import type { ScanContext } from './scan-services.ts'

/**
 * Starts a scan, takes one scan of the quota for it, and returns an upload address for its photo. A repeated `id`
 * starts no second scan. Throws `day_out_of_range`, `quota_reached`, `trial_expired`.
 */
export async function startScan(
  ctx: ScanContext,
  asked: Body<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const { accountId, database, links, now, publicOrigin } = ctx
  const id = asked.id ?? randomUUID()
  const nutritionProfile = await readNutritionProfileOf(database, accountId, now)
  const eatenAt = asked.eaten_at === undefined ? null : momentOf(asked.eaten_at, now)
  // `dayOf` rejects a time of eating to whose day no meal may be added.
  if (eatenAt) dayOf(eatenAt, nutritionProfile, now)
  const mealType = asked.meal_type ?? mealTypeNow(nutritionProfile, eatenAt ?? now)
  await addScan(ctx, { id, createdAt: now, eatenAt, mealType })
  const token = links.sign('scan-upload', [accountId, id], rules.minutesAfter(now, rules.uploadMinutes))
  return {
    scan_id: id,
    uploadUrl: `${publicOrigin}/api/scan-uploads/${token}`,
    path: rules.pathOf(accountId, id),
  }
}

/**
 * Adds a scan and takes one scan of the quota for it, after abandoned scans have released theirs. Does nothing if the
 * id exists.
 */
async function addScan(
  { accountId, database, now }: ScanContext,
  scan: Pick<queries.ScanRow, 'id' | 'createdAt' | 'eatenAt' | 'mealType'>,
): Promise<void> {
  await database.asSystem(async (tx) => {
    const own = ofAccount(tx, accountId)
    if (!(await queries.addScan(own, { ...scan, status: 'awaiting_photo', holdsQuota: true }))) return
    const before = rules.minutesBefore(now, rules.unfinishedMinutes)
    const withoutPhotoBefore = rules.minutesBefore(now, rules.uploadMinutes)
    const abandoned = await queries.abandonScans(own, before, withoutPhotoBefore)
    await giveBackScans(own, abandoned)
    await takeScan(own, now)
  })
}
