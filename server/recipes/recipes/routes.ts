import * as contract from '#contract/recipes/recipes.ts'
import { serveWith } from '../../platform/http/serve.ts'
import type { PictureServices } from '../images/picture-services.ts'
import { readShelfTastes as shelfTastesEndpoint } from '#contract/recipes/recipe-shelf.ts'
import { listRecipes } from './list-recipes.ts'
import { listReplacements, readRecipe } from './read-recipe.ts'
import { readShelfTastes } from './read-shelf-tastes.ts'

const serve = serveWith<PictureServices>()

/** The replies are long and rarely change, so browsers keep them and revalidate them by ETag. */
const options = { revalidates: true }

export const recipeRoutes = [
  serve(
    contract.listRecipes,
    async (ctx) => {
      const { recipes, total } = await listRecipes(ctx)
      ctx.setHeader(contract.recipeTotalHeader, String(total))
      return recipes
    },
    options,
  ),
  serve(shelfTastesEndpoint, (ctx) => readShelfTastes(ctx, ctx.query)),
  serve(contract.readRecipe, (ctx) => readRecipe(ctx, ctx.params), options),
  serve(contract.listReplacements, (ctx) => listReplacements(ctx, { ...ctx.params, ...ctx.query })),
]
