/**
 * Single-flight: a caller joins the running call of the same key. Hand-written because no library of this kind aborts
 * the call when its last caller has canceled.
 */
export interface SingleFlight<T> {
  /**
   * Joins the running call of the key, or runs `work`. `signal` cancels this caller only; the work is aborted when its
   * last caller has canceled.
   */
  do(key: string, signal: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T>
}

interface UnderWay<T> {
  readonly result: Promise<T>
  readonly controller: AbortController
  waiting: number
}

export function createSingleFlight<T>(): SingleFlight<T> {
  const underWay = new Map<string, UnderWay<T>>()

  function start(key: string, work: (signal: AbortSignal) => Promise<T>): UnderWay<T> {
    const controller = new AbortController()
    const one: UnderWay<T> = {
      controller,
      waiting: 0,
      result: work(controller.signal).finally(() => {
        if (underWay.get(key) === one) underWay.delete(key)
      }),
    }
    underWay.set(key, one)
    return one
  }

  return {
    do: async (key, signal, work) => {
      const one = underWay.get(key) ?? start(key, work)
      one.waiting += 1
      const leave = () => {
        one.waiting -= 1
        if (one.waiting > 0) return
        // The call is removed before it settles, so that a later caller starts a new one.
        if (underWay.get(key) === one) underWay.delete(key)
        one.controller.abort()
      }
      if (signal?.aborted) leave()
      else signal?.addEventListener('abort', leave, { once: true })
      try {
        return await one.result
      } finally {
        signal?.removeEventListener('abort', leave)
      }
    },
  }
}
