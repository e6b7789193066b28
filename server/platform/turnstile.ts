import { fail } from './failure.ts'

/** Lets so many pieces of work run at once and has the others wait, in the order they came. */
export type Turnstile = <T>(work: () => Promise<T>) => Promise<T>

/** How many may wait, and for how long; whoever finds no room or waits in vain is told to come back (`busy`). */
export interface WaitingRoom {
  readonly most: number
  readonly patienceMs: number
}

const endless: WaitingRoom = { most: Infinity, patienceMs: Infinity }
const comeBackSeconds = '5'

export function createTurnstile(mostAtOnce: number, room = endless): Turnstile {
  const waiting: (() => void)[] = []
  let underWay = 0

  async function enter(): Promise<void> {
    // Whoever leaves hands over the place, so that nobody who comes at that moment takes it.
    if (underWay >= mostAtOnce) await waitForPlace()
    else underWay += 1
  }

  async function waitForPlace(): Promise<void> {
    if (waiting.length >= room.most) throw busy()
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        waiting.splice(waiting.indexOf(take), 1)
        reject(busy())
      }
      const timer = room.patienceMs === Infinity ? undefined : setTimeout(giveUp, room.patienceMs)
      const take = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.push(take)
    })
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

function busy() {
  return fail('busy', {}, { headers: { 'retry-after': comeBackSeconds } })
}
