import { PlanningCancelled } from './menu-planner.ts'

/** Few places for many, first come, first served. */
export interface WaitingLine<Place> {
  /** Every place is taken and nobody more may wait. */
  isFull(): boolean
  /** Every place is taken: whoever comes now waits. */
  isBusy(): boolean
  /** How many have no place yet. */
  waiting(): number
  /** Waits for a place and frees it when the work is done. Who leaves before is not served. */
  use<Result>(signal: AbortSignal | undefined, work: (place: Place) => Promise<Result>): Promise<Result>
}

export function createWaitingLine<Place extends object>(
  places: readonly Place[],
  limit: number,
): WaitingLine<Place> {
  const free = [...places]
  const waiting = new Set<(place: Place) => void>()

  async function take(signal: AbortSignal | undefined): Promise<Place> {
    if (signal?.aborted) throw new PlanningCancelled()
    return free.pop() ?? wait(signal)
  }

  function wait(signal: AbortSignal | undefined): Promise<Place> {
    const { promise, resolve, reject } = Promise.withResolvers<Place>()
    const leave = () => {
      waiting.delete(resolve)
      reject(new PlanningCancelled())
    }
    waiting.add(resolve)
    signal?.addEventListener('abort', leave)
    return promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  function release(place: Place): void {
    const [serveNext] = waiting
    if (!serveNext) {
      free.push(place)
      return
    }
    waiting.delete(serveNext)
    serveNext(place)
  }

  return {
    isBusy: () => free.length === 0,
    waiting: () => waiting.size,
    isFull: () => free.length === 0 && waiting.size >= limit,
    use: async (signal, work) => {
      const place = await take(signal)
      try {
        return await work(place)
      } finally {
        release(place)
      }
    },
  }
}
