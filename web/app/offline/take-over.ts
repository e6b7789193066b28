/** Message to a waiting worker: activate now. */
export const takeOver = 'take-over'
