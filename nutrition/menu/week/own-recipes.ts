import { describeOwnRecipe } from '../../recipes/own/describe-own-recipe.ts'
import type { DescribedRecipe } from '../../recipes/described-recipe.ts'
import type { OwnRecipe } from '../../recipes/own/own-recipe.ts'
import type { MenuRequest } from '../request/request.ts'
import { type Dish, servingsOf, type WeekMenu } from '../request/week.ts'

/**
 * Returns the menu with a copy of each own recipe that its dishes use, so that later edits or deletions of a recipe do
 * not change the menu.
 * @param own own recipes, at least those that the dishes use
 * @param besides dishes outside the menu that are still shown, such as those that a rebalance replaced
 */
export function holdOwnRecipes(
  menu: WeekMenu,
  own: readonly OwnRecipe[],
  besides: readonly Dish[] = [],
): WeekMenu {
  const { ownRecipes: _, ...rest } = menu
  const dishes = menu.days.flatMap(({ meals }) => meals.flatMap(({ dish }) => dish ?? []))
  const served = new Set(
    [...dishes, ...besides].flatMap((dish) => servingsOf(dish).map(({ recipeId }) => recipeId)),
  )
  const held = new Map(own.filter(({ id }) => served.has(id)).map((recipe) => [recipe.id, recipe]))
  return held.size === 0 ? rest : { ...rest, ownRecipes: [...held.values()] }
}

/**
 * Returns the own recipes that a plan may use: the `offered` ones, and the `held` ones of locked meals. Held recipes
 * get no meal types, so that no other meal uses them.
 */
export function plannableRecipes(
  offered: readonly OwnRecipe[],
  held: readonly OwnRecipe[] = [],
): DescribedRecipe[] {
  const ids = new Set(offered.map(({ id }) => id))
  return [
    ...offered.map((own) => describeOwnRecipe(own).recipe),
    ...held
      .filter(({ id }) => !ids.has(id))
      .map((own): DescribedRecipe => ({ ...describeOwnRecipe(own).recipe, mealTypes: [] })),
  ]
}

/**
 * Returns the recipes that a generation prefers: the favorites, and the own recipes that the person wants in the menus.
 * @param own own recipes: `offered` for any meal, `held` only for the meals that stay
 */
export function wishedRecipes(
  favoriteIds: readonly string[],
  { offered, held = [] }: { readonly offered: readonly OwnRecipe[]; readonly held?: readonly OwnRecipe[] },
): Pick<MenuRequest, 'favoriteRecipeIds' | 'ownRecipes'> {
  const ownRecipes = plannableRecipes(offered, held)
  return {
    favoriteRecipeIds: [...favoriteIds, ...offered.map(({ id }) => id)],
    ...(ownRecipes.length > 0 && { ownRecipes }),
  }
}
