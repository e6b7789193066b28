import { recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { requestOfPerson } from '#nutrition/menu/request/person-request.ts'
import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import { describeRecipe, type DescribedRecipe } from '#nutrition/recipes/described-recipe.ts'
import { fail } from '../../platform/failure.ts'
import type { NutritionProfile } from '../../account/profile/service.ts'
import { dislikesOf, favoriteFoodsOf } from '../../account/profile/rules.ts'
import type { MenuContext } from './rules.ts'

let described: readonly DescribedRecipe[] | undefined
let byId: ReadonlyMap<string, DescribedRecipe> | undefined

/** Returns the recipe library with nutrition. Built on first use to keep startup fast. */
export function describedRecipes(): readonly DescribedRecipe[] {
  described ??= recipes.map(describeRecipe)
  return described
}

export function recipeLibrary(): ReadonlyMap<string, DescribedRecipe> {
  byId ??= new Map(describedRecipes().map((recipe) => [recipe.id, recipe]))
  return byId
}

/** Returns the menu request of an account, or fails with the reason if it may not have menus. */
export function requestFor(nutritionProfile: NutritionProfile): MenuRequest {
  const { answers, person, targets } = nutritionProfile
  if (!answers || !person) throw fail('questionnaire_required')
  if (!targets) throw fail('no_numeric_plan', { reason: nutritionProfile.noTargetReason ?? '' })
  const { lifestyle, preferences } = answers
  return requestOfPerson(person, targets, {
    cookTimeMin: lifestyle.cook_time_min,
    equipment: lifestyle.equipment,
    eatContexts: lifestyle.eat_contexts,
    dislikes: dislikesOf(answers),
    favoriteFoods: favoriteFoodsOf(answers),
    proteinPriorities: preferences.protein_priority,
  })
}

export function menuContextFor(nutritionProfile: NutritionProfile): MenuContext {
  return { request: requestFor(nutritionProfile), library: recipeLibrary() }
}

/** Returns the menu context, or `null` for accounts that may not have menus. */
export function menuContextIfAny(nutritionProfile: NutritionProfile): MenuContext | null {
  return nutritionProfile.targets ? menuContextFor(nutritionProfile) : null
}
