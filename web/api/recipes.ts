import type { RecipeCard, recipeTotalHeader } from '#contract/recipes.ts'
import { queryOptions } from '@tanstack/react-query'
import { freshness } from './query-client.ts'
import { readJson, request } from './request.ts'
import { freshOrSeen } from './seen.ts'

export interface RecipeBook {
  recipes: readonly RecipeCard[]
  /** Of the whole book, of which a plan may open a part. */
  total: number
}

const totalHeader: typeof recipeTotalHeader = 'x-total-count'

/** The book as far as the plan opens it; searching and filtering happen in what is here. */
export const recipesQuery = queryOptions({
  queryKey: ['recipes'],
  queryFn: ({ client, signal }) => freshOrSeen(client, ['recipes'], () => readBook(signal)),
  staleTime: freshness.recipes,
  refetchOnReconnect: 'always',
})

async function readBook(signal: AbortSignal): Promise<RecipeBook> {
  // `call` hands out the reply's body alone, and the total travels in a header.
  const reply = await request('/api/recipes', { method: 'GET', signal })
  const recipes = (await readJson(reply)) as RecipeCard[]
  return { recipes, total: Number(reply.headers.get(totalHeader) ?? recipes.length) }
}
