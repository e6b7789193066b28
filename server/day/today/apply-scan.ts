import type { Applied, applyScan as endpoint } from '#contract/day/rebalances.ts'
import type { Body } from '#contract/endpoint.ts'
import { withProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { takeResult } from '../../scans/scans/service.ts'
import { dayOf, momentOf, resolveDay } from '../days/service.ts'
import { logScan } from '../meals/service.ts'
import { proposeAfter } from './propose-after.ts'

/**
 * Logs the result of a scan once and proposes changes of the meals still planned today. Throws `scan_not_found`,
 * `scan_not_ready`, `day_out_of_range`.
 */
export function applyScan(ctx: AccountContext, asked: Body<typeof endpoint>): Promise<Applied> {
  return withProfile(ctx, async (own) => {
    const { tx, nutritionProfile, now } = own
    const result = await takeResult(tx, asked.scan_id)
    const eatenAt = asked.eaten_at === undefined ? result.eatenAt : momentOf(asked.eaten_at, now)
    const date =
      eatenAt && asked.date === undefined
        ? dayOf(eatenAt, nutritionProfile, now)
        : resolveDay(asked.date, nutritionProfile, now)
    const scan = { ...result, eatenAt, mealType: asked.meal_type ?? result.mealType }
    return proposeAfter(own, await logScan(tx, scan, date))
  })
}
