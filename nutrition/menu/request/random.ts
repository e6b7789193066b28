/** Returns the next pseudorandom number in [0, 1). */
export type Random = () => number

/**
 * Returns a generator whose sequence depends only on the seed: Mulberry32 (T. Ettinger, public domain). It has a 32-bit
 * state and uses only integer arithmetic, so the sequence is the same on every machine.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
