import { recipeImageAddress } from '#contract/recipes/recipe-image-address.ts'
import type { ImageGenerator, RecipeImageEntry, RecipeImageSource } from '#contract/recipes/recipe-images.ts'
import { findRecipe, recipes as library } from '#nutrition/recipes/cookbook/recipe-library.ts'
import type { Recipe } from '#nutrition/recipes/recipe.ts'
import PQueue from 'p-queue'
import { type ImageModel, ImageModelError } from '../../adapters/images/image-model.ts'
import type { PhotoFolder } from '../../adapters/images/photo-folder.ts'
import type { ObjectStorage } from '../../adapters/storage/object-storage.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { encodeSquares, type SquareReading } from '../../platform/files/image.ts'
import type { Log } from '../../platform/observability/log.ts'
import { createSingleFlight } from '../../platform/concurrency/single-flight.ts'
import { paintSvg } from '../../platform/files/svg-picture.ts'
import { reasons } from './copy.ts'
import * as queries from './queries.ts'
import {
  drawPicture,
  filesOf,
  findFile,
  photoNamesOf,
  pictureLimits,
  picturePrompt,
  slugOf,
  storageKey,
  versionOf,
} from './rules.ts'

/** Picture data attached to a recipe. */
export interface RecipePicture {
  readonly version: string
  readonly source: RecipeImageSource
  readonly address: string
  /** Author to credit. */
  readonly credit: { readonly name: string; readonly url: string } | null
}

export type Pictures = ReadonlyMap<string, RecipePicture>

/** Image bytes with their origin. */
export interface FoundBytes {
  readonly bytes: Uint8Array
  readonly source: RecipeImageSource
  readonly model?: string
  readonly credit?: RecipePicture['credit']
}

type Refusal = Exclude<SquareReading['kind'], 'squares'>
export type Keeping = { readonly kind: 'kept'; readonly picture: RecipePicture } | { readonly kind: Refusal }

export interface RecipeImages {
  /** Returns all pictures. Changes by other processes are visible within half a minute. */
  read(): Promise<Pictures>
  list(): Promise<{ generator: ImageGenerator | null; recipes: RecipeImageEntry[] }>
  /** Generates a picture of a recipe, replacing the current one. */
  make(wish: PictureWish, signal: AbortSignal): Promise<RecipePicture>
  /** Validates untrusted bytes and saves them as a recipe's picture. */
  keep(recipeId: string, found: FoundBytes): Promise<Keeping>
  /** Saves only if the recipe still has no picture. Returns whether it was saved. */
  keepFirst(recipeId: string, found: FoundBytes): Promise<boolean>
  remove(recipeId: string): Promise<boolean>
  /** Opens a file of a recipe's current picture. */
  open(
    recipeId: string,
    name: string,
  ): Promise<{ readonly bytes: Uint8Array; readonly type: string } | undefined>
}

export interface PictureWish {
  readonly recipeId: string
  readonly source: 'generated' | 'drawn'
  /** Prompt to use instead of the recipe's text. */
  readonly query: string | undefined
}

export interface RecipeImagesParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly storage: ObjectStorage
  readonly model: ImageModel | null
  /** Operator's photos, which take precedence over other pictures. */
  readonly photos: PhotoFolder | null
}

/** Cache TTL of pictures changed by other processes, also for file access. */
const knownForMs = 30_000
const unknownForMs = 1000

