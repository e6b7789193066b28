/**
 * Header of sign-out that clears the browser's HTTP cache of photos and lists. Data that the app stores on the device
 * is kept elsewhere and is not affected.
 */
export const leaving = ['clear-site-data', '"cache"'] as const
