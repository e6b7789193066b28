/** A finger trembles this far without meaning anything. */
const slopPx = 10
/** How much farther down than aside a pull goes; a row of chips is drawn aside, too. */
const steepness = 1.5
/** The page gives way more slowly than the finger moves. */
const resistance = 0.5
const deepestPx = 96
/** Let go from here on, a pull asks the server. */
const farPx = 64

export type Course = 'open' | 'pull' | 'other'

/** What a finger turns out to be doing once it has left its place. It is asked until it is no longer open. */
export function courseOf(acrossPx: number, downPx: number): Course {
  if (Math.hypot(acrossPx, downPx) < slopPx) return 'open'
  return downPx > Math.abs(acrossPx) * steepness ? 'pull' : 'other'
}

/** How deep the plate hangs into the screen. */
export function depthOf(downPx: number): number {
  return Math.min(deepestPx, Math.max(0, downPx - slopPx) * resistance)
}

/** How much of the way to asking is done, 0 to 1. */
export function shareOf(depthPx: number): number {
  return Math.min(1, depthPx / farPx)
}
