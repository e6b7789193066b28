import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import type { WeekMenu } from '#nutrition/menu/request/week.ts'

export interface PlannedMenu {
  readonly menu: WeekMenu
  /**
   * Whether this is the simpler week, because it was requested, the queue was full, planning took too long, or the
   * threads failed.
   */
  readonly isPlain: boolean
}

/** Thrown when the caller canceled the request, or the planner was closed. */
export class PlanningCancelled extends Error {
  override readonly name = 'PlanningCancelled'
}

/**
 * Urgency of a request: `prompt` for a person who waits at the screen, `patient` for background work, which waits
 * longer before it gets the simpler week.
 */
export type Pace = 'prompt' | 'patient'

/** Plans weekly menus from the built-in recipes. Deterministic, except for the fallback to the simpler week. */
export interface MenuPlanner {
  /**
   * Plans a week. Rejects with {@link PlanningCancelled} if `signal` aborts, and with the engine's error if it has one.
   */
  plan(request: MenuRequest, signal?: AbortSignal, pace?: Pace): Promise<PlannedMenu>
  /** Plans the simpler week at once, for a person who has waited long enough. */
  planPlain(request: MenuRequest, signal?: AbortSignal): Promise<PlannedMenu>
  /** Runs other work that needs memory in a planning slot, after the planner has freed its own memory. */
  makeRoom<Result>(work: () => Promise<Result>): Promise<Result>
  /** Rejects running, queued and later requests with {@link PlanningCancelled}. */
  close(): Promise<void>
}
