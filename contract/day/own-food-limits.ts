/**
 * Limits of own foods: their number per account, characters of name and measure, the portion in g or ml, and portions
 * per package. A household enters a few dozen.
 */
export const ownFoodLimits = {
  foods: 300,
  name: 80,
  measure: 30,
  portion: 2000,
  packagePortions: 1000,
} as const
