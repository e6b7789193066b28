/** Begins what the worker says to an open page when a notice was tapped; the rest is a path of the app. */
export const openPlace = 'open:'
