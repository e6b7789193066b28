import { recipes } from '#nutrition/cookbook/recipe-library.ts'
import { planWeek } from '#nutrition/menu/plan-week.ts'
import { loadSolver } from '#nutrition/menu/solver.ts'
import { describeRecipe } from '#nutrition/recipes/described-recipe.ts'
import { replyWith } from './thread-reply.ts'

const solver = await loadSolver()
const library = recipes.map(describeRecipe)
replyWith((request) => planWeek(request, library, solver))
