import { byAddress, isLoopback } from './client-address.ts'
import type { RateLimit, RateLimiter } from './rate-limit.ts'
import { createCallerSeats, type Turnstile } from './turnstile.ts'

export interface AdmissionParts {
  readonly rateLimiter: RateLimiter
  readonly room: Turnstile
  /** How many requests of one address are in the room or wait for it. */
  readonly seatsEach: number
  /** Whether this machine itself is limited as little as nobody: on an instance for trying things out. */
  readonly sparesLoopback: boolean
}

/** A use that is counted, as `RateLimiter.count` takes it; by an account, or else by the caller's address. */
export type Use = readonly [what: string, limits: readonly RateLimit[], accountId?: string]

/** Seats of one account, half of an address's: two devices, each with a second try under way. */
const partOfAccount = 1 / 2

interface Caller {
  readonly clientAddress: string
}

/**
 * Lets requests into a room with few places, and refuses what must not fill it: a caller known to be over a limit before
 * it takes a seat or costs a query, and an address that holds its seats already. Uses are counted inside, so that a
 * request refused as `busy` has used up nothing. Known callers have as many seats apart from strangers, who may have
 * filled those of the address that both stand behind.
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
     * Runs all of a request inside the room, or none of it; counts `use` first.
     * @param known who the caller showed to be without a query: the account of its session, or the mark in the signed
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
