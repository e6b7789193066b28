import { type AllergenTag, allergenTags } from '../../foods/food.ts'
import { namedContents } from '../../foods/identity/named-contents.ts'
import { type DescribedRecipe, describePortioned } from '../described-recipe.ts'
import { foodOfIngredient, weighedFoods } from '../ingredient-food.ts'
import { foodsOnlyInSteps } from './foods-in-steps.ts'
import type { OwnRecipe, OwnRecipeLine } from './own-recipe.ts'
import { allergensOfBlends, isBlend } from './seasoning-blends.ts'
import { toRecipe } from './to-recipe.ts'

/** Own recipe with all values computed from its lines, except micronutrients (`own-recipe-micronutrients.ts`). */
export interface DescribedOwnRecipe {
  /** Numbers, allergens, NOVA shares, cost and rules, computed as for a recipe of the cookbook. */
  readonly recipe: DescribedRecipe
  /** Ingredients that the numbers leave out, because their amount is open or they are seasonings without a row. */
  readonly uncountedNames: readonly string[]
  /** Ingredients whose numbers are missing until the person answers. */
  readonly unknownNames: readonly string[]
  /** Foods that only the steps name and that bring further allergens. */
  readonly namesInSteps: readonly string[]
  /** True if the numbers leave out more than seasonings, so that the dish has more than they say. */
  readonly isLowerBound: boolean
}

/**
 * Computes an own recipe from its ingredients and `portions`, and lists what the numbers leave out. Its portion is the
 * exact share of what the owner weighed, also when it is logged (`recipeFoodOf`).
 */
export function describeOwnRecipe(own: OwnRecipe): DescribedOwnRecipe {
  const whole = toRecipe(own)
  const portion = weighedFoods(whole.ingredients).map(({ food, grams }) => ({
    food,
    grams: grams / whole.portions,
  }))
  const recipe = describePortioned(whole, portion)
  const uncountedNames = own.lines.flatMap((line) => (line.kind === 'uncounted' ? [line.name] : []))
  const unknownNames = own.lines.flatMap((line) => (line.kind === 'unknown' ? [line.name] : []))
  const names = namesWithoutRow(own)
  const inSteps = foodsOnlyInSteps(own, recipe.allergens)
  const namesInSteps = inSteps.map(({ name }) => name)
  const unchecked = [
    ...(unknownNames.length > 0 ? allergenTags : []),
    ...(names.some(isBlend) ? allergensOfBlends : []),
  ]
  const named = withNames(recipe, [...names, ...namesInSteps])
  const stepped = withOpenAllergens(
    named,
    inSteps.flatMap(({ allergens }) => allergens),
  )
  return {
    recipe: unchecked.length === 0 ? stepped : asUnchecked(withOpenAllergens(stepped, unchecked)),
    uncountedNames,
    unknownNames,
    namesInSteps,
    isLowerBound: own.lines.some(leavesOutFood),
  }
}

/** Returns whether the numbers leave out this line although it is more than a seasoning. */
function leavesOutFood(line: OwnRecipeLine): boolean {
  if (line.kind === 'unknown') return true
  const food = line.kind === 'uncounted' && line.food ? foodOfIngredient(line.food) : undefined
  return food !== undefined && food.group !== 'tempero'
}

/**
 * Returns the names of ingredients without a row in the food table: seasonings, and lines that the person has not
 * answered.
 */
export function namesWithoutRow({ lines }: OwnRecipe): string[] {
  return lines.flatMap((line) =>
    line.kind === 'unknown' || (line.kind === 'uncounted' && !line.food) ? [line.name] : [],
  )
}

/** Marks a recipe as having an ingredient that cannot be checked and may contain traces of any allergen. */
function asUnchecked(recipe: DescribedRecipe): DescribedRecipe {
  return { ...recipe, isVerified: false, hasUnseenIngredients: true }
}

/** Adds allergens that the recipe may contain. */
function withOpenAllergens(recipe: DescribedRecipe, open: readonly AllergenTag[]): DescribedRecipe {
  const { allergens, unknownAllergens } = recipe
  return {
    ...recipe,
    unknownAllergens: allergenTags.filter(
      (tag) => !allergens.includes(tag) && (open.includes(tag) || unknownAllergens.includes(tag)),
    ),
  }
}

/** Adds the identities of names without a row to the recipe, so that, for example, an allergy to cinnamon finds it. */
function withNames(recipe: DescribedRecipe, names: readonly string[]): DescribedRecipe {
  const contents = names.map(namedContents)
  const holds = [...new Set([recipe, ...contents].flatMap((one) => one.holds))]
  const mayHold = new Set([recipe, ...contents].flatMap((one) => one.mayHold))
  return { ...recipe, holds, mayHold: [...mayHold].filter((id) => !holds.includes(id)) }
}
