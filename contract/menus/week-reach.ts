/**
 * `weeksBack`: weeks before the current one that can be viewed; `weeksAhead`: weeks after it that can be viewed and
 * planned. In a separate file from the schemas, which the browser need not load.
 */
export const weeksBack = 8
export const weeksAhead = 2
