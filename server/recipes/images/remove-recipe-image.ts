import type { Params, Reply } from '#contract/endpoint.ts'
import type { removeRecipeImage as endpoint } from '#contract/recipes/recipe-images.ts'
import type { Context } from '../../platform/context.ts'
import type { PictureServices } from './picture-services.ts'
import { deletePicture, recordMiss } from './queries.ts'
import { removeFiles } from './save-picture.ts'

/** Deletes the picture of a recipe; its drawn plate is shown instead. `removed`: whether there was one. */
export async function removeRecipeImage(
  ctx: Context & PictureServices,
  { recipe_id: recipeId }: Params<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  return ctx.pictureChanges.add(async () => {
    const row = await ctx.database.asSystem(async (tx) => {
      const deleted = await deletePicture(tx, recipeId)
      // The removal is recorded as a search without result, because the stock search would find the same photo again.
      if (deleted) await recordMiss(tx, recipeId, ctx.clock.now())
      return deleted
    })
    ctx.pictureCache.clear()
    if (row) await removeFiles(ctx, row)
    return { removed: row !== undefined }
  })
}
