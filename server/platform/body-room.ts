/** Beside what a process needs for its work; photos as phones send them are a hundredth of the longest. */
const ordinary = { most: 128_000_000, mostOfOne: 64_000_000 }

export type BodyRoom = ReturnType<typeof createBodyRoom>

/**
 * Room in the memory of one process for what callers are sending, in bytes. A body lies there from its first byte until it
 * is answered, however slowly the rest of it drips; so what it announces counts, and not what has come of it.
 */
export function createBodyRoom({ most, mostOfOne } = ordinary) {
  const held = new Map<string, number>()
  let all = 0

  function change(who: string, bytes: number): void {
    all += bytes
    const own = (held.get(who) ?? 0) + bytes
    if (own > 0) held.set(who, own)
    else held.delete(who)
  }

  return {
    /** How to leave again, once; `null` where there is no room. */
    enter(who: string, bytes: number): (() => void) | null {
      if (all + bytes > most || (held.get(who) ?? 0) + bytes > mostOfOne) return null
      change(who, bytes)
      return () => change(who, -bytes)
    },
  }
}
