import { giveBackScans } from '../../billing/subscription/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { ofAccount } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import * as queries from './queries.ts'
import type { ScanRow } from './queries.ts'
import * as rules from './rules.ts'
import type { ScanContext } from './scan-services.ts'

interface Release {
  readonly id: string
  readonly change: Partial<ScanRow>
  readonly mayRelease?: (scan: ScanRow) => boolean
}

/**
 * Applies `change` to a scan that is not over and releases its quota unit, unless a refused photo used the unit. A scan
 * that is over, or for which `mayRelease` returns false, stays unchanged. Returns the scan as it was before, or `null`.
 */
export async function releaseScan(
  { accountId, database }: AccountContext,
  { id, change, mayRelease = () => true }: Release,
): Promise<ScanRow | null> {
  return database.asSystem(async (tx) => {
    const own = ofAccount(tx, accountId)
    const scan = await queries.lockScan(own, id)
    if (!scan || rules.isOver(scan) || !mayRelease(scan)) return scan
    const holdsQuota = rules.isCharged(scan)
    await giveBackScans(own, scan.holdsQuota && !holdsQuota ? 1 : 0)
    await queries.updateScan(own, id, { ...change, holdsQuota, recognisingSince: null })
    return scan
  })
}

/**
 * Runs work on a scan in a queue of this process. If the queue is full or the wait too long, throws `busy`; the scan
 * can then be retried and its quota unit is released.
 */
export async function runQueued<T>(
  ctx: ScanContext,
  { id, queue }: { readonly id: string; readonly queue: keyof rules.ScanQueues },
  work: () => Promise<T>,
): Promise<T> {
  return ctx.scanQueues[queue](work).catch(async (error: unknown) => {
    const isBusy = error instanceof Failure && error.code === 'busy'
    // The scan is not released while a concurrent request runs its recognition.
    if (isBusy) {
      const mayRelease = (scan: ScanRow) => !rules.isBeingRecognised(scan, ctx.clock.now())
      await releaseScan(ctx, { id, change: {}, mayRelease })
    }
    throw error
  })
}
