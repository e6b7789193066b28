import { createHash } from 'node:crypto'
import type { Recipe } from '#contract/recipes/recipes.ts'
import { readNutritionProfileOf } from '../../account/profile/service.ts'
import type { Context } from '../../platform/context.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { PreparedReply } from '../../platform/http/prepared-reply.ts'
import { findSharedRecipe } from '../recipes/service.ts'
import type { PreviewServices } from './preview-services.ts'
import { drawPicture, renderPage } from './rules.ts'

/**
 * Returns the recipe for a visitor, or for the account `reader` with its warnings and hidden numbers; `undefined` for
 * an unknown id.
 */
export async function findPreviewRecipe(
  { database, now }: Context,
  { id, reader }: { readonly id: string; readonly reader: AccountId | undefined },
): Promise<Recipe | undefined> {
  return findSharedRecipe(id, reader && (await readNutritionProfileOf(database, reader, now)))
}

/** Returns the compressed page for visitors without an account; it is rendered once per version of the recipe. */
export function preparePage(
  { publicOrigin, pageLinks: { links }, previewPages }: PreviewServices,
  recipe: Recipe,
): Promise<PreparedReply<string>> {
  const version = createHash('sha256').update(JSON.stringify(recipe)).digest('base64url')
  return previewPages.forceFetch(version, {
    context: () => renderPage(recipe, { publicOrigin, links }, false),
  })
}

export interface PreviewImage {
  /** ETag of the image, by which a browser revalidates it without a rendering. */
  readonly etag: string
  paint(): Promise<Uint8Array<ArrayBuffer>>
}

export function findPreviewImage({ previewImages }: PreviewServices, id: string): PreviewImage | undefined {
  const recipe = findSharedRecipe(id)
  if (!recipe) return undefined
  const svg = drawPicture(recipe)
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`
  return { etag, paint: () => previewImages.forceFetch(etag, { context: svg }) }
}
