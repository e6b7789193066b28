/** Limits of saved meals: their number per account, and characters of a name. */
export const savedMealLimits = { meals: 50, shortestName: 2, longestName: 40 } as const
