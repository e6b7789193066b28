/** Lets so many pieces of work run at once and has the others wait, in the order they came. */
export type Turnstile = <T>(work: () => Promise<T>) => Promise<T>

export function createTurnstile(mostAtOnce: number): Turnstile {
  const waiting: (() => void)[] = []
  let underWay = 0

  async function enter(): Promise<void> {
    // Whoever leaves hands over the place, so that nobody who comes at that moment takes it.
    if (underWay >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else underWay += 1
  }

  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else underWay -= 1
  }

  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
