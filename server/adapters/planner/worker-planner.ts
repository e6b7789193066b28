import PQueue from 'p-queue'
import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import type { WeekMenu } from '#nutrition/menu/request/week.ts'
import type { Log } from '../../platform/observability/log.ts'
import { type Metrics, noMetrics } from '../../platform/observability/metrics.ts'
import { type MenuPlanner, type Pace, type PlannedMenu, PlanningCancelled } from './menu-planner.ts'
import { createMenuThreads, type MenuThreads, ThreadLost } from './menu-threads.ts'

/** Queue limit; more requests would time out anyway. */
const defaultQueueLimit = 8
/** Timeout of planning, well below the 25 s after which the screen gives up. */
const defaultPatienceMs = 8_000
/** Timeout of other work that waits for a slot. */
const defaultRoomPatienceMs = 3_000
/** Starting a thread takes a second, which is acceptable for an occasional week. */
const defaultIdleMs = 5_000
/** Timeout of background weeks, which may queue behind those of many people. */
const patientMs = 600_000

export interface WorkerPlannerOptions {
  readonly log: Log
  readonly metrics?: Metrics
  readonly workers?: number
  /** Queue length when every worker is busy. */
  readonly queueLimit?: number
  /** Timeout of queuing and planning together. */
  readonly patienceMs?: number
  /** How long other work waits for a slot before it runs concurrently. */
  readonly roomPatienceMs?: number
  /** Idle time after which a thread ends and frees its memory. */
  readonly idleMs?: number
  /** Entry module of the planner's threads; tests pass a failing one. */
  readonly plannerEntry?: URL
}

type Limits = Required<Pick<WorkerPlannerOptions, 'workers' | 'queueLimit' | 'patienceMs' | 'roomPatienceMs'>>

/** Threads and queues of one planner. */
interface WorkerPlanner extends Limits {
  readonly log: Log
  readonly metrics: Metrics
  readonly threads: MenuThreads
  /** Threads for the simpler week. */
  readonly plainThreads: MenuThreads
  /** Queue of weeks. The threads queue as well, but other work takes its turn here too (`makeRoom`). */
  readonly planning: PQueue
  /**
   * Queue of simpler weeks. Unlimited, because it plans twenty weeks a second, and canceled requests are removed by
   * their signal.
   */
  readonly planningPlain: PQueue
}

/** Plans menus in worker threads, started with the first request, so that the server keeps answering. */
export function createWorkerPlanner(options: WorkerPlannerOptions): MenuPlanner {
  const planner = openPlanner(options)
  const { metrics, planning, threads, plainThreads } = planner
  metrics.gauge('menus_waiting', () => [{ labels: {}, value: planning.size }])
  return {
    plan: (request, signal, pace = 'prompt') => planOrFallBack(planner, request, { signal, pace }),
    planPlain: (request, signal) => {
      plainThreads.start()
      return planByFallback(planner, request, { signal, reason: 'it was asked for' })
    },
    makeRoom: (work) => runInSlot(planner, work),
    close: async () => {
      // Queued requests then reach a closed thread and are rejected.
      await Promise.all([threads.close(), plainThreads.close()])
    },
  }
}

function openPlanner(options: WorkerPlannerOptions): WorkerPlanner {
  const { log, metrics = noMetrics, workers = 1, idleMs = defaultIdleMs } = options
  const entry = options.plannerEntry ?? new URL('./planner-worker.ts', import.meta.url)
  const plainEntry = new URL('./plain-worker.ts', import.meta.url)
  return {
    log,
    metrics,
    workers,
    queueLimit: options.queueLimit ?? defaultQueueLimit,
    patienceMs: options.patienceMs ?? defaultPatienceMs,
    roomPatienceMs: options.roomPatienceMs ?? defaultRoomPatienceMs,
    threads: createMenuThreads({ entry, most: workers, idleMs, log }),
    plainThreads: createMenuThreads({ entry: plainEntry, most: 1, idleMs, log }),
    planning: new PQueue({ concurrency: workers }),
    planningPlain: new PQueue({ concurrency: 1 }),
  }
}

