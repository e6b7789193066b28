/** So many weeks before and after today's can be looked at and planned. Apart from the shapes, which a browser need not fetch. */
export const weeksBack = 8
export const weeksAhead = 2
