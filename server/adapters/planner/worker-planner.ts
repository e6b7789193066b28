import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import type { WeekMenu } from '#nutrition/menu/request/week.ts'
import type { Log } from '../../platform/observability/log.ts'
import { type Metrics, noMetrics } from '../../platform/observability/metrics.ts'
import { type MenuPlanner, type PlannedMenu, PlanningCancelled } from './menu-planner.ts'
import { createMenuThread, type MenuThread, ThreadLost } from './menu-thread.ts'
import { createThreadQueue } from './thread-queue.ts'

/** Queue limit; more requests would time out anyway. */
const defaultQueueLimit = 8
/** Timeout, far below the 25 s after which the screen gives up. */
const defaultPatienceMs = 8_000
/** Timeout of other work that waits for a slot. */
const defaultRoomPatienceMs = 3_000
/** Starting a thread takes a second, which is acceptable for an occasional week. */
const defaultIdleMs = 5_000
/** Timeout of background weeks, which may queue behind those of many people. */
const patientMs = 600_000
/**
 * Memory limits. A planner thread uses about 40 MB of heap in addition to the solver's 21 MB. Without the smaller young
 * generation each thread takes another 10 to 15 MB and is no faster; the limit on the old generation only guards
 * against leaks.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 96 }

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

/** Plans menus in worker threads, started with the first request, so that the server keeps answering. */
export function createWorkerPlanner(options: WorkerPlannerOptions): MenuPlanner {
  const {
    log,
    metrics = noMetrics,
    workers = 1,
    queueLimit = defaultQueueLimit,
    patienceMs = defaultPatienceMs,
    roomPatienceMs = defaultRoomPatienceMs,
    idleMs = defaultIdleMs,
  } = options
  const { plannerEntry = new URL('./planner-worker.ts', import.meta.url) } = options
  const planners = Array.from({ length: workers }, () =>
    createMenuThread({ entry: plannerEntry, resourceLimits, idleMs, log }),
  )
  const plainEntry = new URL('./plain-worker.ts', import.meta.url)
  const plain = createMenuThread({ entry: plainEntry, resourceLimits, idleMs, log })
  const planning = createThreadQueue(planners, queueLimit)
  // Unlimited: it plans twenty weeks a second, and abandoned requests leave by their signal.
  const planningPlain = createThreadQueue([plain], Infinity)
  metrics.gauge('menus_waiting', () => [{ labels: {}, value: planning.waiting() }])

  async function solve(thread: MenuThread, request: MenuRequest, signal: AbortSignal): Promise<WeekMenu> {
    const startedAt = performance.now()
    const note = (outcome: string) =>
      metrics.observe('menu_solve', { outcome }, (performance.now() - startedAt) / 1000)
    try {
      const menu = await thread.plan(request, signal)
      note('week')
      return menu
    } catch (error) {
      note(error instanceof PlanningCancelled ? 'given_up' : 'failed')
      throw error
    }
  }

  async function standIn(
    request: MenuRequest,
    signal: AbortSignal | undefined,
    reason: string,
  ): Promise<PlannedMenu> {
    log.info({ reason }, 'a plainer week stands in')
    // A running simpler week is done sooner than a stopped thread would be replaced.
    const menu = await planningPlain.use(signal, (thread) => thread.plan(request))
    if (signal?.aborted) throw new PlanningCancelled()
    return { menu, isPlain: true }
  }

  return {
    plan: async (request, signal, pace = 'prompt') => {
      // A long queue will need the fallback thread soon; started only then, because it takes 50 MB.
      if (planning.waiting() * 2 >= queueLimit && planning.isBusy()) plain.start()
      if (pace === 'prompt' && planning.isFull()) return standIn(request, signal, 'the queue is full')
      try {
        const menu = await withPatience(pace === 'prompt' ? patienceMs : patientMs, signal, (either) =>
          planning.use(either, (thread) => solve(thread, request, either)),
        )
        return { menu, isPlain: false }
      } catch (error) {
        if (!(error instanceof TookTooLong || error instanceof ThreadLost)) throw error
        return standIn(request, signal, error.message)
      }
    },
    planPlain: (request, signal) => {
      plain.start()
      return standIn(request, signal, 'it was asked for')
    },
    makeRoom: async (work) => {
      let hasBegun = false
      try {
        return await planning.use(AbortSignal.timeout(roomPatienceMs), async (thread) => {
          hasBegun = true
          // With others waiting, the thread would be restarted at once.
          if (planning.waiting() === 0) await thread.rest()
          return work()
        })
      } catch (error) {
        if (hasBegun) throw error
        return work()
      }
    },
    close: async () => {
      // Queued requests reach a closed thread and are rejected.
      await Promise.all([...planners, plain].map((thread) => thread.close()))
    },
  }
}

class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}

/** Aborts the work when the caller does or after `patienceMs`, whichever comes first. */
async function withPatience<Result>(
  patienceMs: number,
  signal: AbortSignal | undefined,
  work: (either: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), patienceMs).unref()
  try {
    return await work(signal ? AbortSignal.any([signal, patience.signal]) : patience.signal)
  } catch (error) {
    const isLate = error instanceof PlanningCancelled && patience.signal.aborted && !signal?.aborted
    throw isLate ? new TookTooLong('the week took too long') : error
  } finally {
    clearTimeout(timer)
  }
}
