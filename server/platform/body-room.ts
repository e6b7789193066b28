import type { Counted } from './client-address.ts'

/** Beside what a process needs for its work, in bytes; a photo as phones send it takes a five-hundredth. */
const ordinary = { most: 128_000_000 }

/** Share of the room per caller. */
const partsOfRoom = 16
/** An eighth of the room is open to short bodies only: signing in, ticks, water. */
const shareForShort = 8
export const shortBytes = 16_000

/** Bytes of the room that one body holds. */
export interface BodyPlace {
  /** Holds this much in all; false where there is no room for it, and then as much as before. */
  hold(bytes: number): boolean
  /** Gives back all of it. */
  leave(): void
}

export type BodyRoom = ReturnType<typeof createBodyRoom>

/**
 * Room in the memory of one process for what callers are sending, in bytes. What has arrived of a body counts and not what
 * it announces, so that silent connections take next to nothing. A caller may always send one body at its full length.
 */
export function createBodyRoom({ most } = ordinary) {
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
