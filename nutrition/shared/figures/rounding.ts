/**
 * Rounding of every displayed amount in all layers: half away from zero in decimal, to whole kcal and mg, to tenths of
 * a gram or kilogram. A displayed amount is rounded once, from the unrounded value; totals are sums of displayed
 * amounts, so that they add up exactly for the reader.
 */

/**
 * Factor that rounds decimal ties up in spite of binary floating point: 0.7 × 1.5 is stored just below 1.05. Two
 * products and a quotient lose at most two units in the last place; the factor adds four, far too little to turn
 * another amount of the food table into a tie.
 */
const nudge = 1 + 4 * Number.EPSILON

/** Rounds to a whole number, half away from zero. */
export function whole(amount: number): number {
  return Math.round(amount * nudge)
}

/** Rounds to tenths, half away from zero: 0.05 to 0.1 and -0.05 to -0.1. */
export function tenth(amount: number): number {
  return Math.round(amount * 10 * nudge) / 10
}

/** Rounds to hundredths, half away from zero: the precision of amounts that are not yet rounded for display. */
export function hundredth(amount: number): number {
  return Math.round(amount * 100 * nudge) / 100
}

/** Sums displayed amounts as integer tenths, so that 0.1 + 0.2 is 0.3 and not 0.30000000000000004. */
export function sumTenths(shown: readonly number[]): number {
  return shown.reduce((tenths, amount) => tenths + Math.round(amount * 10), 0) / 10
}
