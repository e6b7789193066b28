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
 * Releases the quota unit of an open scan, which can still be described or retried. A finished scan, and one whose
 * refused photo cost a unit, stay unchanged. Returns the scan as it was before.
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
 * Runs work on a scan in a queue of this process. When the queue is full or the wait too long (`busy`), the scan can be
 * retried and holds no quota unit.
 */
export async function runQueued<T>(
  ctx: ScanContext,
  { id, queue }: { readonly id: string; readonly queue: keyof rules.ScanQueues },
  work: () => Promise<T>,
): Promise<T> {
  return ctx.scanQueues[queue](work).catch(async (error: unknown) => {
    const isBusy = error instanceof Failure && error.code === 'busy'
    // Not released if a concurrent request is running its recognition.
    if (isBusy) {
      const mayRelease = (scan: ScanRow) => !rules.isBeingRecognised(scan, ctx.clock.now())
      await releaseScan(ctx, { id, change: {}, mayRelease })
    }
    throw error
  })
}
