import { sql } from 'drizzle-orm'
import type { Sql } from '../database/database.ts'
import { rateLimits } from './table.ts'

/** State of a count after a query: the uses in its window, and the window's end. */
export interface Use {
  readonly used: number
  readonly endsAt: Date
}

/** Uses that one query counts together. */
interface Batch {
  uses: number
  readonly counted: Promise<Use>
}

/** Milliseconds by which the clocks of processes that share a count may differ. */
const clocksDifferMs = 10_000

interface AddedUses {
  readonly key: string
  readonly perSeconds: number
  readonly uses: number
}

/** Adds uses to a count. If the count's window is over, starts a new window with these uses. */
export async function addUses(database: Sql, { key, perSeconds, uses }: AddedUses, now: Date): Promise<Use> {
  const endsAt = new Date(now.getTime() + perSeconds * 1000)
  // A window that ends later than one that starts now was started before the clock was set back.
  const latest = new Date(endsAt.getTime() + clocksDifferMs)
  const over = sql`(${rateLimits.endsAt} <= ${now.toISOString()} or ${rateLimits.endsAt} > ${latest.toISOString()})`
  const [counted] = await database
    .insert(rateLimits)
    .values({ key, startedAt: now, endsAt, used: uses })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        used: sql`case when ${over} then excluded.used else ${rateLimits.used} + excluded.used end`,
        startedAt: sql`case when ${over} then excluded.started_at else ${rateLimits.startedAt} end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
    })
    .returning({ used: rateLimits.used, endsAt: rateLimits.endsAt })
  return counted ?? { used: uses, endsAt }
}

/**
 * Returns the batching of uses by key. Each key has one query at a time; uses that arrive while it runs are counted
 * together by the next query. The returned function adds a use and returns the batch and the use's place in it, from 1.
 */
export function createUseBatches(add: (key: string, perSeconds: number, uses: number) => Promise<Use>) {
  const nextBatches = new Map<string, Batch>()
  const lastBatches = new Map<string, Promise<unknown>>()

  function openBatch(key: string, perSeconds: number): Batch {
    const counted = (lastBatches.get(key) ?? Promise.resolve()).then(() => {
      nextBatches.delete(key)
      return add(key, perSeconds, batch.uses)
    })
    const batch: Batch = { uses: 0, counted }
    nextBatches.set(key, batch)
    const settled: Promise<unknown> = counted
      .catch(() => {})
      .finally(() => {
        if (lastBatches.get(key) === settled) lastBatches.delete(key)
      })
    lastBatches.set(key, settled)
    return batch
  }

  return (key: string, perSeconds: number): { readonly batch: Readonly<Batch>; readonly place: number } => {
    const batch = nextBatches.get(key) ?? openBatch(key, perSeconds)
    batch.uses += 1
    return { batch, place: batch.uses }
  }
}
