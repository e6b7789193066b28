import { recipes as library } from '#nutrition/recipes/cookbook/recipe-library.ts'
import type { Recipe } from '#nutrition/recipes/recipe.ts'
import type { FolderPhoto, PhotoFolder } from '../../adapters/images/photo-folder.ts'
import type { StockPhotos } from '../../adapters/images/stock-photos.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { describeError, type Log } from '../../platform/observability/log.ts'
import * as queries from './queries.ts'
import { photoNamesOf, slugOf, versionOf, wordsFor } from './rules.ts'
import type { RecipeImages } from './service.ts'

/** Periodic job; stops when its signal aborts. Returns the number of new pictures. */
export type PictureJob = (signal: AbortSignal) => Promise<number>

interface JobParts {
  readonly log: Log
  readonly recipeImages: Pick<RecipeImages, 'read' | 'keep' | 'keepFirst'>
}

/** Imports photos from the operator's folder. */
export function takeInPhotos({ log, recipeImages, photos }: JobParts & { photos: PhotoFolder }): PictureJob {
  /** Last seen state of each file, so that unchanged photos are not read on every run. */
  const read = new Map<
    string,
    { readonly stamp: string; readonly version: string; readonly isPicture: boolean }
  >()

  async function takeIn(recipe: Recipe, photo: FolderPhoto): Promise<boolean> {
    const last = read.get(photo.name)
    const isRead = last?.stamp === photo.stamp
    const current = (await recipeImages.read()).get(recipe.id)
    if (isRead && (!last.isPicture || last.version === current?.version)) return false
    const bytes = await photo.read().catch(() => null)
    if (!bytes) {
      // Deleted meanwhile, or not readable for this process; the others are still imported.
      log.warn({ recipe: recipe.id, reason: 'unread' }, 'photo in the folder could not be read')
      return false
    }
    const version = versionOf(bytes)
    const isKept = current?.version === version
    const { kind } = isKept
      ? { kind: 'kept' }
      : await recipeImages.keep(recipe.id, { bytes, source: 'found' })
    read.set(photo.name, { stamp: photo.stamp, version, isPicture: kind === 'kept' })
    if (kind !== 'kept') log.warn({ recipe: recipe.id, reason: kind }, 'photo in the folder is no picture')
    return kind === 'kept' && !isKept
  }

  return async (signal) => {
    const recipes = new Map(library.flatMap((one) => photoNamesOf(one).map((name) => [name, one] as const)))
    const pictured = new Set<Recipe>()
    let taken = 0
    for (const photo of await photos.list()) {
      if (signal.aborted) break
      const recipe = recipes.get(slugOf(photo.name))
      // The first by name is used when a recipe has several photos.
      if (!recipe || pictured.has(recipe)) continue
      pictured.add(recipe)
      if (await takeIn(recipe, photo)) taken += 1
    }
    return taken
  }
}

/** Searches per run: well within the quota of a free stock account, and done within a minute. */
const searchesAtOnce = 10
const missedForDays = 30
const dayMs = 86_400_000

/**
 * Searches stock photos for a few recipes without a picture. It runs in the background, so the stock service receives
 * no visitor data.
 */
export function findStockPhotos(
  parts: JobParts & { database: Database; clock: Clock; stock: StockPhotos },
): PictureJob {
  const { database, clock, log, recipeImages, stock } = parts

  /** @throws when the stock service does not answer. */
  async function findFor(recipe: Recipe, signal: AbortSignal): Promise<boolean> {
    for (const photo of await stock.search(wordsFor(recipe), signal)) {
      const bytes = await stock.download(photo, signal).catch(() => null)
      if (signal.aborted || (await recipeImages.read()).has(recipe.id)) return false
      const credit = { name: photo.photographer, url: photo.page }
      if (bytes && (await recipeImages.keepFirst(recipe.id, { bytes, source: 'found', credit }))) return true
    }
    await database.asSystem((tx) => queries.recordMiss(tx, recipe.id, clock.now()))
    return false
  }

  async function listWanted(): Promise<Recipe[]> {
    const since = new Date(clock.now().getTime() - missedForDays * dayMs)
    const missed = await database.asSystem(async (tx) => {
      await queries.deleteMissesUntil(tx, since)
      return new Set(await queries.listMissed(tx, since))
    })
    const pictures = await recipeImages.read()
    return library.filter(({ id }) => !pictures.has(id) && !missed.has(id)).slice(0, searchesAtOnce)
  }

  return async (signal) => {
    let found = 0
    try {
      for (const recipe of await listWanted()) {
        if (signal.aborted) break
        if (await findFor(recipe, signal)) found += 1
      }
    } catch (error) {
      // The next run tries again after an outage or a rate limit.
      if (!signal.aborted) log.warn({ error: describeError(error) }, 'stock of photos failed')
    }
    return found
  }
}
