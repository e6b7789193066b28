import { recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { planPlainWeek } from '#nutrition/menu/week/plan-week.ts'
import { describeRecipe } from '#nutrition/recipes/described-recipe.ts'
import { replyWith } from './thread-reply.ts'

const library = recipes.map(describeRecipe)
export default replyWith((request) => planPlainWeek(request, library))
