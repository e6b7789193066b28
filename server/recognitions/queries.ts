import { lt, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import { visionUsage } from './table.ts'

/** Counts one call of the model; `false` when the day's budget is spent. */
export async function countVisionCall(tx: Transaction, day: string, limit: number): Promise<boolean> {
  const counted = await tx
    .insert(visionUsage)
    .values({ day, calls: 1 })
    .onConflictDoUpdate({
      target: visionUsage.day,
      set: { calls: sql`${visionUsage.calls} + 1` },
      setWhere: lt(visionUsage.calls, limit),
    })
    .returning({ calls: visionUsage.calls })
  return counted.length === 1
}
