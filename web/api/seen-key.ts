/** What is kept on the device, by the key of its query. */
export type SeenKey = readonly ['recipes'] | readonly ['favorites'] | readonly ['recipe', string]

/** The cache storage it is kept in. */
export const seenCache = 'seen'
