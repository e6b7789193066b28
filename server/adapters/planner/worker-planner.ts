import type { MenuRequest } from '#nutrition/menu/request.ts'
import type { WeekMenu } from '#nutrition/menu/week.ts'
import type { Log } from '../../platform/log.ts'
import { type Metrics, noMetrics } from '../../platform/metrics.ts'
import { type MenuPlanner, type PlannedMenu, PlanningCancelled } from './menu-planner.ts'
import { createMenuThread, type MenuThread, ThreadLost } from './menu-thread.ts'
import { createWaitingLine } from './waiting-line.ts'

/** Weeks that may wait for a thread; more would run out of patience anyway. */
const defaultQueueLimit = 8
/** Far below the 25 s after which the screen gives up. */
const defaultPatienceMs = 8_000
/** Whoever wants other work done waits as well. */
const defaultRoomPatienceMs = 3_000
/** Starting a thread anew takes a second, which nobody notices who wants a week of menus once in a while. */
const defaultIdleMs = 5_000
/** A week that nobody waits for may stand in line behind those of many people. */
const patientMs = 600_000
/**
 * A planner thread uses about 40 MB of heap beside the solver's 21 MB. Without the smaller young generation a further
 * thread is 10 to 15 MB more to the machine and no faster; the old generation only has a ceiling for what goes wrong.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 96 }

export interface WorkerPlannerOptions {
  readonly log: Log
  readonly metrics?: Metrics
  readonly workers?: number
  /** How many may wait when every worker is busy. */
  readonly queueLimit?: number
  /** Waiting and running together. */
  readonly patienceMs?: number
  /** How long other work waits for the planner's place before it runs beside it. */
  readonly roomPatienceMs?: number
  /** How long a thread stands idle before its memory is given back. */
  readonly idleMs?: number
  /** What the planner's threads run; a test passes one that fails. */
  readonly plannerEntry?: URL
}

/** Makes menus in threads of their own, started with the first request, so that the server keeps answering. */
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
  const planning = createWaitingLine(planners, queueLimit)
  // Twenty weeks a second: who still waits when the screen has given up leaves by the signal.
  const planningPlain = createWaitingLine([plain], Infinity)
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
    // Once it runs, a plainer week is done sooner than a stopped thread would be replaced.
    const menu = await planningPlain.use(signal, (thread) => thread.plan(request))
    if (signal?.aborted) throw new PlanningCancelled()
    return { menu, isPlain: true }
  }

  return {
    plan: async (request, signal, pace = 'prompt') => {
      // Whoever stands in a long line may need the other thread; it is 50 MB that a few people do not.
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
          // Where others wait, the thread would be started again at once.
          if (planning.waiting() === 0) await thread.rest()
          return work()
        })
      } catch (error) {
        if (hasBegun) throw error
        return work()
      }
    },
    close: async () => {
      // Who waits in line comes to a closed thread and is sent away.
      await Promise.all([...planners, plain].map((thread) => thread.close()))
    },
  }
}

class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}

/** Aborts the work when the caller does or when `patienceMs` have gone by, whichever comes first. */
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
