import { setTimeout } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Statements } from './database.ts'
import { describeError, type Log } from '../observability/log.ts'
import { patiently } from './query-limit.ts'

/** Scheduled job. It finds its work in the tables, so that a skipped run loses nothing. */
export interface ScheduledJob {
  /** Name of the job and of its queue. */
  readonly name: string
  /** Schedule in cron syntax, in São Paulo time. */
  readonly cron: string
  /** Whether the job also runs when a process starts, to finish what an earlier process left. */
  readonly isDueAtStart?: boolean
  /** Runs the job; stops early when the signal aborts, and leaves the rest to the next run. */
  readonly work: (signal: AbortSignal) => Promise<unknown>
}

/** Polling intervals of the queue, in seconds. */
export interface Pace {
  /** Delay before the first poll, and before the start is retried after an error. */
  readonly start: number
  readonly restart: number
  /** Intervals of looking for due jobs, for queued jobs, and for jobs of processes that ended. */
  readonly schedule: number
  readonly queue: number
  readonly lost: number
  /** Delay before the first retry of a failed job. */
  readonly retry: number
}

/**
 * Polling intervals in production. The queue starts after the first replies, because creating its tables keeps the
 * embedded database busy for a third of a second; each poll costs that database a few milliseconds.
 */
const productionPace: Pace = { start: 1, restart: 60, schedule: 30, queue: 10, lost: 60, retry: 10 }

/** Schema of the queue's tables, separate from the app's tables; requests cannot reach it. */
const schema = 'jobs'
const timezone = 'America/Sao_Paulo'
const retries = 3
/** Seconds after which a running job counts as hung. */
const longestSeconds = 30 * 60
/** Seconds without a heartbeat after which a process counts as gone. */
const silenceSeconds = 30
const keptOnRecordSeconds = 7 * 86_400
/** Grace period for running scheduled jobs at shutdown. */
const graceMs = 7000
/** Seconds between polls for dependent jobs of pg-boss (flows), which this app does not use. */
const dependentJobsSeconds = 86_400

export interface Jobs {
  /** Starts the queue in the background. If it cannot start, the start is retried while the app serves requests. */
  start(): void
  /** Aborts running jobs and waits up to `graceMs` for them to end. */
  stop(): Promise<void>
}

export interface JobParts {
  readonly database: Statements
  readonly log: Log
  readonly scheduledJobs: readonly ScheduledJob[]
  readonly pace?: Pace
}

/** Queue of one process. `ending` aborts when the process stops. */
interface Queue extends Required<JobParts> {
  readonly ending: AbortSignal
}

/** Creates the runner of scheduled jobs. Of the processes that share a database, exactly one runs a due job. */
export function createJobs({ pace = productionPace, ...parts }: JobParts): Jobs {
  const ending = new AbortController()
  let starting: Promise<PgBoss | null> = Promise.resolve(null)
  return {
    start: () => {
      starting = openWhenPossible({ ...parts, pace, ending: ending.signal })
    },
    stop: async () => {
      ending.abort()
      const boss = await starting
      await boss?.stop({ timeout: graceMs })
    },
  }
}

async function openWhenPossible(queue: Queue): Promise<PgBoss | null> {
  const { pace, log, ending } = queue
  for (let waitS = pace.start; ; waitS = pace.restart) {
    const isOver = await setTimeout(waitS * 1000, false, { signal: ending }).catch(() => true)
    if (isOver) return null
    let boss: PgBoss | null = null
    try {
      boss = await createBoss(queue)
      await open(boss, queue)
      return boss
    } catch (error) {
      log.error({ error: describeError(error) }, 'scheduled jobs cannot start; the start is retried')
      await boss?.stop({ graceful: false }).catch(() => {})
    }
  }
}

async function createBoss({ database, log, pace }: Queue): Promise<PgBoss> {
  // pg-boss is loaded here, after the server listens, so that it does not delay the start.
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    backend: database.engine,
    db: { executeSql: (text, values) => patiently(() => database.run(text, values)) },
    schema,
    cronMonitorIntervalSeconds: pace.schedule,
    cronWorkerIntervalSeconds: Math.ceil(pace.queue),
    superviseIntervalSeconds: pace.lost,
    monitorIntervalSeconds: pace.lost,
    flowIntervalSeconds: dependentJobsSeconds,
  })
  boss.on('error', ({ message, stack }) => {
    // pg-boss emits some of its errors as plain objects.
    const error = describeError(Object.assign(new Error(message), { stack }))
    log.warn({ error }, 'job queue failed')
  })
  boss.on('warning', ({ message }) => log.warn({ message }, 'job queue warns'))
  return boss
}

async function open(boss: PgBoss, queue: Queue): Promise<void> {
  const { pace, scheduledJobs } = queue
  await boss.start()
  await unscheduleRemovedJobs(boss, scheduledJobs)
  const queues = new Set((await boss.getQueues()).map(({ name }) => name))
  const settings = {
    retryLimit: retries,
    retryDelay: pace.retry,
    retryBackoff: pace.retry > 0,
    expireInSeconds: longestSeconds,
    heartbeatSeconds: silenceSeconds,
    deleteAfterSeconds: keptOnRecordSeconds,
  }
  for (const { name, cron, isDueAtStart } of scheduledJobs) {
    if (queues.has(name)) await boss.updateQueue(name, settings)
    else await boss.createQueue(name, { ...settings, policy: 'exclusive' })
    await boss.schedule(name, cron, null, { tz: timezone })
    if (isDueAtStart) await boss.send(name)
  }
  const polling = { pollingIntervalSeconds: pace.queue }
  for (const scheduledJob of scheduledJobs) {
    await boss.work(scheduledJob.name, polling, async (jobs) => {
      for (const { signal } of jobs) await run(scheduledJob, queue, signal)
    })
  }
}

async function unscheduleRemovedJobs(boss: PgBoss, scheduledJobs: readonly ScheduledJob[]): Promise<void> {
  const names = new Set(scheduledJobs.map(({ name }) => name))
  for (const { name } of await boss.getSchedules()) {
    if (!names.has(name)) await boss.unschedule(name)
  }
}

/**
 * Runs a job. Throws an error if the job fails or the process ends first. pg-boss stores that error, so it contains
 * only what a log line may contain.
 */
async function run({ name, work }: ScheduledJob, { log, ending }: Queue, lost: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([ending, lost])
  const failure = await patiently(() => work(signal)).then(() => null, describeError)
  if (failure) {
    if (!signal.aborted) log.error({ job: name, error: failure }, 'job failed')
    throw new Error(String(failure['message']))
  }
  if (signal.aborted) throw new Error('The process ended before the job did.')
}
