import * as contract from '#contract/recipes/own-recipes.ts'
import { serve } from '../../platform/http/serve.ts'
import { listOwnRecipes, readOwnRecipe } from './list-own-recipes.ts'
import { previewOwnRecipe, readRecipeText } from './preview-own-recipe.ts'
import { removeOwnRecipe, restoreOwnRecipe } from './remove-own-recipe.ts'
import { changeOwnRecipe, createOwnRecipe } from './save-own-recipe.ts'

/** Limit of created and of changed recipes: several times what a person writes down in a day. */
const dailyRecipes = { max: 200, perSeconds: 86_400 }

export const ownRecipeRoutes = [
  serve(contract.listOwnRecipes, (ctx) => listOwnRecipes(ctx)),
  serve(contract.readOwnRecipe, (ctx) => readOwnRecipe(ctx, ctx.params)),
  serve(contract.readRecipeText, async (ctx) => readRecipeText(ctx.body), { changesNothing: true }),
  serve(contract.previewOwnRecipe, (ctx) => previewOwnRecipe(ctx, ctx.body), { changesNothing: true }),
  serve(contract.createOwnRecipe, (ctx) => createOwnRecipe(ctx, ctx.body), { limits: [dailyRecipes] }),
  serve(contract.changeOwnRecipe, (ctx) => changeOwnRecipe(ctx, { ...ctx.params, ...ctx.body }), {
    limits: [dailyRecipes],
  }),
  serve(contract.removeOwnRecipe, (ctx) => removeOwnRecipe(ctx, ctx.params)),
  serve(contract.restoreOwnRecipe, (ctx) => restoreOwnRecipe(ctx, ctx.params)),
]
