import type { Applied, applyScan as endpoint } from '#contract/day/rebalances.ts'
import type { Body } from '#contract/endpoint.ts'
import { withProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { takeResult } from '../../scans/scans/service.ts'
import { dayOf, momentOf, resolveDay } from '../days/service.ts'
import { logScan } from '../meals/service.ts'
import { rebalanceAfter } from './rebalance-day.ts'

/**
 * Logs the result of a scan once and rebalances the meals still planned today; a scan of another day changes no plan.
 * Throws `scan_not_found`, `scan_not_ready`, `day_out_of_range`.
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
    return rebalanceAfter(own, await logScan(tx, scan, date))
  })
}
