import { ownFoodId } from '#nutrition/foods/own/own-food.ts'
import type { OwnRecipe } from '#nutrition/recipes/own/own-recipe.ts'
import type { OwnRecipeRow } from './queries.ts'

export function ownRecipeFrom({
  id,
  revision,
  recipe,
}: Pick<OwnRecipeRow, 'id' | 'revision' | 'recipe'>): OwnRecipe {
  return { id: ownFoodId(id, revision, 'recipe'), ...recipe }
}
