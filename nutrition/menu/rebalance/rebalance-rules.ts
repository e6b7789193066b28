/**
 * Limits of a rebalance, relative to the plan before the day's first rebalance, however often a day is rebalanced. A
 * larger deviation is not carried over to other days. Design choices, to be reviewed by the responsible nutritionist
 * (CRN); `docs/sources.md`, "Recipes and menus".
 */
export const rebalanceRules = {
  /**
   * Minimum deviation for a rebalance, as a share of the day's energy target: of the day (eaten plus still planned) from
   * its target, and of what was eaten from what was planned.
   */
  startsAtShare: 0.15,
  /** Minutes after local midnight before which no day is rebalanced: noon. */
  notBeforeMinutes: 720,
  /** Maximum sum of the absolute energy changes of a day's meals, as a share of the day's target energy. */
  totalShare: 0.15,
  /**
   * A shrinking meal keeps at least this share of its planned energy and of its share of the day's target; every
   * changed meal keeps at least this share of its planned protein.
   */
  leastOfMeal: 0.7,
  /** A growing meal has at most this multiple of its planned energy. */
  mostOfMeal: 1.3,
} as const
