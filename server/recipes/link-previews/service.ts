import { createHash } from 'node:crypto'
import type { Recipe } from '#contract/recipes/recipes.ts'
import { LRUCache } from 'lru-cache'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { paintSvg } from '../../platform/files/svg-picture.ts'
import { readNutritionProfile } from '../../account/profile/service.ts'
import { findSharedRecipe } from '../recipes/service.ts'
import { drawPicture } from './rules.ts'

type Png = Uint8Array<ArrayBuffer>

interface Picture {
  /** ETag of the drawing, for revalidation without rendering. */
  readonly etag: string
  paint(): Promise<Png>
}

export interface LinkPreviews {
  /** Returns a recipe for an anonymous reader, or for this account with its warnings and hidden numbers. */
  findRecipe(id: string, reader: AccountId | undefined): Promise<Recipe | undefined>
  findPicture(id: string): Picture | undefined
}

/** Cached pictures, about 5 MB in all; more than are shared at a time. */
const mostPictures = 128

export function createLinkPreviews(parts: { database: Database; clock: Clock }): LinkPreviews {
  const { database, clock } = parts
  const painted = new LRUCache<string, Png, string>({
    max: mostPictures,
    fetchMethod: (_tag, _stale, { context: svg }) => paintSvg(svg),
    // A picture evicted while it is rendered is still sent to its readers.
    ignoreFetchAbort: true,
  })

  return {
    findRecipe: async (id, reader) => {
      if (!reader) return findSharedRecipe(id)
      const nutritionProfile = await database.asAccount(reader, (tx) => readNutritionProfile(tx, clock.now()))
      return findSharedRecipe(id, nutritionProfile)
    },
    findPicture: (id) => {
      const recipe = findSharedRecipe(id)
      if (!recipe) return undefined
      const svg = drawPicture(recipe)
      const tag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`
      return { etag: tag, paint: () => painted.forceFetch(tag, { context: svg }) }
    },
  }
}
