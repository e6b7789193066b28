/**
 * Limits of a rebalance. They are relative to the plan before the day's first rebalance, however often the day is
 * rebalanced. What a rebalance cannot correct is not carried over to other days. Design choices, to be reviewed by the
 * responsible nutritionist (CRN); `docs/sources.md`, "Recipes and menus".
 */
export const rebalanceRules = {
  /**
   * Minimum deviation that starts a rebalance, as a share of the day's energy target. Both must reach it: the
   * difference of the expected day from its target, and the difference of the expected day from its plan.
   */
  startsAtShare: 0.15,
  /** A day is not rebalanced before noon; minutes after local midnight. */
  notBeforeMinutes: 720,
  /** Maximum sum of the absolute energy changes of a day's meals, as a share of the day's energy target. */
  totalShare: 0.15,
  /**
   * Minimum that a changed meal keeps. Protein: this share of the planned protein. Energy of a shrinking meal: this
   * share of the planned energy, and of the meal's share of the day's target.
   */
  leastOfMeal: 0.7,
  /** Maximum energy of a growing meal, as a multiple of its planned energy. */
  mostOfMeal: 1.3,
} as const
