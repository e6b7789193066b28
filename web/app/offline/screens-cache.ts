/** Cache of the opened screens' files, outside the precache. */
export const screensCache = 'screens'
