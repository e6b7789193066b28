import type { StaticDataRouteOption } from '@tanstack/react-router'

interface Match {
  readonly fullPath: string
  readonly staticData: StaticDataRouteOption
}

/**
 * Returns the path to send for a matched page, or `null` if its route is not tracked. The path is the route's pattern,
 * so that the ids in an address are not sent.
 */
export function trackedPage(match: Match | undefined): string | null {
  return match?.staticData.isTracked ? match.fullPath : null
}
