export type Random = () => number

/** FNV-1a, 32 bits: the same text always gives the same seed. */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return hash
}

/** A linear congruential generator: numbers in [0, 1), good enough for a wobbling line. */
export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
