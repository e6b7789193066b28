import { byAddress, isLoopback } from '../security/client-address.ts'
import type { RateLimit, RateLimiter } from '../security/rate-limit.ts'
import { createCallerSeats, type Semaphore } from '../security/semaphore.ts'

export interface AdmissionParts {
  readonly rateLimiter: RateLimiter
  readonly room: Semaphore
  /** Requests of one address that may run or wait at the same time. */
  readonly seatsEach: number
  /** Whether loopback addresses are exempt from limits, on an instance for trying things out. */
  readonly sparesLoopback: boolean
}

/** A counted use, as `RateLimiter.count` takes it; by account, or else by the caller's address. */
export type Use = readonly [what: string, limits: readonly RateLimit[], accountId?: string]

/** Share of an address's seats per account: enough for two devices, each with a retry under way. */
const partOfAccount = 1 / 2

interface Caller {
  readonly clientAddress: string
}

/**
 * Admits requests to a limited room. Refuses a caller known to be over a limit before it takes a seat or costs a query,
 * and an address that already holds all of its seats. Uses are counted inside, so that a request refused as `busy` uses
 * up nothing. Known callers have as many seats again, separate from strangers behind the same address.
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
     * Runs a request inside the room, or rejects it as a whole; counts `use` first.
     * @param known the caller as identified without a query: the account of its session, or the mark in the signed
     * cookie of a browser in which an account was opened
     */
    admit: async <T>(
      caller: Caller,
      known: string | undefined,
      use: Use | null,
      work: () => Promise<T>,
    ): Promise<T> => {
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
