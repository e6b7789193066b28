import type { MealType } from '#contract/calendar.ts'
import type { RecipeCard } from '#contract/recipes/recipes.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { freshness } from '../../api/query-client.ts'
import { freshOrCached } from '../../api/offline-cache.ts'

export function recipeQuery(id: string) {
  return queryOptions({
    queryKey: ['recipe', id],
    queryFn: ({ client, signal }) =>
      freshOrCached(client, ['recipe', id], () => call('GET /api/recipes/{id}', { params: { id }, signal })),
    staleTime: freshness.recipes,
    refetchOnReconnect: 'always',
  })
}

/** Recipes stored offline on this device, last fetched first. */
export const cachedRecipesQuery = queryOptions({
  queryKey: ['recipes-seen'],
  queryFn: async ({ client }) => (await import('../../api/offline-cache-store.ts')).listCachedRecipes(client),
  gcTime: 0,
  staleTime: 0,
})

/** Query of at most `count` replacements for a recipe. */
export function replacementsQuery(id: string, count: number) {
  return queryOptions({
    queryKey: ['recipe-replacements', id, count],
    queryFn: ({ signal }) =>
      call('GET /api/recipes/{id}/replacements', { params: { id }, query: { count }, signal }),
    staleTime: freshness.recipes,
  })
}

/** Recipe fields needed for planning. */
export type PlannedRecipe = Pick<RecipeCard, 'id' | 'name' | 'meal_types'>

export interface PlanPlace {
  date: string
  mealType: MealType
}
