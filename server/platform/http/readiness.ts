import type { Database } from '../database/database.ts'
import type { Metrics } from '../observability/metrics.ts'
import { readQueue, type QueueState, type ScheduledJobState } from '../database/queue-state.ts'

export type PartState = 'ok' | 'starting' | 'stuck' | 'unreachable'

export interface Readiness {
  readonly database: PartState
  readonly queue: PartState
  readonly storage: PartState
}

export interface ReadinessParts {
  readonly database: Pick<Database, 'ping' | 'unscoped'>
  readonly storage: { put(key: string, bytes: Uint8Array): Promise<void> }
  readonly scheduledJobs: readonly string[]
  readonly metrics: Metrics
  /** Returns the uptime of the process in seconds. */
  readonly uptimeS?: () => number
}

interface Queue {
  readonly state: PartState
  readonly scheduledJobs: readonly ScheduledJobState[]
}

/** Seconds for which a due job may wait before the queue counts as stuck; a job starts within seconds. */
const patienceS = 5 * 60
/**
 * Seconds after which a run counts as stuck: `longestSeconds` of `database/jobs.ts`, and a minute until pg-boss
 * notices.
 */
const longestJobS = 31 * 60
/**
 * Seconds without a newly due job after which the scheduler counts as stuck; the most frequent job is due each minute.
 */
const silenceS = 15 * 60
/** Milliseconds for which a check of queue or storage is reused, because load balancers poll every few seconds. */
const freshMs = 10_000
const limitMs = 3000
const probeKey = 'probe/readiness'

/** Returns a check of the database, the queue and the storage, with the state of each scheduled job. */
export function watchReadiness(parts: ReadinessParts): () => Promise<Readiness> {
  const { database, storage, metrics, uptimeS = () => process.uptime() } = parts
  const queue = cached(() =>
    within(readStates()).catch((): Queue => ({ state: 'unreachable', scheduledJobs: [] })),
  )
  const storageState = cached(() =>
    within(storage.put(probeKey, Uint8Array.of(1))).then(
      (): PartState => 'ok',
      (): PartState => 'unreachable',
    ),
  )

  async function readStates(): Promise<Queue> {
    const found = await readQueue(database.unscoped, parts.scheduledJobs)
    return { state: stateOf(found), scheduledJobs: found?.scheduledJobs ?? [] }
  }

  function stateOf(found: QueueState | null): PartState {
    const silentS = Math.min(found?.newestS ?? Infinity, uptimeS())
    if (silentS > silenceS) return 'stuck'
    if (!found) return 'starting'
    const isStuck = found.scheduledJobs.some(
      ({ oldestS, runningS }) => oldestS > patienceS || runningS > longestJobS,
    )
    return isStuck ? 'stuck' : 'ok'
  }

  async function check(): Promise<Readiness> {
    const [databaseState, { state }, stored] = await Promise.all([
      within(database.ping()).then(
        (): PartState => 'ok',
        (): PartState => 'unreachable',
      ),
      queue(),
      storageState(),
    ])
    return { database: databaseState, queue: state, storage: stored }
  }

  metrics.gauge('ready', async () =>
    Object.entries(await check()).map(([part, state]) => ({
      labels: { part },
      value: state === 'ok' || state === 'starting' ? 1 : 0,
    })),
  )
  metrics.gauge('round_jobs_waiting', async () =>
    (await queue()).scheduledJobs.map(({ name, waiting }) => ({ labels: { round: name }, value: waiting })),
  )
  metrics.gauge('round_oldest_waiting_seconds', async () =>
    (await queue()).scheduledJobs.map(({ name, oldestS }) => ({ labels: { round: name }, value: oldestS })),
  )
  metrics.gauge('round_last_success_timestamp_seconds', async () =>
    (await queue()).scheduledJobs.flatMap(({ name, lastSuccessS }) =>
      lastSuccessS === null ? [] : { labels: { round: name }, value: lastSuccessS },
    ),
  )
  return check
}

/** Returns a check that runs `ask` at most once every `freshMs`; concurrent callers share the run. */
function cached<T>(ask: () => Promise<T>): () => Promise<T> {
  let askedAt = -Infinity
  let answer: Promise<T> | undefined
  return () => {
    if (answer === undefined || performance.now() - askedAt > freshMs) {
      askedAt = performance.now()
      answer = ask()
    }
    return answer
  }
}

async function within<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer in time')), limitMs)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
