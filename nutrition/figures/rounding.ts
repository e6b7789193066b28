/**
 * How every amount that a person reads is rounded, on every floor: half up in decimal, to whole kcal and mg, to tenths of
 * a gram or a kilogram. What is read is rounded once, from what was never rounded; from then on totals are sums of what
 * is read, so that they add up for whoever adds them by hand.
 *
 * Binary keeps 25.05 a little below itself, and 0.7 times 1.5 a little below 1.05. Without the nudge a tie would go up or
 * down by how its number came about. Two units in the last place are what two products and a quotient lose; four stay
 * far below the distance of any amount of the food table to a tie that it is not.
 */
const nudge = 1 + 4 * Number.EPSILON

export function whole(amount: number): number {
  return Math.round(amount * nudge)
}

/** Of a negative one, such as a change, ties go to the lower tenth: less and more by the same are the same number. */
export function tenth(amount: number): number {
  return Math.round(amount * 10 * nudge) / 10
}

/** What is kept of words that were read, before it is a portion: finer than what anybody is shown. */
export function hundredth(amount: number): number {
  return Math.round(amount * 100 * nudge) / 100
}

/** Of amounts that are read, in whole tenths: 0.1 + 0.2 is 0.3 on the screen, never 0.30000000000000004. */
export function sumTenths(shown: readonly number[]): number {
  return shown.reduce((tenths, amount) => tenths + Math.round(amount * 10), 0) / 10
}
