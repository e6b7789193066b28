import { recipes as library } from '#nutrition/recipes/cookbook/recipe-library.ts'
import type { Recipe } from '#nutrition/recipes/recipe.ts'
import type { FolderPhoto } from '../../adapters/images/photo-folder.ts'
import type { Context } from '../../platform/context.ts'
import type { PictureServices } from './picture-services.ts'
import { photoNamesOf, slugOf, versionOf } from './rules.ts'
import { savePicture } from './save-picture.ts'
import { readPictures } from './service.ts'

/** Imports photos from the operator's folder until `signal` aborts. Returns the number of new pictures. */
export async function importPhotos(ctx: Context & PictureServices, signal: AbortSignal): Promise<number> {
  const recipes = new Map(library.flatMap((one) => photoNamesOf(one).map((name) => [name, one] as const)))
  const pictured = new Set<Recipe>()
  let imported = 0
  for (const photo of (await ctx.photos?.list()) ?? []) {
    if (signal.aborted) break
    const recipe = recipes.get(slugOf(photo.name))
    // If a recipe has several photos, the first by name is used.
    if (!recipe || pictured.has(recipe)) continue
    pictured.add(recipe)
    if (await importPhoto(ctx, recipe, photo)) imported += 1
  }
  return imported
}

async function importPhoto(
  ctx: Context & PictureServices,
  recipe: Recipe,
  photo: FolderPhoto,
): Promise<boolean> {
  const last = ctx.readPhotos.get(photo.name)
  const isRead = last?.stamp === photo.stamp
  const current = (await readPictures(ctx)).get(recipe.id)
  if (isRead && (!last.isPicture || last.version === current?.version)) return false
  const bytes = await photo.read().catch(() => null)
  if (!bytes) {
    // The file was deleted meanwhile, or this process may not read it; photos of other recipes are still imported.
    ctx.log.warn({ recipe: recipe.id, reason: 'unread' }, 'photo in the folder could not be read')
    return false
  }
  const version = versionOf(bytes)
  const isKnown = current?.version === version
  const { kind } = isKnown
    ? { kind: 'saved' }
    : await savePicture(ctx, { recipeId: recipe.id, bytes, source: 'found' })
  ctx.readPhotos.set(photo.name, { stamp: photo.stamp, version, isPicture: kind === 'saved' })
  if (kind !== 'saved') ctx.log.warn({ recipe: recipe.id, reason: kind }, 'photo in the folder is no picture')
  return kind === 'saved' && !isKnown
}
