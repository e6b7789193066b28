import type { RecipeCard, recipeTotalHeader } from '#contract/recipes/recipes.ts'
import { queryOptions } from '@tanstack/react-query'
import { freshness } from './query-client.ts'
import { readJson, request } from './request.ts'
import { freshOrCached } from './offline-cache.ts'

export interface RecipeBook {
  recipes: readonly RecipeCard[]
  /** Recipes in the whole library; the account's plan may open fewer. */
  total: number
}

const totalHeader: typeof recipeTotalHeader = 'x-total-count'

/** Recipes that the account's plan opens; searching and filtering happen on this list. */
export const recipesQuery = queryOptions({
  queryKey: ['recipes'],
  queryFn: ({ client, signal }) => freshOrCached(client, ['recipes'], () => readBook(signal)),
  staleTime: freshness.recipes,
  refetchOnReconnect: 'always',
})

async function readBook(signal: AbortSignal): Promise<RecipeBook> {
  // `call` returns only the reply's body, and the total is sent in a header.
  const reply = await request('/api/recipes', { method: 'GET', signal })
  const recipes = (await readJson(reply)) as RecipeCard[]
  return { recipes, total: Number(reply.headers.get(totalHeader) ?? recipes.length) }
}
