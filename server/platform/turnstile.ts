import type { Counted } from './client-address.ts'
import { fail } from './failure.ts'

/**
 * Lets so many pieces of work run at once and has the others wait, in the order they came.
 * @param isKnown whether it is asked by somebody who proved before who they are, and may wait in seats of their own
 */
export type Turnstile = <T>(work: () => Promise<T>, isKnown?: boolean) => Promise<T>

/** How many may wait, and for how long; whoever finds no room or waits in vain is told to come back (`busy`). */
export interface WaitingRoom {
  readonly most: number
  /**
   * So many seats besides are for known callers only. While both wait, every second place that becomes free is theirs, so
   * that strangers who fill the room do not close it to them; else strangers have every place.
   */
  readonly mostKnown?: number
  readonly patienceMs: number
}

const endless: WaitingRoom = { most: Infinity, patienceMs: Infinity }
const comeBackSeconds = '5'

export function createTurnstile(mostAtOnce: number, room = endless): Turnstile {
  const strangers: (() => void)[] = []
  const known: (() => void)[] = []
  let underWay = 0
  let isTurnOfKnown = true

  async function enter(isKnown: boolean): Promise<void> {
    // Whoever leaves hands over the place, so that nobody who comes at that moment takes it.
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

/** Refuses with `busy` when there is no seat. */
export function busy() {
  return fail('busy', {}, { headers: { 'retry-after': comeBackSeconds } })
}

/**
 * A /48 has twice the seats of one line, and not ten times as of other limits: three of them would fill the room.
 */
const mostTimes = 2

/** Runs work of one caller, named as `byAddress` names it. */
export type CallerSeats = <T>(caller: readonly Counted[], work: () => Promise<T>) => Promise<T>

/** Keeps one caller from filling a room: at most `each` of its requests are inside or wait, more are refused (`busy`). */
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
