import PQueue from 'p-queue'
import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import type { WeekMenu } from '#nutrition/menu/request/week.ts'
import type { Log } from '../../platform/observability/log.ts'
import { type Metrics, noMetrics } from '../../platform/observability/metrics.ts'
import { type MenuPlanner, type Pace, type PlannedMenu, PlanningCancelled } from './menu-planner.ts'
import { createMenuThreads, type MenuThreads, ThreadLost } from './menu-threads.ts'

/** Default length of the queue; more requests would time out anyway. */
const defaultQueueLimit = 8
/** Default milliseconds for queuing and planning together, well below the 25 s after which the screen gives up. */
const defaultPatienceMs = 8_000
/** Default milliseconds for which other work waits for a slot. */
const defaultRoomPatienceMs = 3_000
/**
 * Default idle milliseconds of a thread. Starting one takes a second, which is acceptable for a week now and then.
 */
const defaultIdleMs = 5_000
/** Milliseconds for queuing and planning of background work, which may wait behind many people's weeks. */
const patientMs = 600_000

export interface WorkerPlannerOptions {
  readonly log: Log
  readonly metrics?: Metrics
  readonly workers?: number
  /** Maximum number of queued requests while every worker is busy. */
  readonly queueLimit?: number
  /** Milliseconds for queuing and planning together. */
  readonly patienceMs?: number
  /** Milliseconds for which other work waits for a slot before it runs beside the planning. */
  readonly roomPatienceMs?: number
  /** Idle milliseconds after which a thread ends and frees its memory. */
  readonly idleMs?: number
  /** Entry module of the planner's threads; tests pass one that fails. */
  readonly plannerEntry?: URL
}

type Limits = Required<Pick<WorkerPlannerOptions, 'workers' | 'queueLimit' | 'patienceMs' | 'roomPatienceMs'>>

interface WorkerPlanner extends Limits {
  readonly log: Log
  readonly metrics: Metrics
  readonly threads: MenuThreads
  /** Threads that plan the simpler week. */
  readonly plainThreads: MenuThreads
  /** Queue of weeks. The threads have a queue too, but this one also holds other work (`makeRoom`). */
  readonly planning: PQueue
  /**
   * Queue of simpler weeks. It has no limit, because twenty are planned in a second. The signal of
   * a canceled request removes the request from the queue.
   */
  readonly planningPlain: PQueue
}

/**
 * Creates a planner that plans in worker threads, which the first request starts, so that the server keeps answering.
 */
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

/**
 * Plans a week, or the simpler week if the queue is full, the time is over or the threads fail. A `patient` request is
 * queued even if the queue is full.
 */
async function planOrFallBack(
  planner: WorkerPlanner,
  request: MenuRequest,
  { signal, pace }: PlanOptions,
): Promise<PlannedMenu> {
  const { planning, plainThreads, workers, queueLimit, patienceMs } = planner
  const isBusy = planning.pending >= workers
  // The thread for simpler weeks is started when the queue is half full, because one is likely to be needed then; not
  // earlier, because the thread takes 50 MB.
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
  // The signal only removes a queued week: a running simpler week ends sooner than its thread could be replaced.
  const menu = await planningPlain.add(() => plainThreads.plan(request), { signal }).catch(canceledBy(signal))
  return { menu, isPlain: true }
}

/** Runs other work in a planning slot, or beside the planning if no slot becomes free within `roomPatienceMs`. */
async function runInSlot<Result>(
  { threads, planning, roomPatienceMs }: WorkerPlanner,
  work: () => Promise<Result>,
): Promise<Result> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), roomPatienceMs).unref()
  const begin = async () => {
    clearTimeout(timer)
    // The threads end only if no other request waits or runs, because it would have to start a thread again at once.
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

/** Runs work with a signal that aborts when the caller's does, or after `patienceMs` with `TookTooLong`. */
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

/** Returns an error handler that throws `PlanningCancelled` if the signal has aborted, else the error. */
function canceledBy(signal: AbortSignal | undefined) {
  return (error: unknown): never => {
    throw signal?.aborted ? new PlanningCancelled() : error
  }
}
