import { fail } from '../../platform/failure.ts'
import { describeError } from '../../platform/observability/log.ts'
import { deletePhoto } from './delete-photos.ts'
import { releaseScan } from './release-scan.ts'
import * as rules from './rules.ts'
import type { ScanContext } from './scan-services.ts'

/**
 * Cancels an unfinished scan: deletes its photo and returns its unit to the quota, unless a refused photo used the
 * unit. Returns false and changes nothing for a scan with a result. Throws `scan_not_found`.
 */
export async function cancelScan(ctx: ScanContext, { id }: { readonly id: string }): Promise<boolean> {
  const scan = await releaseScan(ctx, { id, change: { status: 'failed' } })
  if (!scan) throw fail('scan_not_found')
  if (rules.hasResult(scan)) return false
  const { photoKey } = scan
  if (photoKey) {
    // A failed deletion does not stop the cancellation: the key of the photo stays, and the hourly run deletes the
    // photo at the end of its retention.
    await deletePhoto(ctx, { accountId: ctx.accountId, id, photoKey }).catch((error: unknown) =>
      ctx.log.warn({ error: describeError(error) }, 'photo of a canceled scan is removed later'),
    )
  }
  return true
}
