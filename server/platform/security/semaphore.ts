import type { Counted } from './client-address.ts'
import { fail } from '../failure.ts'

/**
 * Semaphore: runs at most N tasks at a time; the rest queue in FIFO order.
 * @param isKnown whether the caller proved its identity before, and may use the reserved seats
 */
export type Semaphore = <T>(work: () => Promise<T>, isKnown?: boolean) => Promise<T>

/** Queue length and timeout; a caller without a seat, or whose wait times out, is refused as `busy`. */
export interface QueueLimits {
  readonly most: number
  /**
   * Additional seats for known callers only. While both kinds wait, every second free place goes to a known caller, so
   * that strangers who fill the room do not lock them out; otherwise strangers may use every place.
   */
  readonly mostKnown?: number
  readonly patienceMs: number
}

const endless: QueueLimits = { most: Infinity, patienceMs: Infinity }
const comeBackSeconds = '5'

export function createSemaphore(mostAtOnce: number, room = endless): Semaphore {
  const strangers: (() => void)[] = []
  const known: (() => void)[] = []
  let underWay = 0
  let isTurnOfKnown = true

  async function enter(isKnown: boolean): Promise<void> {
    // A finished task hands its place directly to the next, so that no new arrival can take it.
    if (underWay >= mostAtOnce) await waitForPlace(isKnown)
    else underWay += 1
  }

  async function waitForPlace(isKnown: boolean): Promise<void> {
    const hasOwnSeat = isKnown && known.length < (room.mostKnown ?? 0)
    if (!hasOwnSeat && strangers.length >= room.most) throw busy()
    const waiting = hasOwnSeat ? known : strangers
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

  function takeNext(): (() => void) | undefined {
    if (known.length === 0 || strangers.length === 0) return known.shift() ?? strangers.shift()
    const next = isTurnOfKnown ? known.shift() : strangers.shift()
    isTurnOfKnown = !isTurnOfKnown
    return next
  }

  function leave(): void {
    const next = takeNext()
    if (next) next()
    else underWay -= 1
  }

  return async (work, isKnown = false) => {
    await enter(isKnown)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** Failure of a caller that finds no seat. */
export function busy() {
  return fail('busy', {}, { headers: { 'retry-after': comeBackSeconds } })
}

/**
 * Multiple for a /48: twice the seats of one connection, not ten times as for other limits, because three of them would
 * fill the room.
 */
const mostTimes = 2

/** Runs work of one caller, named as `byAddress` names it. */
export type CallerSeats = <T>(caller: readonly Counted[], work: () => Promise<T>) => Promise<T>

/** Keeps one caller from filling a room: at most `each` of its requests run or wait, more are refused (`busy`). */
export function createCallerSeats(each: number): CallerSeats {
  const taken = new Map<string, number>()

  function change(caller: readonly Counted[], by: 1 | -1): void {
    for (const { who } of caller) {
      const seats = (taken.get(who) ?? 0) + by
      if (seats > 0) taken.set(who, seats)
      else taken.delete(who)
    }
  }

  return async (caller, work) => {
    if (caller.some(({ who, times }) => (taken.get(who) ?? 0) >= each * Math.min(times, mostTimes)))
      throw busy()
    change(caller, 1)
    try {
      return await work()
    } finally {
      change(caller, -1)
    }
  }
}
