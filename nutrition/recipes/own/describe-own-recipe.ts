import { allergenTags } from '../../foods/food.ts'
import { namedContents } from '../../foods/identity/named-contents.ts'
import { type DescribedRecipe, describeRecipe } from '../described-recipe.ts'
import type { OwnRecipe } from './own-recipe.ts'
import { toRecipe } from './to-recipe.ts'

/** Own recipe with everything computed from its lines; micronutrients are in `own-recipe-micronutrients.ts`. */
export interface DescribedOwnRecipe {
  /** Numbers, allergens, NOVA, cost and rules as of a recipe of the cookbook. */
  readonly recipe: DescribedRecipe
  /** Names that the numbers leave out because their amount is open or they are seasonings without a row. */
  readonly uncountedNames: readonly string[]
  /** Names whose numbers are missing until the person answers. */
  readonly unknownNames: readonly string[]
  /** Whether numbers are missing, so that all sums are at least what is shown. */
  readonly isLowerBound: boolean
}

/** Computes an own recipe: the sum of its ingredients by `portions`, with what the sum leaves out. */
export function describeOwnRecipe(own: OwnRecipe): DescribedOwnRecipe {
  const recipe = describeRecipe(toRecipe(own))
  const uncountedNames = own.lines.flatMap((line) => (line.kind === 'uncounted' ? [line.name] : []))
  const unknown = own.lines.flatMap((line) => (line.kind === 'unknown' ? [line] : []))
  const named = withNames(recipe, [...uncountedNames, ...unknown.map(({ name }) => name)])
  return {
    recipe: unknown.length === 0 ? named : withUnknown(named),
    uncountedNames,
    unknownNames: unknown.map(({ name }) => name),
    isLowerBound: uncountedNames.length > 0 || unknown.length > 0,
  }
}

/** Returns a recipe with an ingredient that may be any food, so that every allergen is open that it does not contain. */
function withUnknown(recipe: DescribedRecipe): DescribedRecipe {
  const { allergens } = recipe
  return {
    ...recipe,
    isVerified: false,
    unknownAllergens: allergenTags.filter((tag) => !allergens.includes(tag)),
  }
}

/** Returns a recipe that also holds what names without a row say, so that an allergy to cinnamon finds it. */
function withNames(recipe: DescribedRecipe, names: readonly string[]): DescribedRecipe {
  const contents = names.map(namedContents)
  const holds = [...new Set([recipe, ...contents].flatMap((one) => one.holds))]
  const mayHold = new Set([recipe, ...contents].flatMap((one) => one.mayHold))
  return { ...recipe, holds, mayHold: [...mayHold].filter((id) => !holds.includes(id)) }
}
