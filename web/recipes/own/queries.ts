import type { LinkedRecipe } from '#contract/recipes/recipe-links.ts'
import type { OwnRecipe, OwnRecipePreview, TypedRecipe } from '#contract/recipes/own-recipes.ts'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { refreshReaderFacts } from '../../day/shared/device-reader/reader-facts.ts'

export const ownRecipesQuery = queryOptions({
  queryKey: ['own-recipes'],
  queryFn: ({ signal }) => call('GET /api/own-recipes', { signal }),
})

export function ownRecipeQuery(id: string) {
  return queryOptions({
    queryKey: ['own-recipe', id],
    queryFn: ({ signal }) => call('GET /api/own-recipes/{id}', { params: { id }, signal }),
  })
}

/** Fields of a recipe from which its numbers are computed. */
export type CountedRecipe = Omit<TypedRecipe, 'source_url'>

/**
 * Readings of the lines of a recipe that is being typed, and its numbers. Shows the previous result until the next
 * one arrives.
 */
export function recipePreviewQuery(typed: CountedRecipe | null) {
  return queryOptions({
    queryKey: ['own-recipe-preview', typed],
    queryFn: ({ signal }): Promise<OwnRecipePreview> =>
      call('POST /api/own-recipe-previews', { body: typed!, signal, idempotent: true }),
    enabled: typed !== null,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    retry: false,
  })
}

/** Separates a pasted text into the fields of a recipe. */
export function readPastedRecipe(text: string): Promise<LinkedRecipe> {
  return call('POST /api/recipe-texts', { body: { text }, idempotent: true })
}

export function readLinkedRecipes(url: string) {
  return call('POST /api/recipe-links', { body: { url }, idempotent: true })
}

/** Saves a recipe: a new one under its key, or the next revision of a known one. */
export function saveOwnRecipe(
  key: { readonly id: string; readonly isNew: boolean },
  typed: TypedRecipe,
): Promise<OwnRecipe> {
  const { id, isNew } = key
  return isNew
    ? call('POST /api/own-recipes', { body: { id, ...typed }, idempotent: true })
    : call('PUT /api/own-recipes/{id}', { params: { id }, body: typed, idempotent: true })
}

export function removeOwnRecipe(id: string) {
  return call('DELETE /api/own-recipes/{id}', { params: { id } })
}

export function restoreOwnRecipe(id: string): Promise<OwnRecipe> {
  return call('POST /api/own-recipes/{id}/restore', { params: { id }, idempotent: true })
}

/** Refreshes what shows own recipes: their list and pages, searches, and the foods offered for a meal. */
export async function refreshOwnRecipes(client: QueryClient): Promise<void> {
  void refreshReaderFacts(client)
  await Promise.all(
    [ownRecipesQuery.queryKey, ['own-recipe'], ['foods'], ['usual-foods']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )
}
