import { setFlagsFromString } from 'node:v8'
import { recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { planWeek } from '#nutrition/menu/week/plan-week.ts'
import { loadSolver } from '#nutrition/menu/solve/solver.ts'
import { describeRecipe } from '#nutrition/recipes/described-recipe.ts'
import { replyWith } from './thread-reply.ts'

/**
 * Budget of V8 that turns off most JIT optimization: optimizing one function of the solver takes up to 40 MB for a
 * moment, and more time than it saves over the few weeks that a thread plans. The flag is global, but read when a
 * module is loaded, so the embedded database keeps the default.
 */
const usualTieringBudget = 13_000_000
const tieringBudget = 100 * usualTieringBudget

setFlagsFromString(`--wasm-tiering-budget=${tieringBudget}`)
const solver = await loadSolver()
setFlagsFromString(`--wasm-tiering-budget=${usualTieringBudget}`)
const library = recipes.map(describeRecipe)
export default replyWith((request) => planWeek(request, library, solver))
