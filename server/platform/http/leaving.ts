/**
 * Header of a sign-out that clears the browser's HTTP cache of photos and lists. Data that the app stores on the device
 * is not affected.
 */
export const leaving = ['clear-site-data', '"cache"'] as const
