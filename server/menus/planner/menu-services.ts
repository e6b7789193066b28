import type { MenuPlanner } from '../../adapters/planner/menu-planner.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { SingleFlight } from '../../platform/concurrency/single-flight.ts'

export interface MenuServices {
  readonly planner: MenuPlanner
  /** Running generations of diet menus; each returns the id of its diet. */
  readonly dietGenerations: SingleFlight<string>
  /** Running generations of week plans; each returns whether it saved a plan. */
  readonly weekGenerations: SingleFlight<boolean>
}

/** Context of a generation, which takes seconds. `signal` aborts when the caller disconnects. */
export type GenerationContext = AccountContext & MenuServices & { readonly signal?: AbortSignal }
