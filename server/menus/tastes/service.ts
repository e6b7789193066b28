import type { Query } from '#contract/endpoint.ts'
import type {
  readTasteOutlook as outlookEndpoint,
  searchTastes as searchEndpoint,
  TasteOption,
  TasteOutlook,
} from '#contract/menus/tastes.ts'
import { holdsAny } from '#nutrition/foods/identity/contents.ts'
import type { IdentityId } from '#nutrition/foods/identity/identity-id.ts'
import { identitiesOfAnswers } from '#nutrition/foods/identity/read-identities.ts'
import { searchIdentities } from '#nutrition/foods/identity/search-identities.ts'
import { isSafe } from '#nutrition/menu/request/eligibility.ts'
import { tasteOutlook } from '#nutrition/menu/week/taste-outlook.ts'
import { readNutritionProfileOf } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { recipeLibrary } from '../planner/rules.ts'

const mostOptions = 10
/**
 * Number of matches before the cut to `mostOptions`. It is larger than `mostOptions`, because options without recipes
 * are moved to the end first.
 */
const mostFound = 30

/**
 * Returns up to `mostOptions` foods and families that match the query, those used in recipes first. Each has the number
 * of recipes that remain without it and without the disliked foods.
 */
export async function searchTastes(
  { database, accountId, now }: AccountContext,
  { q, without }: Query<typeof searchEndpoint>,
): Promise<TasteOption[]> {
  const { exclusions } = await readNutritionProfileOf(database, accountId, now)
  const recipes = [...recipeLibrary().values()].filter((recipe) => !exclusions || isSafe(recipe, exclusions))
  const unwanted = idsIn(without)
  const options = searchIdentities(q, mostFound).map(({ id, kind, name }): TasteOption => ({
    name,
    kind,
    recipes_with: recipes.filter((recipe) => holdsAny(recipe, [id])).length,
    recipes_left: recipes.filter((recipe) => !holdsAny(recipe, [...unwanted, id])).length,
    recipes_total: recipes.length,
  }))
  const isCooked = ({ recipes_with }: TasteOption) => recipes_with > 0
  return [...options.filter(isCooked), ...options.filter((option) => !isCooked(option))].slice(0, mostOptions)
}

/**
 * Counts the recipes that remain without these foods and families, and lists the meal types for which none remains.
 */
export async function readTasteOutlook(
  { database, accountId, now }: AccountContext,
  { without }: Query<typeof outlookEndpoint>,
): Promise<TasteOutlook> {
  const { exclusions } = await readNutritionProfileOf(database, accountId, now)
  const { total, left, emptyMeals } = tasteOutlook([...recipeLibrary().values()], exclusions, idsIn(without))
  return { recipes_total: total, recipes_left: left, empty_meals: [...emptyMeals] }
}

function idsIn(names: string): IdentityId[] {
  return identitiesOfAnswers(names.split(';').filter((name) => name.trim() !== ''))
}
