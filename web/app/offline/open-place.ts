/**
 * Prefix of the worker's message to an open page after a notice was tapped; the rest is a path of the app.
 */
export const openPlace = 'open:'
