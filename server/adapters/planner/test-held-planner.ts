import type { MenuPlanner } from './menu-planner.ts'
import { createHastyPlanner } from './test-hasty-planner.ts'

/** Hasty planner whose weeks wait until the test releases them. */
export interface HeldPlanner extends MenuPlanner {
  /** Resolves when the next week has been requested; that week then waits for `goOn`. */
  hold(): Promise<void>
  goOn(): void
}

export function createHeldPlanner(): HeldPlanner {
  const hasty = createHastyPlanner()
  let begun = Promise.withResolvers<void>()
  let held = Promise.withResolvers<void>()
  held.resolve()
  return {
    ...hasty,
    hold: () => {
      begun = Promise.withResolvers()
      held = Promise.withResolvers()
      return begun.promise
    },
    goOn: () => held.resolve(),
    plan: async (request, signal) => {
      begun.resolve()
      await held.promise
      return hasty.plan(request, signal)
    },
  }
}
