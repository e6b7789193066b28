import { setTimeout } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Statements } from './database.ts'
import { describeError, type Log } from './log.ts'
import { patiently } from './query-limit.ts'

/** Work that is due again and again. What there is to do it finds in the tables, so a round that is lost loses nothing. */
export interface Round {
  /** Of its queue. */
  readonly name: string
  /** When it is due by the clocks of São Paulo. */
  readonly cron: string
  /** Whether it is due as well when a process starts, for what an earlier one left undone. */
  readonly isDueAtStart?: boolean
  /** Ends early where the signal says so; what is left is found by the next. */
  readonly work: (signal: AbortSignal) => Promise<unknown>
}

/** How often the parts of the queue look at the database, in seconds. */
export interface Pace {
  /** Before the first look, and before another try where there could be none. */
  readonly start: number
  readonly restart: number
  /** Between two looks for what is due, for rounds that wait, and for rounds whose process is gone. */
  readonly schedule: number
  readonly queue: number
  readonly lost: number
  /** Before a failed round is tried again, for the first time. */
  readonly retry: number
}

/**
 * The first answers go out before the tables of the queue are made, which keeps the embedded database busy for a third
 * of a second. Nobody waits for a round; looking for one costs that database a few milliseconds.
 */
const unhurried: Pace = { start: 1, restart: 60, schedule: 30, queue: 10, lost: 60, retry: 10 }

/** What makes and drops its tables in the database, apart from those of the app; no request reaches it. */
const schema = 'jobs'
const timezone = 'America/Sao_Paulo'
const retries = 3
/** A round that runs for longer is taken for one that hangs. */
const longestSeconds = 30 * 60
/** So long a process that is gone may keep others from its round. */
const silenceSeconds = 30
const keptOnRecordSeconds = 7 * 86_400
/** How long a round under way may take when the process is told to end. */
const graceMs = 7000
/** How often the queue looks for jobs that waited for others: no round does. */
const hardlyEverSeconds = 86_400

export interface Jobs {
  /** Returns at once: the app serves with and without timed work. */
  start(): void
  /** Tells rounds under way to end, and waits for them for a while. */
  stop(): Promise<void>
}

/** Runs each round when it is due, in one of all the processes that share a database. */
export function createJobs(
  database: Statements,
  log: Log,
  rounds: readonly Round[],
  pace: Pace = unhurried,
): Jobs {
  const ending = new AbortController()
  let starting: Promise<PgBoss | null> = Promise.resolve(null)

  async function openWhenPossible(): Promise<PgBoss | null> {
    for (let waitS = pace.start; ; waitS = pace.restart) {
      const isOver = await setTimeout(waitS * 1000, false, { signal: ending.signal }).catch(() => true)
      if (isOver) return null
      let boss: PgBoss | null = null
      try {
        boss = await createBoss()
        await open(boss)
        return boss
      } catch (error) {
        log.error({ error: describeError(error) }, 'timed work cannot start, and is tried again')
        await boss?.stop({ graceful: false }).catch(() => {})
      }
    }
  }

  async function createBoss(): Promise<PgBoss> {
    // Loaded when the server listens, so that it does not hold up the start.
    const { PgBoss } = await import('pg-boss')
    const boss = new PgBoss({
      backend: database.engine,
      db: { executeSql: (text, values) => patiently(() => database.run(text, values)) },
      schema,
      cronMonitorIntervalSeconds: pace.schedule,
      cronWorkerIntervalSeconds: Math.ceil(pace.queue),
      superviseIntervalSeconds: pace.lost,
      monitorIntervalSeconds: pace.lost,
      flowIntervalSeconds: hardlyEverSeconds,
    })
    boss.on('error', ({ message, stack }) => {
      // Some of its errors are copies that are none any more.
      const error = describeError(Object.assign(new Error(message), { stack }))
      log.warn({ error }, 'queue of timed work failed')
    })
    boss.on('warning', ({ message }) => log.warn({ message }, 'queue of timed work warns'))
    return boss
  }

  async function open(boss: PgBoss): Promise<void> {
    await boss.start()
    await dropRoundsOfBefore(boss)
    const queues = new Set((await boss.getQueues()).map(({ name }) => name))
    const settings = {
      retryLimit: retries,
      retryDelay: pace.retry,
      retryBackoff: pace.retry > 0,
      expireInSeconds: longestSeconds,
      heartbeatSeconds: silenceSeconds,
      deleteAfterSeconds: keptOnRecordSeconds,
    }
    for (const { name, cron, isDueAtStart } of rounds) {
      if (queues.has(name)) await boss.updateQueue(name, settings)
      else await boss.createQueue(name, { ...settings, policy: 'exclusive' })
      await boss.schedule(name, cron, null, { tz: timezone })
      if (isDueAtStart) await boss.send(name)
    }
    const looking = { pollingIntervalSeconds: pace.queue }
    for (const round of rounds) {
      await boss.work(round.name, looking, async (jobs) => {
        for (const job of jobs) await run(round, job.signal)
      })
    }
  }

  async function dropRoundsOfBefore(boss: PgBoss): Promise<void> {
    const names = new Set(rounds.map(({ name }) => name))
    for (const { name } of await boss.getSchedules()) {
      if (!names.has(name)) await boss.unschedule(name)
    }
  }

  /** On record stands of an error what a log line may say, and no more. */
  async function run({ name, work }: Round, lost: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([ending.signal, lost])
    const failure = await patiently(() => work(signal)).then(() => null, describeError)
    if (failure) {
      if (!signal.aborted) log.error({ round: name, error: failure }, 'round failed')
      throw new Error(String(failure['message']))
    }
    if (signal.aborted) throw new Error('The process ended before the round did.')
  }

  return {
    start: () => {
      starting = openWhenPossible()
    },
    stop: async () => {
      ending.abort()
      const boss = await starting
      await boss?.stop({ timeout: graceMs })
    },
  }
}
