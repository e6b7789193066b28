import { recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { planPlainWeek, planWeek } from '#nutrition/menu/week/plan-week.ts'
import { loadSolver } from '#nutrition/menu/solve/solver.ts'
import { describeRecipe } from '#nutrition/recipes/described-recipe.ts'
import { once } from '../../platform/concurrency/once.ts'
import { type MenuPlanner, PlanningCancelled } from './menu-planner.ts'

/** Creates a planner that plans in the caller's thread and blocks that thread. For tools and tests. */
export function createInlinePlanner(): MenuPlanner {
  let isClosed = false
  return {
    plan: async (request, signal) => {
      const { solver, library } = await engine()
      if (isClosed || signal?.aborted) throw new PlanningCancelled()
      return { menu: planWeek(request, library, solver), isPlain: false }
    },
    planPlain: async (request, signal) => {
      const { library } = await engine()
      if (isClosed || signal?.aborted) throw new PlanningCancelled()
      return { menu: planPlainWeek(request, library), isPlain: true }
    },
    makeRoom: (work) => work(),
    close: async () => {
      isClosed = true
    },
  }
}

/** Engine of all planners of this thread: loading it takes as long as planning a week in a test. */
const engine = once(async () => ({ solver: await loadSolver(), library: recipes.map(describeRecipe) }))
