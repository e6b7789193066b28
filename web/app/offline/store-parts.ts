/** Message to the active worker: store the code of the parts of the app that were not opened yet. */
export const storeParts = 'store-parts'
