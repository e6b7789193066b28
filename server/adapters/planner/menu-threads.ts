import { Piscina } from 'piscina'
import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import type { WeekMenu } from '#nutrition/menu/request/week.ts'
import { describeError, type Log } from '../../platform/observability/log.ts'
import { threadEnvironment } from '../../platform/process/thread-environment.ts'
import { PlanningCancelled } from './menu-planner.ts'
import type { ThreadReply } from './thread-reply.ts'

/** Thrown when the thread of a request and the thread's replacement both ended before the request was answered. */
export class ThreadLost extends Error {
  override readonly name = 'ThreadLost'
}

/**
 * Threads that plan one week each at a time. They are started on demand, replaced when they end, and end after an idle
 * time, because a thread takes 60 MB and a person needs one week in seven days.
 */
export interface MenuThreads {
  /** Starts a thread for a request that is expected soon. */
  start(): void
  /** Plans a week. When `signal` aborts, the thread is stopped, and another one serves the next request. */
  plan(request: MenuRequest, signal?: AbortSignal): Promise<WeekMenu>
  /** Ends all threads; the next request starts another. */
  rest(): Promise<void>
  close(): Promise<void>
}

interface ThreadOptions {
  readonly entry: URL
  readonly most: number
  /** Idle milliseconds after which a thread ends. */
  readonly idleMs: number
  readonly log: Log
}

/**
 * Memory limits of a thread, which uses about 40 MB of heap and 21 MB of the solver. With a larger young generation it
 * would take another 10 to 15 MB without being faster; the old generation's limit only guards against leaks.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 96 }

export function createMenuThreads({ entry, most, idleMs, log }: ThreadOptions): MenuThreads {
  let isClosed = false
  let pool = open()

  function open() {
    const opened = new Piscina<MenuRequest | null, ThreadReply>({
      filename: entry.href,
      minThreads: 0,
      maxThreads: most,
      idleTimeout: idleMs,
      resourceLimits,
      env: threadEnvironment(process.env),
    })
    // This also handles errors outside a request, for example of a thread that fails at its start.
    return opened.on('error', (error) => log.warn({ error: describeError(error) }, 'a menu thread ended'))
  }

  async function ask(request: MenuRequest | null, signal: AbortSignal | undefined): Promise<ThreadReply> {
    if (isClosed) throw new PlanningCancelled()
    const asked = pool
    // Aborts the request when its thread fails at its start; the pool would otherwise keep the request for the next
    // thread.
    const failing = new AbortController()
    const fail = (error: unknown) => failing.abort(error)
    asked.once('error', fail)
    try {
      return await asked.run(request, {
        signal: signal ? AbortSignal.any([signal, failing.signal]) : failing.signal,
      })
    } catch (error) {
      if (isClosed || signal?.aborted) throw new PlanningCancelled()
      log.warn({ error: describeError(error) }, 'a menu thread ended')
      throw new ThreadLost('the thread that makes menus ended', { cause: error })
    } finally {
      asked.off('error', fail)
    }
  }

  return {
    start: () => void ask(null, undefined).catch(() => {}),
    plan: async (request, signal) => {
      const reply = await ask(request, signal).catch((error: unknown) => {
        if (!(error instanceof ThreadLost)) throw error
        return ask(request, signal)
      })
      if ('error' in reply) throw reply.error
      return reply.menu
    },
    rest: async () => {
      const resting = pool
      pool = open()
      await resting.destroy()
    },
    close: () => {
      isClosed = true
      return pool.destroy()
    },
  }
}
