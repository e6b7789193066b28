import type { MenuRequest } from '#nutrition/menu/request.ts'
import type { WeekMenu } from '#nutrition/menu/week.ts'

export interface PlannedMenu {
  readonly menu: WeekMenu
  /** A plainer week stood in: the queue was full, it took too long or its threads failed. */
  readonly isPlain: boolean
}

/** Nobody waits for the week any more, or the planner was closed. */
export class PlanningCancelled extends Error {
  override readonly name = 'PlanningCancelled'
}

/** `prompt`: somebody looks at the screen. `patient`: nobody waits, so no plainer week stands in. */
export type Pace = 'prompt' | 'patient'

/** Makes weeks of menus from the house's recipes. The same request gives the same week, save a plainer one. */
export interface MenuPlanner {
  /** Rejects with {@link PlanningCancelled} when `signal` aborts first, with the engine's error when it has one. */
  plan(request: MenuRequest, signal?: AbortSignal, pace?: Pace): Promise<PlannedMenu>
  /** The plainer week, at once: for who has waited long enough. */
  planPlain(request: MenuRequest, signal?: AbortSignal): Promise<PlannedMenu>
  /** Does other work that takes much memory in the place of a week: the planner's own memory is given back before. */
  makeRoom<Result>(work: () => Promise<Result>): Promise<Result>
  /** What waits or runs is rejected as cancelled, and so is whatever comes later. */
  close(): Promise<void>
}
