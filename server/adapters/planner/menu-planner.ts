import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import type { WeekMenu } from '#nutrition/menu/request/week.ts'

export interface PlannedMenu {
  readonly menu: WeekMenu
  /** Whether this is the simpler fallback: the queue was full, planning timed out or its threads failed. */
  readonly isPlain: boolean
}

/** Error when the caller canceled or the planner was closed. */
export class PlanningCancelled extends Error {
  override readonly name = 'PlanningCancelled'
}

/**
 * Urgency of a request. `prompt`: a person waits at the screen. `patient`: background work, which gets no simpler week.
 */
export type Pace = 'prompt' | 'patient'

/** Plans weekly menus from the built-in recipes. Deterministic, except for the fallback to a simpler week. */
export interface MenuPlanner {
  /** Rejects with {@link PlanningCancelled} when `signal` aborts first, with the engine's error when it has one. */
  plan(request: MenuRequest, signal?: AbortSignal, pace?: Pace): Promise<PlannedMenu>
  /** Plans the simpler week at once, for a person who has waited long enough. */
  planPlain(request: MenuRequest, signal?: AbortSignal): Promise<PlannedMenu>
  /** Runs other memory-intensive work in a planning slot, after the planner has freed its own memory. */
  makeRoom<Result>(work: () => Promise<Result>): Promise<Result>
  /** Rejects running, queued and later requests as canceled. */
  close(): Promise<void>
}
