import type { MealType } from '#nutrition/targets/meal-type.ts'
import { takeScan } from '../../billing/subscription/service.ts'
import type { TextReading } from '../../day/meals/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { ofAccount } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import * as queries from './queries.ts'
import type { ScanRow } from './queries.ts'
import * as rules from './rules.ts'

interface Result {
  readonly id: string
  readonly recognisedBy: ScanRow['recognisedBy']
  readonly reading: TextReading
  /** Meal that the description names; without one, the scan keeps the one that it has. */
  readonly mealType?: MealType | undefined
}

/**
 * Saves a result and counts the scan on the quota, unless it holds a unit already. Does nothing for a scan with a
 * result. Throws `scan_state_conflict` for a failed scan, `quota_reached`, `trial_expired`.
 */
export async function saveResult(
  { accountId, database, clock }: AccountContext,
  { id, recognisedBy, reading, mealType }: Result,
): Promise<void> {
  await database.asSystem(async (tx) => {
    const own = ofAccount(tx, accountId)
    const scan = await queries.lockScan(own, id)
    if (!scan || rules.hasResult(scan)) return
    if (scan.status === 'failed') throw fail('scan_state_conflict')
    if (!scan.holdsQuota) await takeScan(own, clock.now())
    await queries.updateScan(own, id, {
      ...reading,
      recognisedBy,
      ...(mealType && { mealType }),
      status: 'done',
      holdsQuota: true,
      recognisingSince: null,
    })
  })
}
