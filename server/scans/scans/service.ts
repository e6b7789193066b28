import type { AccountTransaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import * as queries from './queries.ts'
import type { ScanRow } from './queries.ts'
import * as rules from './rules.ts'

/**
 * Marks a scan with a result as applied and returns it; a repeated call returns the same. Throws `scan_not_found`,
 * `scan_not_ready`.
 */
export async function takeResult(
  tx: AccountTransaction,
  id: string,
): Promise<Pick<ScanRow, 'id' | 'createdAt' | 'eatenAt' | 'mealType' | 'parts'>> {
  const scan = await queries.lockScan(tx, id)
  if (!scan) throw fail('scan_not_found')
  if (!rules.hasResult(scan)) throw fail('scan_not_ready')
  if (scan.status === 'done') await queries.updateScan(tx, id, { status: 'applied' })
  return scan
}
