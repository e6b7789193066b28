import { ownFoodId, type RecipeFood } from '#nutrition/foods/own/own-food.ts'
import { menuObstacles } from '#nutrition/recipes/own/menu-obstacles.ts'
import type { OwnRecipe } from '#nutrition/recipes/own/own-recipe.ts'
import { hasHypertension } from '#nutrition/safety/health-facts.ts'
import type { ProfileContext } from '../../account/profile/service.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import * as queries from './queries.ts'
import { ownRecipeFrom } from './rules.ts'

/** Reads the account's recipes that are not deleted as foods, the last created or changed first. */
export async function readRecipeFoods(tx: AccountTransaction): Promise<RecipeFood[]> {
  return (await queries.listCurrentFoods(tx)).map(foodFrom)
}

/** Reads all revisions of these recipes as foods, also of deleted recipes; in no order. */
export async function readRecipeFoodRevisions(
  tx: AccountTransaction,
  keys: readonly string[],
): Promise<RecipeFood[]> {
  return keys.length === 0 ? [] : (await queries.listFoodRevisions(tx, keys)).map(foodFrom)
}

function foodFrom({ id, revision, food }: queries.RecipeFoodRow): RecipeFood {
  return { id: ownFoodId(id, revision, 'recipe'), ...food }
}

/**
 * Reads the current recipes that the person wants in the menus, the last created or changed first. With hypertension,
 * recipes with an open amount of salt are left out: they may have been saved before the hypertension was declared.
 */
export async function readMenuRecipes({
  tx,
  nutritionProfile: { person },
}: Pick<ProfileContext, 'tx' | 'nutritionProfile'>): Promise<OwnRecipe[]> {
  const wanted = (await queries.listInMenus(tx)).map(ownRecipeFrom)
  if (!person || !hasHypertension(person)) return wanted
  return wanted.filter((own) => menuObstacles(own, true).length === 0)
}
