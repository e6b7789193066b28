/**
 * Number of weeks before and after the current one that can be viewed and planned. Separate from the schemas, which the
 * browser need not load.
 */
export const weeksBack = 8
export const weeksAhead = 2
