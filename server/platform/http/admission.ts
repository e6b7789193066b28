import { byAddress, isLoopback } from '../security/client-address.ts'
import type { RateLimit, RateLimiter } from '../security/rate-limit.ts'
import { createCallerSeats, type Semaphore } from '../security/semaphore.ts'

export interface AdmissionParts {
  readonly rateLimiter: RateLimiter
  readonly room: Semaphore
  /** Maximum number of requests of one IP address that run or wait at the same time. */
  readonly seatsEach: number
  /** Whether loopback addresses are exempt from limits, as on a trial instance. */
  readonly sparesLoopback: boolean
}

/**
 * Arguments of `RateLimiter.count` for a use to count: by the account if there is one, else by the caller's IP address.
 */
export type Use = readonly [what: string, limits: readonly RateLimit[], accountId?: string]

/**
 * Share of an IP address's seats that one known caller may take: enough for two devices, each with a retry under way.
 */
const partOfAccount = 1 / 2

interface AdmittedUse {
  /**
   * Identity of a caller that is known without a query: the account of the session, or the mark in the signed cookie of
   * a browser that signed in before.
   */
  readonly known: string | undefined
  readonly use: Use | null
}

export type Admission = ReturnType<typeof createAdmission>

interface Caller {
  readonly clientAddress: string
}

/**
 * Creates the admission of requests to a semaphore. A caller known to be over a limit, or an IP address that holds all
 * its seats, is refused before it takes a seat or costs a query. The known callers of an IP address have as many seats
 * again, separate from those of its other callers.
 */
export function createAdmission(parts: AdmissionParts) {
  const { rateLimiter, room, sparesLoopback } = parts
  const takeSeat = createCallerSeats(parts.seatsEach)
  const takeKnownSeat = createCallerSeats(parts.seatsEach)
  const isSpared = ({ clientAddress }: Caller) => sparesLoopback && isLoopback(clientAddress)

  async function count(caller: Caller, [what, limits, accountId]: Use): Promise<void> {
    if (accountId !== undefined) await rateLimiter.count(what, accountId, limits)
    else if (!isSpared(caller)) await rateLimiter.count(what, byAddress(caller.clientAddress), limits)
  }

  return {
    count,

    /**
     * Runs `work` inside the semaphore after counting `use`, or throws `busy` or the error of the limit without running
     * it. A request refused as `busy` is not counted.
     */
    admit: async <T>(caller: Caller, { known, use }: AdmittedUse, work: () => Promise<T>): Promise<T> => {
      const address = byAddress(caller.clientAddress)
      if (use) rateLimiter.refuseKnown(use[0], use[2] ?? address, use[1])
      const enter = () =>
        room(async () => {
          if (use) await count(caller, use)
          return work()
        }, known !== undefined)
      const counted = isSpared(caller) ? [] : address
      if (known === undefined) return takeSeat(counted, enter)
      return takeKnownSeat([...counted, { who: known, times: partOfAccount }], enter)
    },
  }
}
