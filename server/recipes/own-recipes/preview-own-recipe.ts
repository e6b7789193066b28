import type { Body, Reply } from '#contract/endpoint.ts'
import type {
  previewOwnRecipe as previewEndpoint,
  readRecipeText as textEndpoint,
} from '#contract/recipes/own-recipes.ts'
import { ownRecipeLimits } from '#contract/recipes/own-recipe-limits.ts'
import { readRecipeText as readText } from '#nutrition/recipes/own/read-recipe-text.ts'
import { readWithProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { splitLongLine } from '../links/page-text.ts'
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
  const {
    lines: mostLines,
    line: longest,
    instructions,
    name: longestName,
    portions: mostPortions,
  } = ownRecipeLimits
  const lines = ingredients.flatMap((line) => splitLongLine(line, longest))
  const preparation = steps.join('\n')
  return {
    name: (name ?? '').slice(0, longestName),
    portions: portions !== null && portions <= mostPortions ? portions : null,
    ingredients: lines.slice(0, mostLines),
    left_out: Math.max(0, lines.length - mostLines),
    instructions: preparation.slice(0, instructions).replace(/[\uD800-\uDBFF]$/, ''),
    is_cut: preparation.length > instructions,
    preparation_min: null,
    cooking_min: null,
  }
}
