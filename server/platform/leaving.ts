/** Photos and lists that the browser keeps for a moment. What waits on the device on purpose lies elsewhere and stays. */
export const leaving = ['clear-site-data', '"cache"'] as const
