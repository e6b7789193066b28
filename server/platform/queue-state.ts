import { type SQL, sql } from 'drizzle-orm'
import type { Sql } from './database.ts'

/** How it stands with one round, over all processes on a database. */
export interface RoundState {
  readonly name: string
  /** Jobs that nobody has begun. */
  readonly waiting: number
  /** Since when the oldest of them is due, in seconds. */
  readonly oldestS: number
  /** For how long it has been under way. */
  readonly runningS: number
  /** When one last ended well, in seconds since 1970; within the days that the queue keeps on record. */
  readonly lastSuccessS: number | null
}

export interface QueueState {
  readonly rounds: readonly RoundState[]
  /** How long ago anything was last due. */
  readonly newestS: number | null
}

const waits = sql`state in ('created', 'retry')`
const since = (moment: SQL) => sql<number>`coalesce(extract(epoch from now() - ${moment}), 0)::float8`

/** What the queue has on record of these rounds; `null` before its tables are made. */
export async function readQueue(database: Sql, names: readonly string[]): Promise<QueueState | null> {
  const [made] = await database
    .select({ stands: sql<boolean>`stands` })
    .from(sql`(select to_regclass('jobs.job') is not null as stands) as made`)
  if (!made?.stands) return null
  const found = await database
    .select({
      name: sql<string>`name`,
      waiting: sql<number>`count(*) filter (where ${waits})::int`,
      oldestS: since(sql`min(start_after) filter (where ${waits} and start_after <= now())`),
      runningS: since(sql`min(started_on) filter (where state = 'active')`),
      lastSuccessS: sql<
        number | null
      >`extract(epoch from max(completed_on) filter (where state = 'completed'))::float8`,
      newestS: since(sql`max(created_on)`),
    })
    .from(sql`jobs.job`)
    .groupBy(sql`name`)
  const newest = found.map(({ newestS }) => newestS)
  return {
    rounds: found.filter(({ name }) => names.includes(name)),
    newestS: newest.length > 0 ? Math.min(...newest) : null,
  }
}
