/** Query keys whose answers are stored offline. */
export type OfflineCacheKey =
  | readonly ['today']
  | readonly ['recipes']
  | readonly ['favorites']
  | readonly ['recipe', string]
  | readonly ['week-plan', string]
  | readonly ['diets']
  | readonly ['diet', string]
  | readonly ['diet-meals', string]
  | readonly ['report', string, string]

/** Name of their cache storage. */
export const offlineCacheName = 'seen'

/** Photo shared from another app, stored until the scan screen takes it; deleted with the rest. */
export const sharedPhotoAddress = '/seen/shared-photo'

/** Header of the stored reply: when the worker took it, in milliseconds. */
export const sharedAtHeader = 'x-shared-at'
