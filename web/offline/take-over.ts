/** Said to a version of the worker that waits: the old one is no longer needed. */
export const takeOver = 'take-over'
