import { createInlinePlanner } from './inline-planner.ts'
import type { MenuPlanner } from './menu-planner.ts'

/** Makes weeks as the inline planner does, the first of them only when the test says so. */
export interface HeldPlanner extends MenuPlanner {
  readonly hasBegun: Promise<void>
  goOn(): void
}

export function createHeldPlanner(): HeldPlanner {
  const inline = createInlinePlanner()
  const begun = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  return {
    ...inline,
    hasBegun: begun.promise,
    goOn: () => held.resolve(),
    plan: async (request, signal) => {
      begun.resolve()
      await held.promise
      return inline.plan({ ...request, effort: 0.1 }, signal)
    },
  }
}
