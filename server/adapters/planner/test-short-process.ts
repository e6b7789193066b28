import { recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { randomRequest } from '#nutrition/menu/test-library.ts'
import { describeRecipe } from '#nutrition/recipes/described-recipe.ts'
import { createLog } from '../../platform/observability/log.ts'
import { createWorkerPlanner } from './worker-planner.ts'

/** Planner of a process that waits for one week, closes nothing and has nothing else to do. */
const planner = createWorkerPlanner({ log: createLog('silent'), patienceMs: 60_000 })
const request = randomRequest(1, recipes.map(describeRecipe))
const { menu } = await planner.plan({ ...request, effort: 0.1 })
process.stdout.write(menu.hash)
