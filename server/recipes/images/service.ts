import { recipeImageAddress } from '#contract/recipes/recipe-image-address.ts'
import type { Context } from '../../platform/context.ts'
import type { PictureServices } from './picture-services.ts'
import * as queries from './queries.ts'
import { findFile, type Pictures, type RecipePicture, storageKey } from './rules.ts'

/**
 * Milliseconds after which pictures changed by other processes are seen: `knownForMs` in lists, `unknownForMs` when a
 * file is requested that the cached pictures lack.
 */
const knownForMs = 30_000
const unknownForMs = 1000

/**
 * Returns the pictures by recipe id. They may be up to `oldestMs` old, by default half a minute, when another process
 * changed them.
 */
export function readPictures(
  { database, pictureCache }: Context & Pick<PictureServices, 'pictureCache'>,
  oldestMs = knownForMs,
): Promise<Pictures> {
  return pictureCache.read(oldestMs, async () => {
    const rows = await database.asSystem(queries.listPictures)
    return new Map(rows.map((row) => [row.recipeId, describePicture(row)]))
  })
}

/**
 * Returns a file of the recipe's current picture and its media type; `undefined` if the picture or file does not exist.
 */
export async function readPictureFile(
  ctx: Context & PictureServices,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<{ readonly bytes: Uint8Array; readonly type: string } | undefined> {
  const fileIn = (pictures: Pictures) => {
    const picture = pictures.get(id)
    return picture && findFile(picture.version, name)
  }
  const file = fileIn(await readPictures(ctx)) ?? fileIn(await readPictures(ctx, unknownForMs))
  if (!file) return undefined
  const bytes = await ctx.storage.get(storageKey(id, file))
  if (bytes) return { bytes, type: `image/${file.format}` }
  // The file was lost in storage, so the row is deleted and the plate is drawn until a new picture is made.
  await ctx.database.asSystem((tx) => queries.deleteVersion(tx, id, file.version))
  ctx.pictureCache.clear()
  return undefined
}

export function describePicture(row: queries.PictureRow): RecipePicture {
  const { recipeId, version, source, credit, creditUrl } = row
  return {
    version,
    source,
    address: recipeImageAddress(recipeId, version),
    credit: credit && creditUrl ? { name: credit, url: creditUrl } : null,
  }
}
