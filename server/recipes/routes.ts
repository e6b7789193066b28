import * as contract from '#contract/recipes.ts'
import { serve } from '../platform/serve.ts'
import { type IsPlanned, listRecipes, listReplacements, readRecipe } from './service.ts'

/** The book seldom changes, and its list is long. */
const options = { revalidates: true }

export function recipeRoutes(isPlanned: IsPlanned) {
  return [
    serve(
      contract.listRecipes,
      async ({ account, database, clock, setHeader }) => {
        const { recipes, total } = await listRecipes(database, account.id, clock.now())
        setHeader(contract.recipeTotalHeader, String(total))
        return [...recipes]
      },
      options,
    ),
    serve(
      contract.readRecipe,
      ({ account, database, params, clock }) =>
        readRecipe(database, account.id, params.id, isPlanned, clock.now()),
      options,
    ),
    serve(contract.listReplacements, ({ account, database, params, query, clock }) =>
      listReplacements(database, account.id, { id: params.id, count: query.count }, isPlanned, clock.now()),
    ),
  ]
}
