/** Query keys whose answers are stored offline. */
export type OfflineCacheKey =
  | readonly ['today']
  | readonly ['day', string]
  | readonly ['meals-again']
  | readonly ['meals-again', string]
  | readonly ['reader-facts']
  | readonly ['saved-meals']
  | readonly ['recipes']
  | readonly ['favorites']
  | readonly ['recipe-shelf']
  | readonly ['recipe', string]
  | readonly ['week-plan', string]
  | readonly ['diets']
  | readonly ['diet', string]
  | readonly ['diet-meals', string]
  | readonly ['report', string, string]

/** Name of the cache storage of these answers. */
export const offlineCacheName = 'seen'

/** Photo shared from another app, stored until the scan screen takes it, it expires or the cache is cleared. */
export const sharedPhotoAddress = '/seen/shared-photo'

/** Header of the stored photo: when the service worker stored it, in milliseconds. */
export const sharedAtHeader = 'x-shared-at'