interface PlanOptions {
  readonly signal: AbortSignal | undefined
  readonly pace: Pace
}

/** Plans a week, or the simpler week if the queue is full, the time is over or the threads fail. */
async function planOrFallBack(
  planner: WorkerPlanner,
  request: MenuRequest,
  { signal, pace }: PlanOptions,
): Promise<PlannedMenu> {
  const { planning, plainThreads, workers, queueLimit, patienceMs } = planner
  const isBusy = planning.pending >= workers
  // Started when the queue is half full, since the fallback is then likely to be needed; not earlier, because it takes
  // 50 MB.
  if (planning.size * 2 >= queueLimit && isBusy) plainThreads.start()
  if (pace === 'prompt' && isBusy && planning.size >= queueLimit) {
    return planByFallback(planner, request, { signal, reason: 'the queue is full' })
  }
  try {
    const menu = await withPatience(pace === 'prompt' ? patienceMs : patientMs, signal, (either) =>
      planning.add(() => solve(planner, request, either), { signal: either }),
    )
    return { menu, isPlain: false }
  } catch (error) {
    if (!(error instanceof TookTooLong || error instanceof ThreadLost)) throw error
    return planByFallback(planner, request, { signal, reason: error.message })
  }
}

async function solve(
  { threads, metrics }: WorkerPlanner,
  request: MenuRequest,
  signal: AbortSignal,
): Promise<WeekMenu> {
  const startedAt = performance.now()
  const note = (outcome: string) =>
    metrics.observe('menu_solve', { outcome }, (performance.now() - startedAt) / 1000)
  try {
    const menu = await threads.plan(request, signal)
    note('week')
    return menu
  } catch (error) {
    note(error instanceof PlanningCancelled ? 'given_up' : 'failed')
    throw error
  }
}

async function planByFallback(
  { log, plainThreads, planningPlain }: WorkerPlanner,
  request: MenuRequest,
  { signal, reason }: { readonly signal: AbortSignal | undefined; readonly reason: string },
): Promise<PlannedMenu> {
  log.info({ reason }, 'a simpler week is planned instead')
  // Not aborted, because a running simpler week finishes sooner than a stopped thread could be replaced.
  const menu = await planningPlain.add(() => plainThreads.plan(request), { signal }).catch(canceledBy(signal))
  return { menu, isPlain: true }
}

/** Runs other work in a planning slot, or beside the planning if no slot is free in time. */
async function runInSlot<Result>(
  { threads, planning, roomPatienceMs }: WorkerPlanner,
  work: () => Promise<Result>,
): Promise<Result> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), roomPatienceMs).unref()
  const begin = async () => {
    clearTimeout(timer)
    // Not while others wait, because a thread would have to be restarted at once.
    if (planning.size === 0 && planning.pending === 1) await threads.rest()
    return work()
  }
  return planning.add(begin, { signal: waiting.signal }).catch((error: unknown) => {
    if (!waiting.signal.aborted) throw error
    return work()
  })
}

class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}

/** Runs work until the caller aborts or `patienceMs` have passed, whichever comes first. */
async function withPatience<Result>(
  patienceMs: number,
  signal: AbortSignal | undefined,
  work: (either: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const patience = new AbortController()
  const giveUp = () => patience.abort(new TookTooLong('the week took too long'))
  const timer = setTimeout(giveUp, patienceMs).unref()
  try {
    return await work(signal ? AbortSignal.any([signal, patience.signal]) : patience.signal).catch(
      canceledBy(signal),
    )
  } finally {
    clearTimeout(timer)
  }
}

/** Rejects with `PlanningCancelled` instead of the reason of an aborted signal. */
function canceledBy(signal: AbortSignal | undefined) {
  return (error: unknown): never => {
    throw signal?.aborted ? new PlanningCancelled() : error
  }
}
