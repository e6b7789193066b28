import { recipeImageSources } from '#contract/recipes/recipe-images.ts'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { systemOnly } from '../../platform/database/row-security.ts'

/** Pictures of recipes. Their bytes are in object storage, in two sizes and two formats, under their version. */
export const recipeImages = pgTable(
  'recipe_images',
  {
    recipeId: text().primaryKey(),
    source: text({ enum: recipeImageSources }).notNull(),
    /** Hash of the picture's bytes, so that the content of an address never changes. */
    version: text().notNull(),
    /** Author and page of a stock photo; null for other sources. */
    credit: text(),
    creditUrl: text(),
    /** Provider and model of a generated picture; null for other sources. */
    model: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  () => systemOnly(),
)

/**
 * Recipes whose stock search found nothing or whose picture was removed, with the time, so that the search is not
 * repeated for `missedForDays` days.
 */
export const recipeImageMisses = pgTable(
  'recipe_image_misses',
  { recipeId: text().primaryKey(), askedAt: timestamp({ withTimezone: true }).notNull() },
  () => systemOnly(),
)
