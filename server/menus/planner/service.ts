import { recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { requestOfPerson } from '#nutrition/menu/request/person-request.ts'
import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import { describeRecipe, type DescribedRecipe } from '#nutrition/recipes/described-recipe.ts'
import { fail } from '../../platform/failure.ts'
import { dislikesOf, type Eater, favoriteFoodsOf } from '../../account/profile/service.ts'
import type { Kitchen } from './rules.ts'

export { servesRecipe } from './queries.ts'
export {
  addWishes,
  describeDay,
  describeExplanation,
  describeMeal,
  describeMeals,
  dishFrom,
  dishShape,
  isServable,
  type Kitchen,
  shownNutrition,
} from './rules.ts'

let described: readonly DescribedRecipe[] | undefined
let byId: ReadonlyMap<string, DescribedRecipe> | undefined

/** The recipe library with nutrition, built on first use to keep startup fast. */
export function describedRecipes(): readonly DescribedRecipe[] {
  described ??= recipes.map(describeRecipe)
  return described
}

export function recipeLibrary(): ReadonlyMap<string, DescribedRecipe> {
  byId ??= new Map(describedRecipes().map((recipe) => [recipe.id, recipe]))
  return byId
}

/** Menu request of an account; fails with the reason if it may not have menus. */
export function requestFor(eater: Eater): MenuRequest {
  const { answers, person, targets } = eater
  if (!answers || !person) throw fail('questionnaire_required')
  if (!targets) throw fail('no_numeric_plan', { reason: eater.noTargetReason ?? '' })
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

export function kitchenFor(eater: Eater): Kitchen {
  return { request: requestFor(eater), library: recipeLibrary() }
}

/** Returns `null` for accounts that may not have menus. */
export function kitchenIfAny(eater: Eater): Kitchen | null {
  return eater.targets ? kitchenFor(eater) : null
}
