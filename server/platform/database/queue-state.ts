import { type SQL, sql } from 'drizzle-orm'
import type { Sql } from './database.ts'

/** State of one scheduled job, over all processes on a database. */
export interface ScheduledJobState {
  readonly name: string
  /** Number of queued runs of the job that have not started. */
  readonly waiting: number
  /** Seconds since the oldest waiting job was due; 0 when none is due. */
  readonly oldestS: number
  /** Seconds since the oldest active run of this job started; 0 when none is active. */
  readonly runningS: number
  /** Time of the last success in seconds since 1970; `null` if there is none in the queue's records. */
  readonly lastSuccessS: number | null
}

export interface QueueState {
  readonly scheduledJobs: readonly ScheduledJobState[]
  /** Seconds since a run of any job was last queued; `null` if none ever was. */
  readonly newestS: number | null
}

const waits = sql`state in ('created', 'retry')`
const since = (moment: SQL) => sql<number>`coalesce(extract(epoch from now() - ${moment}), 0)::float8`

/** Reads the queue's records of these scheduled jobs; `null` before its tables are created. */
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
    scheduledJobs: found.filter(({ name }) => names.includes(name)),
    newestS: newest.length > 0 ? Math.min(...newest) : null,
  }
}
