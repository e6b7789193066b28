import type { Body, Reply } from '#contract/endpoint.ts'
import type { generateRecipeImage as endpoint } from '#contract/recipes/recipe-images.ts'
import { findRecipe } from '#nutrition/recipes/cookbook/recipe-library.ts'
import type { Recipe } from '#nutrition/recipes/recipe.ts'
import { ImageModelError } from '../../adapters/images/image-model.ts'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import { paintSvg } from '../../platform/files/svg-picture.ts'
import { reasons } from './copy.ts'
import type { PictureServices } from './picture-services.ts'
import { drawPicture, photoNamesOf, picturePrompt, type RecipePicture, slugOf } from './rules.ts'
import { type FoundBytes, savePicture } from './save-picture.ts'

type Wish = Pick<Body<typeof endpoint>, 'source' | 'imageQuery'>
/** Context of a generation. `signal` aborts when the caller disconnects. */
type MakingContext = Context & PictureServices & { readonly signal: AbortSignal }

/**
 * Generates or draws the picture of a recipe in place of the current one, unless the operator's folder has a photo of
 * it. Concurrent calls for the same picture share one. Throws `recipe_not_found`, `image_model_missing`,
 * `image_generation_failed`.
 */
export async function generateRecipeImage(
  ctx: MakingContext,
  { recipeId, source, imageQuery }: Body<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const recipe = findRecipe(recipeId)
  if (!recipe) throw fail('recipe_not_found')
  if (source === 'generated' && !ctx.imageModel) throw fail('image_model_missing')
  const key = JSON.stringify([recipeId, source, imageQuery])
  const picture = await ctx.pictureGenerations.do(key, ctx.signal, (signal) =>
    ctx.pictureMaking.add(() => makePicture({ ...ctx, signal }, recipe, { source, imageQuery })),
  )
  return { imageUrl: picture.address, source: picture.source }
}

async function makePicture(ctx: MakingContext, recipe: Recipe, wish: Wish): Promise<RecipePicture> {
  // The caller may have disconnected while the generation waited in the queue.
  ctx.signal.throwIfAborted()
  try {
    const found = await findBytes(ctx, recipe, wish)
    const saving = await savePicture(ctx, { ...found, recipeId: recipe.id })
    if (saving.kind === 'saved') return saving.picture
    throw fail('image_generation_failed', { reason: reasons[saving.kind] })
  } catch (error) {
    if (!(error instanceof ImageModelError) || error.kind === 'aborted') throw error
    ctx.log.warn({ recipe: recipe.id, reason: error.kind, status: error.status }, 'image generation failed')
    throw fail('image_generation_failed', { reason: reasons[error.kind] })
  }
}

async function findBytes(
  { photos, imageModel, signal }: MakingContext,
  recipe: Recipe,
  { source, imageQuery }: Wish,
): Promise<FoundBytes> {
  const names = photoNamesOf(recipe)
  const photo = (await photos?.list())?.find(({ name }) => names.includes(slugOf(name)))
  if (photo) return { bytes: await photo.read(), source: 'found' }
  if (source === 'drawn') return { bytes: await paintSvg(drawPicture(recipe), 'full'), source }
  if (!imageModel) throw fail('image_model_missing')
  const { provider, model } = imageModel.describe()
  const bytes = await imageModel.generate(picturePrompt(recipe, imageQuery || undefined), signal)
  return { bytes, source, model: `${provider}/${model}` }
}
