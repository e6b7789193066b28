import type { Counted } from '../security/client-address.ts'

/** Bytes on top of the process's own memory; a photo as phones send it takes a five-hundredth. */
const ordinary = { most: 128_000_000 }

/** Divisor for the share of one caller. */
const partsOfRoom = 16
/** Divisor for the share reserved for short bodies, such as sign-in, ticks and water. */
const shareForShort = 8
export const shortBytes = 16_000

/** Bytes of the budget held by one body. */
export interface BodyPlace {
  /** Holds this many bytes in total; returns false when they do not fit, and then keeps the previous amount. */
  hold(bytes: number): boolean
  /** Releases all bytes. */
  leave(): void
}

export type BodyBudget = ReturnType<typeof createBodyBudget>

/**
 * Memory budget for request bodies in one process, in bytes. Counts what has arrived, not what the request announces,
 * so that silent connections take next to nothing. A caller may always send one body at its full length.
 */
export function createBodyBudget({ most } = ordinary) {
  const mostOfOne = most / partsOfRoom
  const mostOfLong = most - most / shareForShort
  const held = new Map<string, number>()
  let all = 0

  return {
    /** @param caller as `byAddress` names it */
    open(caller: readonly Counted[]): BodyPlace {
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
        leave: () => change(-own),
      }
    },
  }
}
