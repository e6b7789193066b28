import * as contract from '#contract/recipes/recipes.ts'
import { serve } from '../../platform/http/serve.ts'
import { listRecipes, listReplacements, readRecipe, type RecipeParts } from './service.ts'

/** Revalidated by ETag, because the list is long and rarely changes. */
const options = { revalidates: true }

export function recipeRoutes(parts: RecipeParts) {
  return [
    serve(
      contract.listRecipes,
      async ({ account, database, clock, setHeader }) => {
        const { recipes, total } = await listRecipes(database, account.id, parts, clock.now())
        setHeader(contract.recipeTotalHeader, String(total))
        return recipes
      },
      options,
    ),
    serve(
      contract.readRecipe,
      ({ account, database, params, clock }) =>
        readRecipe(database, account.id, params.id, parts, clock.now()),
      options,
    ),
    serve(contract.listReplacements, ({ account, database, params, query, clock }) =>
      listReplacements(database, account.id, { id: params.id, count: query.count }, parts, clock.now()),
    ),
  ]
}
