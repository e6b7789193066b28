/** Grams of a ladle of beans in the food table, and the accepted range of a person's own ladle. */
export const ladle = { tableGrams: 140, minGrams: 40, maxGrams: 300 } as const
