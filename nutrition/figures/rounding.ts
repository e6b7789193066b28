/**
 * Rounding of every displayed amount, on every floor: half up in decimal, to whole kcal and mg, to tenths of a gram or
 * kilogram. A displayed amount is rounded once, from the unrounded value; totals are sums of displayed amounts, so that
 * they add up by hand.
 *
 * Binary stores 25.05 slightly below itself, and 0.7 × 1.5 slightly below 1.05; without the nudge a tie would depend on how
 * the number was computed. Two products and a quotient lose two units in the last place; four stay far below the distance
 * between any amount of the food table and a tie.
 */
const nudge = 1 + 4 * Number.EPSILON

export function whole(amount: number): number {
  return Math.round(amount * nudge)
}

/** Rounds to tenths. Negative values round symmetrically: -0.05 is -0.1, as 0.05 is 0.1. */
export function tenth(amount: number): number {
  return Math.round(amount * 10 * nudge) / 10
}

/** Rounds to hundredths: precision of a recognised amount before it becomes a displayed portion. */
export function hundredth(amount: number): number {
  return Math.round(amount * 100 * nudge) / 100
}

/** Sums displayed amounts in whole tenths: 0.1 + 0.2 is 0.3, never 0.30000000000000004. */
export function sumTenths(shown: readonly number[]): number {
  return shown.reduce((tenths, amount) => tenths + Math.round(amount * 10), 0) / 10
}
