import type { ErrorCode } from '#contract/errors.ts'
import { ApiError } from '../../api/api-error.ts'

const maxPauses = 4
const usualSeconds = 5
/** Longest delay in seconds that is waited on the screen; beyond it, the phone queues the photo and sends it later. */
const maxPauseSeconds = 30

/** Whether the server's limit of concurrent photo readings is reached. */
export function isServerBusy(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === ('busy' satisfies ErrorCode)
}

/**
 * Delay before the next retry: at least the server's, growing, with jitter from `chance` (0 to 1) so that refused
 * clients do not all return at once. `null` for another error, after `maxPauses` pauses, and for a server's delay
 * beyond `maxPauseSeconds`.
 */
export function pauseBeforeNextMs(error: unknown, pauses: number, chance: number): number | null {
  if (!isServerBusy(error) || pauses >= maxPauses) return null
  const asked = error.retryAfterSeconds || usualSeconds
  return asked > maxPauseSeconds ? null : asked * 1000 * 1.5 ** pauses * (1 + chance / 2)
}

interface Patience {
  /** Called before each pause, with its length. */
  onBusy: (pauseMs: number) => void
  signal: AbortSignal
}

/** Runs `work`, retrying while the server is busy until `pauseBeforeNextMs` gives up. */
export async function retryWhenBusy<T>(work: () => Promise<T>, { onBusy, signal }: Patience): Promise<T> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      return await work()
    } catch (error) {
      const pauseMs = pauseBeforeNextMs(error, pauses, Math.random())
      if (pauseMs === null) throw error
      onBusy(pauseMs)
      await pause(pauseMs, signal)
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    const giveUp = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })
}
