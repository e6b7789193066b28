import type { ErrorCode } from '#contract/errors.ts'
import { ApiError } from '../api/api-error.ts'

const mostPauses = 4
const usualSeconds = 5
/** For longer nobody looks at a screen: the phone keeps the photo instead, and sends it when it may. */
const longestSeconds = 30

/** Whether so many photos are read that the server has no turn for one more. */
export function isCrowded(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === ('busy' satisfies ErrorCode)
}

/**
 * How long to wait before asking for a turn again: never less than the server says, longer each time, and by a `chance`
 * from 0 to 1 not as long as the others who were sent away with us. `null` where waiting on makes no sense.
 */
export function pauseBeforeNextMs(error: unknown, pauses: number, chance: number): number | null {
  if (!isCrowded(error) || pauses >= mostPauses) return null
  const asked = error.retryAfterSeconds || usualSeconds
  return asked > longestSeconds ? null : asked * 1000 * 1.5 ** pauses * (1 + chance / 2)
}

interface Patience {
  /** Before each pause, with its length. */
  onCrowd: (pauseMs: number) => void
  signal: AbortSignal
}

/** Does what needs a turn, asking for it again while there is none. */
export async function takeTurn<T>(work: () => Promise<T>, { onCrowd, signal }: Patience): Promise<T> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      return await work()
    } catch (error) {
      const pauseMs = pauseBeforeNextMs(error, pauses, Math.random())
      if (pauseMs === null) throw error
      onCrowd(pauseMs)
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
