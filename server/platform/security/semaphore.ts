import PQueue, { type QueueAddOptions, type RunFunction } from 'p-queue'
import type { Counted } from './client-address.ts'
import { fail } from '../failure.ts'

/**
 * Semaphore: at most N tasks run at a time; the others wait. In addition to p-queue it refuses callers when the queue
 * is full, and alternates between known and unknown callers. Throws `busy`.
 * @param isKnown whether the caller has proven its identity before; it may then use places reserved for known callers
 */
export type Semaphore = <T>(work: () => Promise<T>, isKnown?: boolean) => Promise<T>

/** Limits of the waiting line: `most` callers, each for `patienceMs`. A caller beyond them is refused as `busy`. */
export interface QueueLimits {
  readonly most: number
  /**
   * Further places in the line, for known callers only. While both kinds wait, every second free seat goes to a known
   * caller, so that others cannot lock them out.
   */
  readonly mostKnown?: number
  readonly patienceMs: number
}

const endless: QueueLimits = { most: Infinity, patienceMs: Infinity }
const comeBackSeconds = '5'

type Lane = 'known' | 'strangers'
type Seat = QueueAddOptions & { readonly lane?: Lane }
type Waiting = { readonly id: string | undefined; readonly run: RunFunction }

/** Order in which waiting tasks start. p-queue has only priorities, which would starve one of the two kinds. */
class Lanes {
  private readonly waiting: Record<Lane, Waiting[]> = { known: [], strangers: [] }
  private turn: Lane = 'known'

  get size(): number {
    return this.waiting.known.length + this.waiting.strangers.length
  }

  filter({ lane = 'strangers' }: Partial<Seat>): RunFunction[] {
    return this.waiting[lane].map(({ run }) => run)
  }

  enqueue(run: RunFunction, { lane = 'strangers', id }: Partial<Seat> = {}): void {
    this.waiting[lane].push({ id, run })
  }

  dequeue(): RunFunction | undefined {
    const { known, strangers } = this.waiting
    if (known.length === 0 || strangers.length === 0) return (known.shift() ?? strangers.shift())?.run
    const next = this.waiting[this.turn].shift()
    this.turn = this.turn === 'known' ? 'strangers' : 'known'
    return next?.run
  }

  remove(id: string): void {
    for (const lane of Object.values(this.waiting)) {
      const place = lane.findIndex((one) => one.id === id)
      if (place >= 0) lane.splice(place, 1)
    }
  }

  /** Required by p-queue's interface; no task has a priority here. */
  setPriority(): void {}
}

export function createSemaphore(mostAtOnce: number, room = endless): Semaphore {
  const queue = new PQueue<Lanes, Seat>({ concurrency: mostAtOnce, queueClass: Lanes })

  return async (work, isKnown = false) => {
    const hasOwnSeat = isKnown && queue.sizeBy({ lane: 'known' }) < (room.mostKnown ?? 0)
    const lane = hasOwnSeat ? 'known' : 'strangers'
    const isBusy = queue.pending >= mostAtOnce
    if (isBusy && lane === 'strangers' && queue.sizeBy({ lane }) >= room.most) throw busy()
    const waiting = new AbortController()
    const timer =
      room.patienceMs === Infinity ? undefined : setTimeout(() => waiting.abort(busy()), room.patienceMs)
    const begin = () => {
      clearTimeout(timer)
      return work()
    }
    return queue.add(begin, { lane, signal: waiting.signal })
  }
}

/** Returns the failure `busy` of a caller that finds no seat. */
export function busy() {
  return fail('busy', {}, { headers: { 'retry-after': comeBackSeconds } })
}

/**
 * Seats of a /48 as a multiple of the seats of one IP address: two, not ten as for rate limits, because with ten, three
 * such networks would take every seat.
 */
const mostTimes = 2

/** Runs work of one caller, which is identified by its names from `byAddress`. */
export type CallerSeats = <T>(caller: readonly Counted[], work: () => Promise<T>) => Promise<T>

/**
 * Limits a caller's share of the seats: at most `each` of its requests run or wait at a time. Throws `busy` for more.
 */
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
