import { findRecipeFood, recipeDishes } from '../../foods/dishes/recipe-dishes.ts'
import type { FoodGroup } from '../../foods/food.ts'
import type { FoodMatch } from './food-matching.ts'
import { descend, keysOf, type NameNode, type PhraseIndex, Vocabulary } from './phrase-index.ts'
import type { Token } from '../words/tokens.ts'

/** Names of the cookbook's recipes. They have their own index, separate from the names of the table. */
export interface RecipeNames {
  readonly index: PhraseIndex
  readonly isFuller: typeof isFullerName
}

let names: RecipeNames | undefined

/** Returns the names of the recipes. The first call builds the index. */
export function recipeNames(): RecipeNames {
  names ??= indexRecipes()
  return names
}

function indexRecipes(): RecipeNames {
  const root: NameNode = { children: new Map() }
  const vocabulary = new Vocabulary()
  for (const dish of recipeDishes) {
    const food = findRecipeFood(dish.id)
    const node = descend(root, keysOf(dish.name), { vocabulary, popularity: dish.popularity })
    if (food) node.named ??= { food, cooked: {}, dish }
  }
  return { index: { root, vocabulary }, isFuller: isFullerName }
}

/** Groups of foods that are dishes. A recipe may refine these (a soup), whereas `arroz com ovo` names two foods. */
const prepared: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['sopa', 'ensopado', 'sanduiche', 'salgado'])

/**
 * Returns whether the name of a recipe wins over the table's match for the same words. Its name must be longer, and the
 * table's match must be a dish or prepared food or the text must say `receita`. Without a match in the table, the
 * recipe's name needs at least two words.
 */
function isFullerName(recipe: FoodMatch, other: FoodMatch | undefined, tokens: readonly Token[]): boolean {
  if (!other) return recipe.words > 1
  if (recipe.words <= other.words) return false
  const isDish = other.named.dish !== undefined || prepared.has(other.food.group)
  return isDish || tokens.some(({ key }) => key === 'receita')
}
