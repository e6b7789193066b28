import type { RecipeImageEntry } from '#contract/recipes/recipe-images.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/client.ts'
import { freshness } from '../../api/query-client.ts'
import { recipesQuery } from '../../api/recipes.ts'
import { recipeQuery } from '../recipes/queries.ts'
import type { RunRecipe, RunSource } from './image-run.ts'

export const recipeImagesQuery = queryOptions({
  queryKey: ['recipe-images'],
  queryFn: ({ signal }) => call('GET /api/recipe-images', { signal }),
  staleTime: freshness.usual,
})

/** Generates the image of one recipe and returns its address. */
export async function makeImage(
  { id, name, image_query: query }: RunRecipe,
  source: RunSource,
  signal: AbortSignal,
): Promise<string> {
  const body = { recipeId: id, recipeName: name, imageQuery: query || name, source }
  const made = await call('POST /api/generate-recipe-images', { body, signal })
  showImage(id, made.imageUrl, made.source)
  return made.imageUrl
}

export async function removeImage(recipeId: string): Promise<void> {
  await call('DELETE /api/recipe-images/{recipe_id}', { params: { recipe_id: recipeId } })
  showImage(recipeId, null, null)
  await refetchRecipes()
}

function showImage(
  recipeId: string,
  image: RecipeImageEntry['image'],
  source: RecipeImageEntry['source'],
): void {
  queryClient.setQueryData(
    recipeImagesQuery.queryKey,
    (before) =>
      before && {
        ...before,
        recipes: before.recipes.map((recipe) =>
          recipe.id === recipeId ? { ...recipe, image, source } : recipe,
        ),
      },
  )
  void queryClient.invalidateQueries(recipeQuery(recipeId))
}

/** Refetches the list of images, and the recipes, which show the images too. */
export async function refetchRecipes(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(recipeImagesQuery),
    queryClient.invalidateQueries(recipesQuery),
  ])
}
