import { recipes as library } from '#nutrition/recipes/cookbook/recipe-library.ts'
import type { Recipe } from '#nutrition/recipes/recipe.ts'
import type { StockPhotos } from '../../adapters/images/stock-photos.ts'
import type { Context } from '../../platform/context.ts'
import { describeError } from '../../platform/observability/log.ts'
import type { PictureServices } from './picture-services.ts'
import * as queries from './queries.ts'
import { wordsFor } from './rules.ts'
import { saveFirstPicture } from './save-picture.ts'
import { readPictures } from './service.ts'

/** Maximum number of searches per run: within the quota of a free stock account, and done within a minute. */
const searchesAtOnce = 10
const missedForDays = 30
const dayMs = 86_400_000

type StockContext = Context & PictureServices & { readonly stock: StockPhotos; readonly signal: AbortSignal }

/**
 * Searches a stock service for photos of up to `searchesAtOnce` recipes without a picture, until `signal` aborts.
 * Returns the number of new pictures. It runs in the background, so the service receives no visitor's data.
 */
export async function findStockPhotos(ctx: Context & PictureServices, signal: AbortSignal): Promise<number> {
  const { stock } = ctx
  if (!stock) return 0
  let found = 0
  try {
    for (const recipe of await listWanted(ctx)) {
      if (signal.aborted) break
      if (await findPhoto({ ...ctx, stock, signal }, recipe)) found += 1
    }
  } catch (error) {
    // After an outage or a rate limit of the stock service the next run tries again.
    if (!signal.aborted) ctx.log.warn({ error: describeError(error) }, 'stock photo service failed')
  }
  return found
}

async function listWanted(ctx: Context & PictureServices): Promise<Recipe[]> {
  const since = new Date(ctx.now.getTime() - missedForDays * dayMs)
  const missed = await ctx.database.asSystem(async (tx) => {
    await queries.deleteMissesUntil(tx, since)
    return new Set(await queries.listMissed(tx, since))
  })
  const pictures = await readPictures(ctx)
  return library.filter(({ id }) => !pictures.has(id) && !missed.has(id)).slice(0, searchesAtOnce)
}

/**
 * Saves the first usable photo of a search; returns whether one was saved. Records a search without a usable photo.
 * Throws if the stock service does not answer.
 */
async function findPhoto(ctx: StockContext, recipe: Recipe): Promise<boolean> {
  const { stock, signal } = ctx
  const recipeId = recipe.id
  for (const photo of await stock.search(wordsFor(recipe), signal)) {
    const bytes = await stock.download(photo, signal).catch(() => null)
    if (signal.aborted || (await readPictures(ctx)).has(recipeId)) return false
    const credit = { name: photo.photographer, url: photo.page }
    if (bytes && (await saveFirstPicture(ctx, { recipeId, bytes, source: 'found', credit }))) return true
  }
  await ctx.database.asSystem((tx) => queries.recordMiss(tx, recipeId, ctx.clock.now()))
  return false
}
