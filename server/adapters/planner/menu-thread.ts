import { type ResourceLimits, Worker } from 'node:worker_threads'
import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import type { WeekMenu } from '#nutrition/menu/request/week.ts'
import { describeError, type Log } from '../../platform/observability/log.ts'
import { threadEnvironment } from '../../platform/process/thread-environment.ts'
import { PlanningCancelled } from './menu-planner.ts'
import type { ThreadReply } from './thread-reply.ts'

/** The thread ended under a request, and so did its replacement. */
export class ThreadLost extends Error {
  override readonly name = 'ThreadLost'
}

/**
 * One thread that plans one week at a time, started on demand and restarted after it has ended. It ends after an idle
 * time: it takes 60 MB, and a person needs one week in seven days.
 */
export interface MenuThread {
  start(): void
  /** When `signal` aborts, the thread is stopped and a new one is started for the next request. */
  plan(request: MenuRequest, signal?: AbortSignal): Promise<WeekMenu>
  /** Ends an idle thread; the next request starts another. */
  rest(): Promise<void>
  close(): Promise<void>
}

interface ThreadOptions {
  readonly entry: URL
  readonly resourceLimits: ResourceLimits
  /** Idle time after which the thread ends. */
  readonly idleMs: number
  readonly log: Log
}

interface Run {
  readonly fail: (error: Error) => void
}

export function createMenuThread({ entry, resourceLimits, idleMs, log }: ThreadOptions): MenuThread {
  let standing: Worker | null = null
  let run: Run | null = null
  let isClosed = false
  let idle: NodeJS.Timeout | undefined

  function start(): Worker {
    waitIdle()
    if (standing) return standing
    const worker = new Worker(entry, { resourceLimits, env: threadEnvironment(process.env) })
    worker.unref()
    worker.on('error', (error) => handleEnd(worker, error))
    worker.on('exit', (code) => handleEnd(worker, new Error(`the thread ended with code ${code}`)))
    standing = worker
    return worker
  }

  /** An error comes before its exit, and a thread stopped on purpose is no longer current. */
  function handleEnd(worker: Worker, cause: unknown): void {
    if (standing !== worker) return
    standing = null
    log.warn({ error: describeError(cause) }, 'a menu thread ended')
    run?.fail(new ThreadLost('the thread that makes menus ended', { cause }))
  }

  function waitIdle(): void {
    clearTimeout(idle)
    idle = setTimeout(() => void rest(), idleMs).unref()
  }

  async function rest(): Promise<void> {
    if (!run) await stop()
  }

  async function stop(): Promise<void> {
    clearTimeout(idle)
    const stopped = standing
    standing = null
    run?.fail(new PlanningCancelled())
    await stopped?.terminate()
  }

  function ask(request: MenuRequest, signal: AbortSignal | undefined): Promise<WeekMenu> {
    if (isClosed || signal?.aborted) throw new PlanningCancelled()
    const worker = start()
    worker.postMessage(request)
    const { promise, resolve, reject } = Promise.withResolvers<WeekMenu>()
    const handleReply = (reply: ThreadReply) => ('menu' in reply ? resolve(reply.menu) : reject(reply.error))
    const handleAbort = () => {
      void stop()
      if (!isClosed) start()
    }
    run = { fail: reject }
    // A thread keeps the process alive only while its messages have a listener.
    worker.once('message', handleReply)
    signal?.addEventListener('abort', handleAbort)
    return promise.finally(() => {
      run = null
      if (standing) waitIdle()
      worker.off('message', handleReply)
      signal?.removeEventListener('abort', handleAbort)
    })
  }

  return {
    start: () => {
      if (!isClosed) start()
    },
    plan: async (request, signal) => {
      try {
        return await ask(request, signal)
      } catch (error) {
        if (!(error instanceof ThreadLost)) throw error
        return ask(request, signal)
      }
    },
    rest,
    close: () => {
      isClosed = true
      return stop()
    },
  }
}
