export type Random = () => number

/** Returns the 32-bit FNV-1a hash of a text as a seed. */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return hash
}

/** Returns a linear congruential generator of numbers in [0, 1). Its quality is sufficient for irregular lines. */
export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
