/**
 * Limits of a rebalance, relative to the plan before the day's first rebalance, however many meals are logged. A
 * deviation beyond them is not carried over to other days. Design choices, to be reviewed by the responsible
 * nutritionist (CRN); `docs/sources.md`, "Recipes and menus".
 */
export const rebalanceRules = {
  /** Minimum deviation of the day's energy for a rebalance, as a share of its target. */
  startsAtShare: 0.15,
  /** Maximum sum of a day's corrections, as a share of its target energy. */
  totalShare: 0.15,
  /** Minimum share of its planned energy, planned protein and energy target that a meal keeps. */
  leastOfMeal: 0.7,
  /** When less was eaten than planned, a meal may grow to at most this multiple of its planned energy. */
  mostOfMeal: 1.3,
} as const
