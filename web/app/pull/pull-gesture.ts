/** Movement in pixels up to which a finger counts as resting. */
const slopPx = 10
/** Minimum ratio of vertical to horizontal movement; rows of chips scroll sideways. */
const steepness = 1.5
/** Pixels that the plate moves per pixel of the finger. */
const resistance = 0.5
const deepestPx = 96
/** Releasing beyond this distance refreshes. */
const farPx = 64

export type Course = 'open' | 'pull' | 'other'

/**
 * Classifies a gesture once the finger left its starting point; called until the result is no longer open.
 */
export function classifyGesture(acrossPx: number, downPx: number): Course {
  if (Math.hypot(acrossPx, downPx) < slopPx) return 'open'
  return downPx > Math.abs(acrossPx) * steepness ? 'pull' : 'other'
}

/** Returns the vertical offset of the plate in pixels, at most `deepestPx`. */
export function depthOf(downPx: number): number {
  return Math.min(deepestPx, Math.max(0, downPx - slopPx) * resistance)
}

/** Progress towards the refresh threshold, 0 to 1. */
export function shareOf(depthPx: number): number {
  return Math.min(1, depthPx / farPx)
}
