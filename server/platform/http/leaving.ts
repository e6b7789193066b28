/**
 * Header that clears the browser's HTTP cache of photos and lists. Data stored on the device on purpose is elsewhere
 * and stays.
 */
export const leaving = ['clear-site-data', '"cache"'] as const
