import type { Counted } from '../security/client-address.ts'

/** Bytes on top of the process's own memory. A photo as phones send it takes one five-hundredth. */
const ordinary = { most: 128_000_000 }

/** Divisor for the share of one caller. */
const callerShareDivisor = 16
/** Divisor for the share reserved for short bodies, such as sign-in and water entries. */
const shortShareDivisor = 8
export const shortBytes = 16_000

/** Budget held by one request body. */
export interface BodyReservation {
  /** Reserves this many bytes in total. Returns false when they do not fit, and then keeps the previous amount. */
  hold(bytes: number): boolean
  /** Releases all bytes. */
  release(): void
}

export type BodyBudget = ReturnType<typeof createBodyBudget>

/**
 * Memory budget for request bodies in one process, in bytes. Counts received bytes, not the announced length, so that
 * silent connections take next to nothing. A caller may always send one body at its full length.
 */
export function createBodyBudget({ most } = ordinary) {
  const mostOfOne = most / callerShareDivisor
  const mostOfLong = most - most / shortShareDivisor
  const held = new Map<string, number>()
  let all = 0

  return {
    /** @param caller names of the caller from `byAddress` */
    open(caller: readonly Counted[]): BodyReservation {
      let own = 0

      function change(bytes: number): void {
        own += bytes
        all += bytes
        for (const { who } of caller) {
          const left = (held.get(who) ?? 0) + bytes
          if (left > 0) held.set(who, left)
          else held.delete(who)
        }
      }

      return {
        hold(bytes) {
          const more = bytes - own
          if (more <= 0) return true
          const isFull = all + more > (bytes > shortBytes ? mostOfLong : most)
          const isTooMuch = caller.some(({ who, times }) => {
            const others = (held.get(who) ?? 0) - own
            return others > 0 && others + bytes > mostOfOne * times
          })
          if (isFull || isTooMuch) return false
          change(more)
          return true
        },
        release: () => change(-own),
      }
    },
  }
}
