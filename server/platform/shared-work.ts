/** Work that several callers wait for at once: whoever asks for the same key while it runs joins it. */
export interface SharedWork<T> {
  /** `signal` lets one caller go; the work is aborted when the last of them has gone. */
  do(key: string, signal: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T>
}

interface UnderWay<T> {
  readonly result: Promise<T>
  readonly controller: AbortController
  waiting: number
}

export function createSharedWork<T>(): SharedWork<T> {
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
        // Whoever comes next starts afresh.
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
