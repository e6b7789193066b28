/** Returns the next number in [0, 1); equal seeds give equal sequences on every machine. */
export type Random = () => number

/** Mulberry32 (T. Ettinger, public domain): 32-bit state, integer arithmetic only. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
