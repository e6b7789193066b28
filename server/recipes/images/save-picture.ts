import type { RecipeImageSource } from '#contract/recipes/recipe-images.ts'
import type { Context } from '../../platform/context.ts'
import { encodeSquares, type SquareReading } from '../../platform/files/image.ts'
import type { PictureServices } from './picture-services.ts'
import * as queries from './queries.ts'
import { filesOf, pictureLimits, type RecipePicture, storageKey, versionOf } from './rules.ts'
import { describePicture, readPictures } from './service.ts'

/** Bytes of a picture, with their source and credit. */
export interface FoundBytes {
  readonly bytes: Uint8Array
  readonly source: RecipeImageSource
  readonly model?: string
  readonly credit?: RecipePicture['credit']
}

interface FoundPicture extends FoundBytes {
  readonly recipeId: string
}

type Refusal = Exclude<SquareReading['kind'], 'squares'>
export type Saving = { readonly kind: 'saved'; readonly picture: RecipePicture } | { readonly kind: Refusal }

/** Checks untrusted bytes and saves them as the recipe's picture, in place of any other picture. */
export function savePicture(ctx: Context & PictureServices, found: FoundPicture): Promise<Saving> {
  return ctx.pictureChanges.add(() => replacePicture(ctx, found))
}

/** Checks and saves the picture if the recipe has none at that moment. Returns whether it was saved. */
export function saveFirstPicture(ctx: Context & PictureServices, found: FoundPicture): Promise<boolean> {
  return ctx.pictureChanges.add(async () => {
    if ((await readPictures(ctx)).has(found.recipeId)) return false
    return (await replacePicture(ctx, found)).kind === 'saved'
  })
}

async function replacePicture(ctx: Context & PictureServices, found: FoundPicture): Promise<Saving> {
  const { database, storage, clock, pictureCache } = ctx
  const { recipeId, source, model = null, credit } = found
  const reading = await encodeSquares(found.bytes, pictureLimits)
  if (reading.kind !== 'squares') return { kind: reading.kind }
  const version = versionOf(found.bytes)
  for (const { edgePx, format, bytes } of reading.sizes) {
    await storage.put(storageKey(recipeId, { version, edgePx, format }), bytes)
  }
  const row = {
    recipeId,
    source,
    version,
    credit: credit?.name ?? null,
    creditUrl: credit?.url ?? null,
    model,
    createdAt: clock.now(),
  }
  const former = await database.asSystem((tx) => queries.savePicture(tx, row))
  pictureCache.clear()
  if (former && former.version !== version) await removeFiles(ctx, former)
  return { kind: 'saved', picture: describePicture(row) }
}

/** Deletes the files of a picture whose row is already deleted. */
export async function removeFiles(
  { storage }: Pick<PictureServices, 'storage'>,
  { recipeId, version }: queries.PictureRow,
): Promise<void> {
  for (const file of filesOf(version)) await storage.remove(storageKey(recipeId, file))
}
