import { type AllergenTag, allergenTags } from '../../foods/food.ts'
import { namedContents } from '../../foods/identity/named-contents.ts'
import { type DescribedRecipe, describeRecipe } from '../described-recipe.ts'
import type { OwnRecipe } from './own-recipe.ts'
import { allergensOfBlends, isBlend } from './seasoning-blends.ts'
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
  const unknownNames = own.lines.flatMap((line) => (line.kind === 'unknown' ? [line.name] : []))
  const open = [
    ...(unknownNames.length > 0 ? allergenTags : []),
    ...(namesWithoutRow(own).some(isBlend) ? allergensOfBlends : []),
  ]
  return {
    recipe: withOpenAllergens(withNames(recipe, namesWithoutRow(own)), open),
    uncountedNames,
    unknownNames,
    isLowerBound: uncountedNames.length > 0 || unknownNames.length > 0,
  }
}

/** Returns the names of ingredients that the tables lack: seasonings, and lines that nobody has answered. */
export function namesWithoutRow({ lines }: OwnRecipe): string[] {
  return lines.flatMap((line) =>
    line.kind === 'unknown' || (line.kind === 'uncounted' && !line.food) ? [line.name] : [],
  )
}

/** Returns a recipe with ingredients nobody can check, which may contain allergens that the others do not contain. */
function withOpenAllergens(recipe: DescribedRecipe, open: readonly AllergenTag[]): DescribedRecipe {
  if (open.length === 0) return recipe
  const { allergens, unknownAllergens } = recipe
  return {
    ...recipe,
    isVerified: false,
    hasUnseenIngredients: true,
    unknownAllergens: allergenTags.filter(
      (tag) => !allergens.includes(tag) && (open.includes(tag) || unknownAllergens.includes(tag)),
    ),
  }
}

/** Returns a recipe that also holds what names without a row say, so that an allergy to cinnamon finds it. */
function withNames(recipe: DescribedRecipe, names: readonly string[]): DescribedRecipe {
  const contents = names.map(namedContents)
  const holds = [...new Set([recipe, ...contents].flatMap((one) => one.holds))]
  const mayHold = new Set([recipe, ...contents].flatMap((one) => one.mayHold))
  return { ...recipe, holds, mayHold: [...mayHold].filter((id) => !holds.includes(id)) }
}
