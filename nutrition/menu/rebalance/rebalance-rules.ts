/**
 * Limits of a rebalance. A day is never paid back: what these limits leave uncorrected stays. They count from the plan as it
 * was before the day's first rebalance, however many meals are logged. Design choices, to be reviewed by the responsible
 * nutritionist (CRN); `docs/sources.md`, "Recipes and menus".
 */
export const rebalanceRules = {
  /** A day whose energy is nearer than this share to its target is left alone. */
  startsAtShare: 0.15,
  /** All corrections of a day together, as a share of its target energy. */
  totalShare: 0.15,
  /** A meal keeps at least this share of its planned energy, of its planned protein and of its energy target. */
  leastOfMeal: 0.7,
  /** After eating less than planned, a later meal grows to at most this multiple of its planned energy. */
  mostOfMeal: 1.3,
} as const
