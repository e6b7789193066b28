import { track } from './track.ts'

/** A search counts as it begins, not with every letter; its words stay here. */
export function trackSearch(before: string | undefined, after: string | undefined): void {
  if (!before && after) track('Search')
}