export function createRecipeImages(parts: RecipeImagesParts): RecipeImages {
  const { database, clock, log, storage, model, photos } = parts
  const making = new PQueue({ concurrency: 1 })
  const changing = new PQueue({ concurrency: 1 })
  const singleFlight = createSingleFlight<RecipePicture>()
  let known: { readonly pictures: Promise<Pictures>; readonly since: number } | undefined

  function read(oldestMs = knownForMs): Promise<Pictures> {
    const now = clock.now().getTime()
    if (known && now - known.since < oldestMs) return known.pictures
    const pictures = database.asSystem(queries.listPictures).then(describeAll)
    const reading = { pictures, since: now }
    known = reading
    pictures.catch(() => {
      if (known === reading) known = undefined
    })
    return pictures
  }

  function keep(recipeId: string, found: FoundBytes): Promise<Keeping> {
    return changing.add(() => replace(recipeId, found))
  }

  async function replace(recipeId: string, found: FoundBytes): Promise<Keeping> {
    const reading = await encodeSquares(found.bytes, pictureLimits)
    if (reading.kind !== 'squares') return { kind: reading.kind }
    const version = versionOf(found.bytes)
    for (const { edgePx, format, bytes } of reading.sizes) {
      await storage.put(storageKey(recipeId, { version, edgePx, format }), bytes)
    }
    const row = rowOf(recipeId, version, found, clock.now())
    const former = await database.asSystem((tx) => queries.savePicture(tx, row))
    known = undefined
    if (former && former.version !== version) await removeFiles(former)
    return { kind: 'kept', picture: describePicture(row) }
  }

  async function removeFiles({ recipeId, version }: queries.PictureRow): Promise<void> {
    for (const file of filesOf(version)) await storage.remove(storageKey(recipeId, file))
  }

  async function findBytes(recipe: Recipe, wish: PictureWish, signal: AbortSignal): Promise<FoundBytes> {
    const names = photoNamesOf(recipe)
    const photo = (await photos?.list())?.find(({ name }) => names.includes(slugOf(name)))
    if (photo) return { bytes: await photo.read(), source: 'found' }
    if (wish.source === 'drawn')
      return { bytes: await paintSvg(drawPicture(recipe), 'full'), source: 'drawn' }
    if (!model) throw fail('image_model_missing')
    const { provider, model: name } = model.describe()
    const bytes = await model.generate(picturePrompt(recipe, wish.query), signal)
    return { bytes, source: 'generated', model: `${provider}/${name}` }
  }

  async function make(recipe: Recipe, wish: PictureWish, signal: AbortSignal): Promise<RecipePicture> {
    // The caller may have disconnected while waiting for its turn.
    signal.throwIfAborted()
    try {
      const keeping = await keep(recipe.id, await findBytes(recipe, wish, signal))
      if (keeping.kind === 'kept') return keeping.picture
      throw fail('image_generation_failed', { reason: reasons[keeping.kind] })
    } catch (error) {
      if (!(error instanceof ImageModelError) || error.kind === 'aborted') throw error
      log.warn({ recipe: recipe.id, reason: error.kind, status: error.status }, 'image generation failed')
      throw fail('image_generation_failed', { reason: reasons[error.kind] })
    }
  }

  return {
    read: () => read(),
    keep,
    keepFirst: (recipeId, found) =>
      changing.add(
        async () => !(await read()).has(recipeId) && (await replace(recipeId, found)).kind === 'kept',
      ),
    list: async () => {
      const pictures = await read()
      const described = model?.describe()
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
    },
    make: async (wish, signal) => {
      const recipe = findRecipe(wish.recipeId)
      if (!recipe) throw fail('recipe_not_found')
      if (wish.source === 'generated' && !model) throw fail('image_model_missing')
      const key = JSON.stringify([wish.recipeId, wish.source, wish.query])
      return singleFlight.do(key, signal, (all) => making.add(() => make(recipe, wish, all)))
    },
    remove: (recipeId) =>
      changing.add(async () => {
        const removed = await database.asSystem(async (tx) => {
          const row = await queries.deletePicture(tx, recipeId)
          // Recorded as a search without result, because the stock search would otherwise find the same photo again.
          if (row) await queries.recordMiss(tx, recipeId, clock.now())
          return row
        })
        known = undefined
        if (removed) await removeFiles(removed)
        return removed !== undefined
      }),
    open: async (recipeId, name) => {
      const fileIn = (pictures: Pictures) => {
        const picture = pictures.get(recipeId)
        return picture && findFile(picture.version, name)
      }
      const file = fileIn(await read()) ?? fileIn(await read(unknownForMs))
      if (!file) return undefined
      const bytes = await storage.get(storageKey(recipeId, file))
      if (bytes) return { bytes, type: `image/${file.format}` }
      // The files are lost, so the drawn plate is shown until a new picture is made.
      await database.asSystem((tx) => queries.deleteVersion(tx, recipeId, file.version))
      known = undefined
      return undefined
    },
  }
}

function rowOf(recipeId: string, version: string, found: FoundBytes, createdAt: Date): queries.PictureRow {
  const { source, model = null, credit } = found
  return {
    recipeId,
    source,
    version,
    credit: credit?.name ?? null,
    creditUrl: credit?.url ?? null,
    model,
    createdAt,
  }
}

function describeAll(rows: readonly queries.PictureRow[]): Pictures {
  return new Map(rows.map((row) => [row.recipeId, describePicture(row)]))
}

function describePicture({
  recipeId,
  version,
  source,
  credit,
  creditUrl,
}: queries.PictureRow): RecipePicture {
  return {
    version,
    source,
    address: recipeImageAddress(recipeId, version),
    credit: credit && creditUrl ? { name: credit, url: creditUrl } : null,
  }
}
