import type { Body, Reply } from '#contract/endpoint.ts'
import type {
  previewOwnRecipe as previewEndpoint,
  readRecipeText as textEndpoint,
} from '#contract/recipes/own-recipes.ts'
import { readRecipeText as readText } from '#nutrition/recipes/own/read-recipe-text.ts'
import { readWithProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { fitLimits } from '../links/fit-limits.ts'
import { resolveLines } from './resolve-lines.ts'
import { describeFacts, describeIngredient, describeMenuPlace, recipeOf } from './rules.ts'

/** Reads the lines of a recipe and computes its numbers; stores nothing. Throws the codes of `resolveLines`. */
export function previewOwnRecipe(
  ctx: AccountContext,
  typed: Body<typeof previewEndpoint>,
): Promise<Reply<typeof previewEndpoint>> {
  return readWithProfile(ctx, async ({ tx, nutritionProfile }) => {
    const ingredients = await resolveLines(tx, typed.lines)
    const recipe = recipeOf('own-recipe:preview', typed, ingredients)
    return {
      ingredients: ingredients.map((one) => describeIngredient(one, nutritionProfile.hidesNumbers)),
      facts: describeFacts(recipe, nutritionProfile),
      menu: describeMenuPlace(recipe, nutritionProfile),
    }
  })
}

/** Separates a pasted recipe into its fields, cut to the limits of own recipes. */
export function readRecipeText({ text }: Body<typeof textEndpoint>): Reply<typeof textEndpoint> {
  const { name, ingredients, steps, portions } = readText(text)
  return fitLimits({
    name: name ?? '',
    portions,
    ingredients,
    instructions: steps,
    preparationMin: null,
    cookingMin: null,
  })
}
