import { PlanningCancelled } from './menu-planner.ts'

/** FIFO queue for a limited number of places. */
export interface ThreadQueue<Place> {
  /** Every place is taken and the queue is full. */
  isFull(): boolean
  /** Every place is taken, so the next caller waits. */
  isBusy(): boolean
  /** Number of queued callers. */
  waiting(): number
  /** Waits for a place and frees it when the work is done. A caller that cancels while queued is removed. */
  use<Result>(signal: AbortSignal | undefined, work: (place: Place) => Promise<Result>): Promise<Result>
}

export function createThreadQueue<Place extends object>(
  places: readonly Place[],
  limit: number,
): ThreadQueue<Place> {
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
