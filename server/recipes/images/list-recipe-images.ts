import type { Reply } from '#contract/endpoint.ts'
import type { listRecipeImages as endpoint } from '#contract/recipes/recipe-images.ts'
import { recipes as library } from '#nutrition/recipes/cookbook/recipe-library.ts'
import type { Context } from '../../platform/context.ts'
import type { PictureServices } from './picture-services.ts'
import { readPictures } from './service.ts'

/**
 * Lists all recipes by name with their pictures (`null` without one), and describes the image model (`null` without
 * one).
 */
export async function listRecipeImages(ctx: Context & PictureServices): Promise<Reply<typeof endpoint>> {
  const pictures = await readPictures(ctx)
  const described = ctx.imageModel?.describe()
  return {
    generator: described
      ? { provider: described.provider, model: described.model, cost_usd: described.costUsd }
      : null,
    recipes: [...library]
      .sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
      .map(({ id, name, imageQuery }) => {
        const picture = pictures.get(id)
        const image = picture?.address ?? null
        return { id, name, image, image_query: imageQuery, source: picture?.source ?? null }
      }),
  }
}
