import { recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { planPlainWeek, planWeek } from '#nutrition/menu/week/plan-week.ts'
import { loadSolver, type Solver } from '#nutrition/menu/solve/solver.ts'
import { describeRecipe, type DescribedRecipe } from '#nutrition/recipes/described-recipe.ts'
import { type MenuPlanner, PlanningCancelled } from './menu-planner.ts'

interface Engine {
  readonly solver: Solver
  readonly library: readonly DescribedRecipe[]
}

/** Creates a planner that plans in the caller's thread, which it blocks meanwhile. For tools and tests. */
export function createInlinePlanner(): MenuPlanner {
  let engine: Promise<Engine> | undefined
  let isClosed = false
  return {
    plan: async (request, signal) => {
      engine ??= loadEngine()
      const { solver, library } = await engine
      if (isClosed || signal?.aborted) throw new PlanningCancelled()
      return { menu: planWeek(request, library, solver), isPlain: false }
    },
    planPlain: async (request, signal) => {
      engine ??= loadEngine()
      const { library } = await engine
      if (isClosed || signal?.aborted) throw new PlanningCancelled()
      return { menu: planPlainWeek(request, library), isPlain: true }
    },
    makeRoom: (work) => work(),
    close: async () => {
      isClosed = true
    },
  }
}

async function loadEngine(): Promise<Engine> {
  return { solver: await loadSolver(), library: recipes.map(describeRecipe) }
}
