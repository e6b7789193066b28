import type { Counted } from '../security/client-address.ts'

/**
 * Bytes that all bodies of a process may hold together, on top of its other memory. A photo as phones send it takes a
 * five-hundredth.
 */
const ordinary = { most: 128_000_000 }

/** Divisor of the budget that gives the share of one caller. */
const callerShareDivisor = 16
/** Divisor of the budget that gives the share reserved for short bodies, such as sign-ins and water entries. */
const shortShareDivisor = 8
export const shortBytes = 16_000

/** Part of the budget that one request body holds. */
export interface BodyReservation {
  /** Holds this many bytes in total. If they do not fit, returns false and keeps the amount held before. */
  hold(bytes: number): boolean
  /** Releases all bytes. */
  release(): void
}

export type BodyBudget = ReturnType<typeof createBodyBudget>

/**
 * Creates the memory budget for request bodies in one process. It counts bytes received, not the announced length, so
 * that silent connections take next to nothing. A caller's share does not limit its only body.
 */
export function createBodyBudget({ most } = ordinary) {
  const mostOfOne = most / callerShareDivisor
  const mostOfLong = most - most / shortShareDivisor
  const held = new Map<string, number>()
  let all = 0

  return {
    /** @param caller names under which `byAddress` counts the caller */
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
