/** A ladle of beans: what the measures of the food table say of it, and what a kitchen's own may hold. */
export const ladle = { tableGrams: 140, minGrams: 40, maxGrams: 300 } as const
