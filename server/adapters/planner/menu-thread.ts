import { type ResourceLimits, Worker } from 'node:worker_threads'
import type { MenuRequest } from '#nutrition/menu/request.ts'
import type { WeekMenu } from '#nutrition/menu/week.ts'
import { describeError, type Log } from '../../platform/log.ts'
import { threadEnvironment } from '../../platform/thread-environment.ts'
import { PlanningCancelled } from './menu-planner.ts'
import type { ThreadReply } from './thread-reply.ts'

/** The thread ended under a request, and so did the one after it. */
export class ThreadLost extends Error {
  override readonly name = 'ThreadLost'
}

/**
 * One thread that makes one week at a time, started when it is first needed and again when it has ended. Nobody having
 * needed it for a while, it ends: it is 60 MB, and a person wants one week in seven days.
 */
export interface MenuThread {
  start(): void
  /** When `signal` aborts, the thread is stopped and a new one gets ready for the next request. */
  plan(request: MenuRequest, signal?: AbortSignal): Promise<WeekMenu>
  /** Ends the thread unless it makes a week; the next request starts another. */
  rest(): Promise<void>
  close(): Promise<void>
}

interface ThreadOptions {
  readonly entry: URL
  readonly resourceLimits: ResourceLimits
  /** For how long the thread stands idle before it ends. */
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

  /** An error comes before its exit, and a thread that was stopped on purpose stands no more. */
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
    // Only while something listens for its messages does a thread keep the process from ending.
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
