import { setFlagsFromString } from 'node:v8'
import { recipes } from '#nutrition/cookbook/recipe-library.ts'
import { planWeek } from '#nutrition/menu/plan-week.ts'
import { loadSolver } from '#nutrition/menu/solver.ts'
import { describeRecipe } from '#nutrition/recipes/described-recipe.ts'
import { replyWith } from './thread-reply.ts'

/**
 * Compiling one function of the solver for speed takes up to 40 MB for a moment, and more time than the few weeks save
 * that a thread makes before it ends. So only what runs a hundred times as often as usual is. The flag is the whole
 * process's, a module takes it over as it is loaded: the embedded database, which is another, keeps the usual number.
 */
const usualTieringBudget = 13_000_000
const tieringBudget = 100 * usualTieringBudget

setFlagsFromString(`--wasm-tiering-budget=${tieringBudget}`)
const solver = await loadSolver()
setFlagsFromString(`--wasm-tiering-budget=${usualTieringBudget}`)
const library = recipes.map(describeRecipe)
replyWith((request) => planWeek(request, library, solver))
