import type { Body } from '#contract/endpoint.ts'
import type { correctScan as endpoint, Scan } from '#contract/scans/scans.ts'
import { noLeftovers, ownFoodsIn, partsFromChoices } from '../../day/meals/rules.ts'
import { readChosenOwnFoods } from '../../day/foods/service.ts'
import { fail } from '../../platform/failure.ts'
import * as queries from './queries.ts'
import { readScan } from './read-scan.ts'
import type { ScanContext } from './scan-services.ts'

/**
 * Replaces the items of a scan with a result, and its meal type if given. Throws `scan_not_found`, `scan_not_ready`,
 * `food_not_found`, and `scan_state_conflict` for an applied scan.
 */
export async function correctScan(
  ctx: ScanContext,
  { id, items, meal_type: mealType }: Body<typeof endpoint> & { readonly id: string },
): Promise<Scan> {
  await ctx.database.asAccount(ctx.accountId, async (tx) => {
    const scan = await queries.lockScan(tx, id)
    if (!scan) throw fail('scan_not_found')
    if (scan.status === 'applied') throw fail('scan_state_conflict')
    if (scan.status !== 'done') throw fail('scan_not_ready')
    const own = await readChosenOwnFoods(tx, items, ownFoodsIn(scan.parts))
    const parts = partsFromChoices(items, own)
    await queries.updateScan(tx, id, { ...noLeftovers, parts, ...(mealType && { mealType }) })
  })
  return readScan(ctx, { id })
}
