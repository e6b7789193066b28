/** What is kept on the device, by the key of its query. */
export type SeenKey =
  | readonly ['today']
  | readonly ['recipes']
  | readonly ['favorites']
  | readonly ['recipe', string]
  | readonly ['week-plan', string]
  | readonly ['diets']
  | readonly ['diet', string]
  | readonly ['diet-meals', string]
  | readonly ['report', string, string]

/** The cache storage it is kept in. */
export const seenCache = 'seen'

/** There too, until the scan screen takes it: a photo that another app handed over. It is forgotten with the rest. */
export const sharedPhotoAddress = '/seen/shared-photo'

/** When the worker took it, in milliseconds, told by its kept reply. */
export const sharedAtHeader = 'x-shared-at'
